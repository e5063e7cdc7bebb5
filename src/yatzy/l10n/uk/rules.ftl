# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[many] { $points } очок.
    }
pays-all = Сума всіх кубиків.
pays-all-plus = Сума всіх кубиків і ще { $plus }.
pays-matched = Сума цих кубиків.
pays-matched-plus = Сума цих кубиків і ще { $plus }.

rules-turn = Хід
rules-turn-rolls = { $dice ->
        [1] Кинь кубик.
        [one] Кинь усі кубики ({ $dice }).
        [few] Кинь усі { $dice } кубики.
       *[many] Кинь усі { $dice } кубиків.
    } { $again ->
        [0] Другого кидка немає.
        [1] Потім будь-які з них можна кинути ще раз.
       *[other] Потім будь-які з них можна перекидати до { $again } разів, навіть залишені раніше. Зупинитися можна будь-коли.
    }
rules-face = Сума кубиків із { $face }.
rules-order-free = Запиши результат в одне вільне поле на вибір. Якщо кубики не підходять, пиши там 0. Заповнене поле вже не змінюється.
rules-order-strike-last = Запиши результат у вільне поле, до якого підходять кубики. Лише якщо не підходить жодне, викресли поле на вибір. Заповнене поле вже не змінюється.
rules-order-fixed = Запиши результат у перше згори вільне поле, навіть якщо це нуль. Заповнене поле вже не змінюється.
rules-turn-end = Гра закінчується після { $turns ->
        [one] { $turns } ходу
        [few] { $turns } ходів
       *[many] { $turns } ходів
    }, коли всі поля заповнено.

rules-upper = Верхня секція
rules-lower = Нижня секція
rules-upper-bonus = { $bonus }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за { $at } або більше у верхній секції.
rules-last-resort = Лише коли жодне інше вільне поле не дає очок.
rules-no-last-resort = Можна вибрати завжди.

rules-further = Знову { $box }
rules-further-ordinary = Нічого особливого: коли власне поле заповнено, це звичайний кидок.
rules-further-bonus = Поки в полі «{ $box }» є очки, кожне наступне дає додатково { $bonus ->
        [one] { $bonus } очко
        [few] { $bonus } очки
       *[many] { $bonus } очок
    }, навіть якщо записано нуль.
rules-further-bonus-after-entry = Коли поле «{ $box }» заповнено, очками чи нулем, кожен наступний такий кидок дає додатково +{ $bonus }, навіть якщо записано нуль.
rules-further-no-bonus-after-zero = Після нуля в полі «{ $box }» такого бонусу немає.
rules-further-bonus-upper-open = Цей бонус дають, лише поки верхнє поле для цього числа вільне.
rules-further-chips = Бонуси — це фішки: їх тримають поруч із таблицею й додають до підсумку наприкінці раунду.
rules-further-joker = Коли поле «{ $box }» заповнено, очками чи нулем, і верхнє поле для цього числа теж, кидок стає джокером: він підходить до кожного нижнього поля.
rules-further-joker-highest = Джокер дає найбільше, що може дати поле.
rules-further-joker-free = Вибір вільний: джокера можна записати в будь-яке вільне поле.
rules-further-joker-forced = Джокера треба записати у вільне нижнє поле. Лише коли таких немає, пишуть 0 у верхньому.
rules-further-upper-always = Поки верхнє поле для цього числа вільне, записувати треба туди, хоч би що було в полі «{ $box }»: очки чи нуль.
rules-further-upper-after-points = Поки в полі «{ $box }» є очки, а верхнє поле для цього числа вільне, записувати треба туди. Після нуля в полі «{ $box }» вибір вільний, поки це верхнє поле не заповнено.
rules-further-in-chance = Поки в полі «{ $box }» є очки, повторний такий кидок дає { $points } у полі «{ $chance }», якщо воно вільне.
rules-further-zero-when-closed = Поки в полі «{ $box }» є очки, а поле «{ $chance }» і верхнє поле для цього числа вже заповнено, повторний такий кидок дає 0 у будь-якому полі.
rules-further-zero-when-upper-box-closed = Поки в полі «{ $box }» є очки, а верхнє поле для цього числа вже заповнено, повторний такий кидок дає 0 скрізь, крім поля «{ $chance }».
rules-further-zero-when-upper-section-closed = Поки в полі «{ $box }» є очки, а всі верхні поля вже заповнено, повторний такий кидок дає 0 скрізь, крім поля «{ $chance }».

# An example of another five alike: what is filled, what the roll gives then, and where.

rules-case-when = { $held ->
        [zero] У полі «{ $box }» нуль
       *[points] У полі «{ $box }» є очки
    }{ $upper ->
        [none] {""}
       *[other] , поле «{ $upper }» { $open ->
            [yes] вільне
           *[no] заповнено
        }
    }{ $full ->
        [chance] {" "}і поле «{ $chance }» теж
        [lower] {" "}і всі нижні поля теж
        [upper-and-chance] , як і поле «{ $chance }» та всі інші верхні поля
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }і бонус { $bonus }
    }.

rules-table = Гравці й раунди
rules-players-any = { $least ->
        [1] Гравців скільки завгодно, можна й наодинці.
       *[other] Гравців від { $least }.
    }
rules-players-range = Гравців від { $least } до { $most }.
rules-start-roll-off = Кожен кидає всі кубики один раз. Починає той, у кого найбільша сума, далі за годинниковою стрілкою.
rules-start-agreed = Гравці домовляються, хто починає.
rules-clockwise = Хід переходить за годинниковою стрілкою.
rules-scorekeeper-one = Один гравець веде рахунок за всіх.
rules-scorekeeper-each = Кожен веде власну таблицю.
rules-teams = Можна грати командами ({ $numbers }); у партнерів спільна колонка.
rules-series = У серії до { $rounds } раундів.
rules-series-chosen = Скільки раундів грати, вирішують гравці.
rules-counting-totals = Раунди можна рахувати за підсумками: перемагає той, у кого найбільша сума за всі раунди.
rules-counting-differences = Раунди можна рахувати за різницею: очки отримує лише переможець раунду — стільки, скільки становить його відрив.
rules-counting-rounds-won = Кожен раунд рахується окремо.
rules-winner = Перемагає той, у кого більше очок.

rules-notes = Примітки
rules-options = Варіанти
rules-options-how = Додай їх до назви, наприклад { $sheet }.
rules-ours = (наше прочитання)
rules-elsewhere = Що кажуть інші переклади
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Мови видання: { $languages }.
rules-not-printed = Цією мовою ({ $language }) правил не видано: назви полів — ті, якими зазвичай користуються.
rules-instead = У тексті цією мовою ({ $language }) є власне правило. За ним грають у правилах { $sheet }.
rules-own-text = У тексті цією мовою ({ $language }) є власне правило. Ти граєш за ним, якщо не обереш інших правил.
rules-guessed = * не надруковано або в нашому примірнику не читається: так поле називають гравці
rules-highest = Найвищий можливий підсумок: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Найвищий можливий підсумок: { NUMBER($total, useGrouping: 0) }, або { $card } без бонусів «Знову { $box }»
