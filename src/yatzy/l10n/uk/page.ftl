# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Кожна гра Yatzy — за правилами зі своєї коробки.
page-default-name = Гравець
page-opening = Хвилинку…
page-no-script = Ця сторінка потребує JavaScript. Дозволь його для цієї адреси й онови сторінку.
page-away = Сервер не відповідає. Спробуй за мить.
page-lost = Зв’язок зник. Пробуємо відновити; гру збережено.
page-back = Зв’язок відновлено.
page-slow = Сервер ще не відповів. Чекаємо…
page-table-closed = Той, хто тримає сервер, закрив цей стіл. Далі грати тут не можна.
page-no-table = Такого стола немає
page-no-sheet = Такого блокнота немає
page-no-sheet-about = Мабуть, в адресі помилка. Усі блокноти — на полиці.
page-nowhere = Тут нічого немає
page-nowhere-about = Мабуть, в адресі помилка. Код стола має десять літер і цифр.
page-close = Закрити
page-home = На головну
page-rules = Правила
page-records = Статистика
page-between = Між іграми
page-explorer-go = Аналіз позиції
page-drill-go = Тренування
page-undo = Скасувати

# The start

page-play-now = Одиночна гра
page-again = Ще одну гру: { $names }
page-starts = Починає { $player }
page-tonight = Сьогодні ввечері: { $score }
page-door-computer = Проти комп’ютера
page-door-computer-about = від легкого до бездоганного
page-door-here = За одним екраном
page-door-here-about = передаючи по колу
page-door-friends = З друзями
page-door-friends-about = за посиланням чи кодом
page-door-real = Зі справжніми кубиками
page-door-real-about = бланк рахує сам
page-day-about = Однакові кидки для всіх
page-day-play = Грати
page-day-players = гравців: { $players }
page-day-best = найкращий { $points }
page-day-streak = днів поспіль: { $days }
page-today = Гра дня
page-join = Увійти за кодом або посиланням
page-join-example = AB3DE-FG7HJ
page-join-go = Увійти
page-join-wrong = Код має десять літер і цифр.
page-continue = Продовжити
page-waiting = Ще нікого
page-continue-all = Показати ще { $count }
page-forget = Прибрати зі списку: { $title }
page-look-again = Розібрати
page-look-more = Ще { $count }
page-look-at-it = Розібрати гру
page-bring = Додати запис
page-own = Власні правила
page-own-back = Назад до цих правил
page-compare = Порівняння
page-no-publisher = Як грають у народі
page-sheet-counts = { $boxes ->
        [one] { $boxes } поле
        [few] { $boxes } поля
       *[many] { $boxes } полів
    } · { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }
page-sheet-tactic = Пари, стріти й повний дім. Бонус 50 за 63 очки.
page-sheet-tactic-da = За данським текстом: Yatzy дає суму кубиків і 50.
page-sheet-tactic-nl = За нідерландським текстом: бонус, якщо понад 63.
page-sheet-vinga = П’ятнадцять полів, без доплат і без примусу.
page-sheet-mb-1973 = Фішки за кожне нове Yahtzee й обов’язковий джокер. Команди й серії.
page-sheet-hasbro = Джокер обов’язковий, навіть після нуля.
page-sheet-printworks = 100 за кожне нове Yatzy й вільний джокер.
page-sheet-philos = Друге Yatzi варте 100 у Шансі.
page-sheet-philos-fr = За французьким текстом: нуль, якщо верхнє поле заповнено.
page-sheet-philos-es = За іспанським текстом: нуль, якщо верх заповнено.
page-sheet-maxi = Шість кубиків, двадцять полів, бонус 100 за 84 очки.
page-sheet-forced-order = Згори донизу, без вибору.
page-sheet-kniffel = 50 за новий Kniffel, поки вільне верхнє поле, потім джокер.
page-sheet-yams = Одна колонка; для стритів потрібні п’ять кубиків.
page-sheet-yacht = Дванадцять полів, без бонусу, 30 за кожен стрит.
page-sheet-yacht-dice = Як у відеоіграх: фул-хаус дає суму очок, стрити 15 і 30.

# Laying a table

