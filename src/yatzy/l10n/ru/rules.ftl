# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
pays-all = Сумма всех кубиков.
pays-all-plus = Сумма всех кубиков и ещё { $plus }.
pays-matched = Сумма этих кубиков.
pays-matched-plus = Сумма этих кубиков и ещё { $plus }.

rules-turn = Ход
rules-turn-rolls = { $dice ->
        [1] Брось кубик.
        [one] Брось все кубики ({ $dice }).
        [few] Брось все { $dice } кубика.
       *[many] Брось все { $dice } кубиков.
    } { $again ->
        [0] Второго броска нет.
        [1] Потом любые из них можно бросить ещё раз.
       *[other] Потом любые из них можно перебрасывать до { $again } раз, даже оставленные раньше. Остановиться можно в любой момент.
    }
rules-face = Сумма кубиков с { $face }.
rules-order-free = Запиши результат в любое свободное поле. Если комбинация не собрана, там будет ноль. Заполненное поле уже не меняется.
rules-order-strike-last = Запиши результат в свободное поле, к которому подходят кубики. Только если не подходит ни одно, вычеркни поле на выбор. Заполненное поле уже не меняется.
rules-order-fixed = Запиши результат в самое верхнее свободное поле, даже если это ноль. Заполненное поле уже не меняется.
rules-turn-end = Игра заканчивается после { $turns ->
        [one] { $turns } хода
        [few] { $turns } ходов
       *[many] { $turns } ходов
    }, когда все поля заполнены.

rules-upper = Верхняя секция
rules-lower = Нижняя секция
rules-upper-bonus = { $bonus }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $at } или больше в верхней секции.
rules-last-resort = Только если ни одно другое свободное поле не даёт очков.
rules-no-last-resort = Можно выбрать всегда.

rules-further = Снова { $box }
rules-further-ordinary = Ничего особенного: когда своё поле заполнено, это бросок как любой другой.
rules-further-bonus = Пока в поле «{ $box }» есть очки, каждый следующий раз даёт сверх записи { $bonus ->
        [one] { $bonus } очко
        [few] { $bonus } очка
       *[many] { $bonus } очков
    }, даже если сама запись — ноль.
rules-further-bonus-after-entry = Когда поле «{ $box }» заполнено, очками или нулём, каждый следующий такой бросок даёт сверх записи +{ $bonus }, даже если записан ноль.
rules-further-no-bonus-after-zero = После нуля в поле «{ $box }» такого бонуса нет.
rules-further-bonus-upper-open = Этот бонус дают, только пока верхнее поле для этого числа свободно.
rules-further-chips = Бонусы — это фишки: их держат рядом с таблицей и прибавляют к итогу в конце раунда.
rules-further-joker = Когда поле «{ $box }» заполнено, очками или нулём, и верхнее поле для выпавшего числа тоже, бросок становится джокером: он подходит к любому нижнему полю.
rules-further-joker-highest = Джокер даёт наибольшее, что возможно в этом поле.
rules-further-joker-free = Джокер свободный: его можно записать в любое свободное поле.
rules-further-joker-forced = Джокер записывают в свободное нижнее поле. Только если таких нет, ставят ноль в верхнее.
rules-further-upper-always = Пока верхнее поле для этого числа свободно, бросок записывают туда, что бы ни стояло в поле «{ $box }»: очки или ноль.
rules-further-upper-after-points = Пока в поле «{ $box }» есть очки, а верхнее поле для этого числа свободно, бросок записывают туда. После нуля в поле «{ $box }» выбор свободный, пока это верхнее поле не занято.
rules-further-in-chance = Пока в поле «{ $box }» есть очки, ещё один такой бросок даёт { $points } в поле «{ $chance }», если оно свободно.
rules-further-zero-when-closed = Пока в поле «{ $box }» есть очки, а поле «{ $chance }» и верхнее поле для этого числа уже заполнены, ещё один такой бросок даёт ноль в любом поле.
rules-further-zero-when-upper-box-closed = Пока в поле «{ $box }» есть очки, а верхнее поле для этого числа уже заполнено, ещё один такой бросок даёт ноль везде, кроме поля «{ $chance }».
rules-further-zero-when-upper-section-closed = Пока в поле «{ $box }» есть очки, а все верхние поля уже заполнены, ещё один такой бросок даёт ноль везде, кроме поля «{ $chance }».

# An example of another five alike: what is filled, what the roll gives then, and where.

rules-case-when =
    { $held ->
        [zero] Поле «{ $box }» вычеркнуто
       *[points] В поле «{ $box }» есть очки
    }{ $upper ->
        [none] {""}
       *[other] , поле «{ $upper }» { $open ->
            [yes] свободно
           *[no] заполнено
        }
    }{ $full ->
        [chance] , как и поле «{ $chance }»
        [lower] , как и все нижние поля
        [upper-and-chance] , как и поле «{ $chance }» и все остальные верхние поля
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }и бонус { $bonus }
    }.

rules-table = Порядок игры
rules-players-any = { $least ->
        [1] Игроков сколько угодно, можно и в одиночку.
       *[other] Игроков от { $least }.
    }
rules-players-range = Игроков от { $least } до { $most }.
rules-start-roll-off = Каждый один раз бросает все кубики. Начинает тот, у кого сумма больше, дальше по часовой стрелке.
rules-start-agreed = Игроки договариваются, кто начинает.
rules-clockwise = Ход переходит по часовой стрелке.
rules-scorekeeper-one = Один игрок ведёт счёт за всех.
rules-scorekeeper-each = Каждый ведёт свою таблицу.
rules-teams = Можно играть командами ({ $numbers }); у партнёров общая колонка.
rules-series = В серии до { $rounds } раундов.
rules-series-chosen = Сколько раундов играть, решают игроки.
rules-counting-totals = Раунды можно считать по сумме: побеждает тот, у кого больше очков за все раунды.
rules-counting-differences = Раунды можно считать по отрыву: очки получает только победитель раунда, столько, сколько составил отрыв.
rules-counting-rounds-won = Каждый раунд считается отдельно.
rules-winner = Побеждает тот, у кого больше очков.

rules-notes = Примечания
rules-options = Варианты
rules-options-how = Добавь их к названию, например { $sheet }.
rules-ours = (наше толкование)
rules-elsewhere = Что говорят другие переводы
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Языки издания: { $languages }.
rules-not-printed = На этом языке ({ $language }) правила не напечатаны: названия полей — обычные.
rules-instead = В тексте на этом языке ({ $language }) есть своё правило. По нему играют, если выбрать правила { $sheet }.
rules-own-text = В тексте на этом языке ({ $language }) есть своё правило. Ты играешь по нему, если не выберешь другие правила.
rules-guessed = * не напечатано или неразборчиво в нашем экземпляре: так говорят игроки
rules-highest = Наибольший возможный итог: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Наибольший возможный итог: { NUMBER($total, useGrouping: 0) }, или { $card } без бонусов «Снова { $box }»