page-other-pad = Інший блокнот
page-who = Хто грає
page-name = Ім’я
page-your-name = Твоє ім’я
page-far-name = Хто приєднається
page-add-here = Хтось тут поруч
page-add-far = На своєму телефоні
page-add-computer = Комп’ютер
page-add-known = Додати: { $name }
page-change-colour = Змінити колір: { $name }
page-which-computer = Який комп’ютерний гравець
page-remove = Прибрати: { $name }
page-raise = Вище: { $name }
page-dice = Кубики
page-dice-screen = На екрані
page-dice-real = Справжні
page-dice-same = Однакові для всіх
page-dice-screen-about = Їх кидають тут: усі бачать і згодом можуть перевірити.
page-dice-real-about = Кубики кидають на столі; блокнот перевіряє й рахує.
page-dice-same-about = Матч: кожен грає окремо на своєму пристрої й отримує ті самі кидки. Виграє найвищий підсумок.
page-more = Додатково
page-options = Варіанти
page-rounds = Раунди
page-round = Раунд { $round }
page-counting = Як рахувати
page-counting-totals = Найвища сума раундів
page-counting-differences = Відрив переможця в раунді
page-counting-rounds-won = Виграні раунди
page-counting-short = { $counting ->
        [differences] Відрив
        [rounds-won] Виграно
       *[totals] Сума
    }
page-teams = Команди
page-teams-none = Кожен за себе
page-teams-some = { $number ->
        [one] { $number } команда
        [few] { $number } команди
       *[many] { $number } команд
    }
page-team = Команда { $team }
page-begins = Хто починає
page-begins-agreed = Перше ім’я
page-begins-roll-off = Найбільший кидок
page-coach-on = Можна питати тренера
page-no-coach = Без тренера цей сервер не дає порад щодо гри, доки вона триває. Завадити шукати поради деінде він не може.
page-patience = Скільки чекати того, кого немає
page-start = Почати
page-lay = Створити стіл
page-lay-match = Створити матч
page-series = Рахунок серії

# Before the game

page-lobby = { $free ->
        [0] Усі на місці.
        [one] Вільне { $free } місце.
        [few] Вільні { $free } місця.
       *[many] Вільно { $free } місць.
    }
page-lobby-wait = Гра почнеться, коли всі місця буде зайнято або коли господар її почне.
page-lobby-patience = Якщо когось немає { $time }, решта можуть дати зіграти комп’ютеру.
page-remove-player = Прибрати
page-removed = Господар прибрав тебе з-за столу. Дивитися можна. Щоб грати, попроси пустити тебе назад.
page-admit = Пустити назад: { $name }
page-lobby-sit = Сядь на місце, щоб грати.
page-lobby-screen = кубики на екрані
page-lobby-real = справжні кубики
page-seat-free = Вільно
page-seat-mine = Ти
page-sit = Сісти тут
page-stand-up = Встати
page-begin = { $count ->
        [1] Почати наодинці
        [one] Почати: { $count } гравець
        [few] Почати: { $count } гравці
       *[many] Почати: { $count } гравців
    }
page-begin-ask = Почати без інших?
page-begin-ask-about = Вільні місця зникнуть. Хто прийде пізніше, зможе лише дивитися.
page-invite = Запросити
page-invite-play = Хто це відкриє, зможе сісти на вільне місце.
page-invite-look = Гру закінчено: хто це відкриє, побачить, як вона йшла.
page-share = Поділитися грою
page-invite-watch = Гра почалася: хто це відкриє, зможе дивитися.
page-qr = QR-код цього стола
page-code = Код
page-link = Посилання
page-copy = Копіювати
page-copied = Скопійовано
page-not-copied = Виділи й скопіюй вручну
page-no-code = QR-код не намалювати, поки сервер не відповідає.
page-device = Грати на іншому пристрої
page-device-about = Відкрий це посилання на іншому пристрої: грати за твої місця можна буде на обох. Давай його лише тому, хто має грати за тебе.
page-device-own = Це мій пристрій: йому можна все, що й цьому
page-device-qr = QR-код для другого пристрою
page-device-make = Створити посилання
page-take-over = Грати тут за: { $theirs }?
page-take-over-about = { $held ->
        [yes] Це посилання — для: { $theirs }. Цей пристрій грає за: { $ours }, а без власного посилання вже не зможе.
       *[no] Це посилання — для: { $theirs }. Цей пристрій створив стіл і вже не зможе там нічого почати чи закінчити.
    }
page-take-over-yes = Грати
page-take-over-no = Лишити як є
page-take-over-none = Це посилання не дає місця за цим столом.

# The table

page-menu = Меню
page-pad = Блокнот
page-story = Щойно
page-pad-of = Блокнот: { $player }
page-whole-pad = Увесь блокнот
page-people = Гравці
page-computer = комп’ютер
page-turn = хід
page-turn-of = Ходить { $player }
page-turn-number = хід { $turn } з { $turns }
page-table-code = стіл { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: поки { $sum } з { $at }.
page-pace = { $way ->
        [ahead] { $points ->
            [one] На { $points } очко більше, ніж зараз треба для бонусу.
            [few] На { $points } очки більше, ніж зараз треба для бонусу.
           *[many] На { $points } очок більше, ніж зараз треба для бонусу.
        }
        [behind] { $points ->
            [one] На { $points } очко менше, ніж зараз треба для бонусу.
            [few] На { $points } очки менше, ніж зараз треба для бонусу.
           *[many] На { $points } очок менше, ніж зараз треба для бонусу.
        }
       *[even] Рівно стільки очок, скільки зараз треба для бонусу.
    }
page-chips = { $count ->
        [0] Фішок немає
        [one] { $count } фішка, +{ $points }
        [few] { $count } фішки, +{ $points }
       *[many] { $count } фішок, +{ $points }
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: викреслено
page-cell-offered = { $box } { $points }: можна взяти{ $advised ->
        [yes] , тренер радить
        [best] , зараз найкраще поле
       *[no] {""}
    }
page-cell-zero = { $box } 0: буде викреслено
page-cell-barred = { $box }: не зараз. { $why }
page-cell-open = { $box }: вільно
page-box-about = Як рахуються очки: { $box }
page-box-example = Наприклад
page-box-now = Ці кубики
page-box-write = Записати сюди { $points }
page-cheer-box = { $box }!
page-cheer-best = Особистий рекорд!
page-sound = Звук
page-pass-on = Твій хід. Торкнись, щоб почати.
page-die = Кубик { $place }: { $face }{ $kept ->
        [yes] , залишено
       *[no] {""}
    }
page-keep-line = Залишені кубики
page-face = { $face }
page-throws-left = { $count ->
        [0] Кидків немає
        [one] Ще { $count } кидок
        [few] Ще { $count } кидки
       *[many] Ще { $count } кидків
    }
page-button-roll = Кинути
page-button-roll-named = { $player }, кидай
page-button-again = { $count ->
        [one] Кинути { $count } кубик
        [few] Кинути { $count } кубики
       *[many] Кинути { $count } кубиків
    }
page-button-choose = Обери поле
page-button-all-kept = Усі кубики залишено
page-button-theirs = Ходить { $player }
page-rolled-off = Найбільший кидок має { $player } і починає.
page-roll-off = Починає найбільший кидок. Зараз кидає { $player }.
page-do-roll = { $several ->
        [yes] Кидає { $player }.
       *[no] Твій хід: кидай кубики.
    }
page-do-tell = { $several ->
        [yes] { $player }: познач кубики, як вони лягли, або поле й очки.
       *[no] Познач кубики, як вони лягли, або поле й очки.
    }
page-do-keep = Познач, які кубики залишити, або обери поле.
page-do-choose = Кидків немає: обери поле.
page-do-take = Обери поле або виправ кубики.
page-your-turn = { $several ->
        [yes] Ходить { $player }.
       *[no] Твій хід.
    }
page-zero = Викреслити поле «{ $box }»?
page-zero-yes = Викреслити
page-zero-no = Ще ні

page-told-rolled = { $you ->
        [yes] Твій кидок: { $dice }.
       *[no] { $player } кидає: { $dice }.
    }
page-told-laid = { $you ->
        [yes] Твої кубики: { $dice }.
       *[no] { $player } має { $dice }.
    }
page-told-kept = { $you ->
        [yes] Залишаєш { $dice }.
       *[no] { $player } залишає { $dice }.
    }
page-told-wrote = { $you ->
        [yes] Твій запис: { $box } — { $points }.
       *[no] { $player }: { $box } — { $points }.
    }
page-told-struck = { $you ->
        [yes] Викреслено: { $box }.
       *[no] { $player } викреслює поле «{ $box }».
    }
page-told-took-back = { $you ->
        [yes] Скасовано.
       *[no] { $player } скасовує дію.
    }
page-told-corrected = Виправлено: { $box } — { $points }.
page-told-reacts = { $player }: { $text }

page-react = Реакція
page-reaction-bravo = Браво!
page-reaction-laugh = Ха-ха!
page-reaction-ouch = Ой!
page-reaction-luck = Хай щастить!
page-reaction-hurry = Ну ж бо…
page-reaction-thanks = Дякую!
page-hand-over = { $player }: хай грає комп’ютер…
page-hand-over-who = { $player }: хто грає далі?
page-hand-over-own = Він грає, доки ти не повернешся, а це можна будь-коли.
page-hand-over-another = { $player }: хай грає комп’ютер?
page-hand-over-about = Сильний комп’ютерний гравець гратиме, доки { $player } не повернеться.
page-hand-over-go = Хай грає
page-has-left = { $player } більше не за столом.
page-waits = { $player } довго не відповідає.
page-absent = { $player } не на місці. Дати зіграти комп’ютеру можна через { $time }.
page-hand-over-yes = Хай грає { $computer }
page-not-now = Не зараз
page-figure-numbers = Показати числа
page-plays-for = { $player }: грає { $computer }
page-for = { $player } ({ $computer })
page-come-back = { $player } грає далі
page-come-back-self = Граю далі

# The keys

page-keys = Клавіші
page-key-space = Пробіл
page-key-enter = Enter
page-keys-roll = кинути або відразу показати кубики
page-keys-keep = залишити кубик або повернути його
page-keys-tell = вказати, що випало на кубику
page-keys-walk = рухатися блокнотом
page-keys-write = записати в поле
page-keys-hint = спитати тренера
page-keys-undo = скасувати
page-keys-card = ця довідка

# A match with the same dice

page-match-go = До матчу
page-match-compare = Як в інших?
page-match-sealed = Кубики можна перевірити, коли матч закінчиться.

# The coach

page-hint = Підказка
page-coach = Тренер
page-coach-idle = Після кидка спитай, що робити.
page-coach-thinks = Тренер думає…
page-coach-says = Тренер: { $choice }. { $why }
page-coach-second = { $less ->
        [no] Так само добре: { $choice }.
       *[yes] Другий варіант: { $choice }, на { $cost } менше.
    }
page-coach-best = ідеал
page-coach-keep = Залишити ці кубики
page-ask-explorer = Аналіз цієї позиції
page-percent = { $number }%
page-chances = Шанс на перемогу
page-chances-round = Шанс виграти цей раунд

# Real dice

page-real-dice = Кубики: { $dice }
page-real-keys = Кубики, як вони лягли
page-points-which = Скільки очок?
page-points-none = Сюди зараз нічого не записати.
page-correct = Виправити: { $box }
page-correct-was = { $player } має там { $points }.
page-correct-box = Поле

# The end

page-end = Кінець
page-end-alone = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
page-end-won = Перемога: { $players } — { $counting ->
        [differences] відрив { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
        [rounds-won] { $points ->
            [one] { $points } раунд
            [few] { $points } раунди
           *[many] { $points } раундів
        }
       *[totals] { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
    }
page-end-shared = Перемогу ділять { $players }
page-rematch = Зіграти ще
page-rematch-go = До реваншу
page-end-more = Більше
page-tonight-title = Сьогодні ввечері, гра { $games }
page-evening-end = Завершити вечір
page-evening-won = Перемога вечора: { $player }
page-fair-dice = Чесні кубики
page-record-notation = Нотація
page-record-jsonl = JSON Lines
page-record-csv = CSV
