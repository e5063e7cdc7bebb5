# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Грай у Yatzy за правилами зі своєї коробки.
page-default-name = Гравець
page-opening = Хвилинку…
page-no-script = Цій сторінці потрібен JavaScript. Увімкни його для цього сайту й онови сторінку.
page-away = Сервер не відповідає. Спробуй за хвилину.
page-lost = Зв’язок зник. Під’єднуємося знову… Гру збережено.
page-back = Зв’язок відновлено.
page-slow = Чекаємо на сервер…
page-table-closed = Власник сервера закрив цей стіл. Грати тут більше не можна.
page-no-table = Такого столу немає
page-no-sheet = Таких правил немає
page-no-sheet-about = Перевір адресу або обери правила на головній.
page-nowhere = Тут нічого немає
page-nowhere-about = Перевір адресу. Код столу має десять літер і цифр.
page-close = Закрити
page-home = Головна
page-rules = Правила
page-records = Статистика
page-between = Тренування та інше
page-explorer-go = Аналіз позиції
page-drill-go = Тренування
page-undo = Скасувати

# The start

page-play-now = Грати наодинці
page-again = Зіграти ще: { $names }
page-starts = Починає { $player }
page-tonight = Сьогодні ввечері: { $score }
page-door-computer = Проти комп’ютера
page-door-computer-about = від легкого до ідеального
page-door-here = За одним екраном
page-door-here-about = передаючи по колу
page-door-friends = З друзями
page-door-friends-about = за посиланням чи кодом
page-door-real = Зі справжніми кубиками
page-door-real-about = таблиця рахує сама
page-day-about = Однакові кидки для всіх
page-day-play = Грати
page-day-players = гравців: { $players }
page-day-best = рекорд { $points }
page-day-streak = днів поспіль: { $days }
page-today = Гра дня
page-join = Приєднатися за кодом або посиланням
page-join-example = AB3DE-FG7HJ
page-join-go = Приєднатися
page-join-wrong = Код має десять літер і цифр.
page-continue = Продовжити
page-waiting = Ще нікого
page-continue-all = Показати ще { $count }
page-forget = Сховати: { $title }
page-look-again = Розібрати
page-look-more = Ще { $count }
page-look-at-it = Розібрати гру
page-bring = Імпортувати гру
page-own = Власні правила
page-own-back = Назад до цих правил
page-compare = Порівняти правила
page-no-publisher = Домашні правила
page-sheet-counts = { $boxes ->
        [one] { $boxes } поле
        [few] { $boxes } поля
       *[many] { $boxes } полів
    } · { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }
page-sheet-tactic = Пари, стріти й повний дім. Бонус 50 від 63 очок.
page-sheet-tactic-da = Данські правила: Yatzy дає суму кубиків і ще 50.
page-sheet-tactic-nl = Нідерландські правила: для бонусу треба понад 63.
page-sheet-vinga = Без джокера й без бонусу за повторне Yatzy.
page-sheet-mb-1973 = Фішка за кожне повторне Yahtzee, обов’язковий джокер. Команди й серії.
page-sheet-hasbro = Обов’язковий джокер, навіть після нуля.
page-sheet-printworks = 100 за кожне повторне Yatzy, вільний джокер.
page-sheet-philos = Друге Yatzi дає 100 у полі «Шанс».
page-sheet-philos-fr = Французькі правила: повторне Yatzi дає 0, якщо його верхнє поле заповнено.
page-sheet-philos-es = Іспанські правила: повторне Yatzi дає 0, якщо верхню секцію заповнено.
page-sheet-maxi = Три пари, вілла й вежа. Бонус 100 від 84 очок.
page-sheet-forced-order = Поля заповнюють згори донизу.
page-sheet-kniffel = 50 за повторний Kniffel, поки його верхнє поле вільне, потім джокер.
page-sheet-yams = Одна колонка; для стрітів потрібні п’ять кубиків.
page-sheet-yacht = Дванадцять полів, без бонусу, 30 за кожен стріт.
page-sheet-yacht-dice = Як у відеоіграх: повний дім дає суму кубиків, стріти 15 і 30.

# Laying a table

page-other-pad = Змінити правила
page-who = Гравці
page-name = Ім’я
page-your-name = Твоє ім’я
page-far-name = Вільне місце
page-add-here = Гравець на цьому пристрої
page-add-far = Гравець на своєму пристрої
page-add-computer = Бот
page-add-known = Додати: { $name }
page-change-colour = Змінити колір: { $name }
page-which-computer = Який бот
page-remove = Прибрати: { $name }
page-raise = Вище: { $name }
page-dice = Кубики
page-dice-screen = На екрані
page-dice-real = Справжні
page-dice-same = Однакові для всіх
page-dice-screen-about = Кубики кидаємо тут, на очах у всіх. Згодом їх можна перевірити.
page-dice-real-about = Кидай свої кубики; таблиця перевіряє й рахує.
page-dice-same-about = Матч: кожен грає на своєму пристрої, а кидки в усіх ті самі. Перемагає той, у кого більше очок.
page-more = Інші параметри
page-options = Варіанти
page-rounds = Раунди
page-round = Раунд { $round }
page-counting = Рахунок раундів
page-counting-totals = Сума всіх раундів
page-counting-differences = Відрив переможця
page-counting-rounds-won = Більше виграних раундів
page-counting-short = { $counting ->
        [differences] Відрив
        [rounds-won] Виграно
       *[totals] Сума
    }
page-teams = Команди
page-teams-none = Без команд
page-teams-some = { $number ->
        [one] { $number } команда
        [few] { $number } команди
       *[many] { $number } команд
    }
page-team = Команда { $team }
page-begins = Хто починає
page-begins-agreed = Перший у списку
page-begins-roll-off = Хто викине найбільше
page-coach-on = Дозволити тренера
page-no-coach = Без тренера сервер не дає порад, доки гра не скінчиться. Завадити комусь шукати поради деінде він не може.
page-patience = Скільки чекати відсутніх
page-start = Почати
page-lay = Створити стіл
page-lay-match = Створити матч
page-series = Рахунок серії

# Before the game

page-lobby = { $free ->
        [0] Усі на місцях.
        [one] Вільне { $free } місце.
        [few] Вільні { $free } місця.
       *[many] Вільно { $free } місць.
    }
page-lobby-wait = Гра почнеться, коли зайнято всі місця або коли її почне господар.
page-lobby-patience = Якщо когось немає { $time }, решта можуть посадити на це місце бота.
page-remove-player = Прибрати
page-removed = Господар прибрав тебе з-за столу. Можна дивитися. Щоб грати, попроси господаря пустити тебе назад.
page-admit = Пустити назад: { $name }
page-lobby-sit = Займи місце, щоб грати.
page-lobby-screen = кубики на екрані
page-lobby-real = справжні кубики
page-seat-free = Вільно
page-seat-mine = Ти
page-sit = Сісти тут
page-stand-up = Звільнити місце
page-begin = { $count ->
        [1] Почати наодинці
        [one] Почати: { $count } гравець
        [few] Почати: { $count } гравці
       *[many] Почати: { $count } гравців
    }
page-begin-ask = Почати без інших?
page-begin-ask-about = Вільних місць не стане. Хто прийде пізніше, зможе лише дивитися.
page-invite = Запросити гравців
page-invite-play = За цим посиланням можна сісти на вільне місце.
page-invite-look = Гру закінчено: за цим посиланням її можна розібрати.
page-share = Поділитися грою
page-invite-watch = Гра вже йде: за цим посиланням можна дивитися.
page-qr = QR-код цього столу
page-code = Код
page-link = Посилання
page-copy = Копіювати
page-copied = Скопійовано
page-not-copied = Виділи текст і скопіюй
page-no-code = QR-код з’явиться, щойно сервер відповість.
page-device = Грати на іншому пристрої
page-device-about = Відкрий це посилання на іншому пристрої, щоб грати за свої місця й там. Давай його лише тому, хто має грати за тебе.
page-device-own = Це мій пристрій: йому можна все, що й цьому
page-device-qr = QR-код для іншого пристрою
page-device-make = Створити посилання
page-take-over = Зайняти на цьому пристрої місце: { $theirs }?
page-take-over-about = { $held ->
        [yes] Посилання дає місце: { $theirs }. Якщо погодитися, цей пристрій втратить місце: { $ours }. Повернути його можна лише за новим посиланням.
       *[no] Посилання дає місце: { $theirs }. Якщо погодитися, цей пристрій більше не буде господарем столу.
    }
page-take-over-yes = Погодитися
page-take-over-no = Лишити як є
page-take-over-none = За цим посиланням немає місця за столом.

# The table

page-menu = Меню
page-pad = Таблиця
page-story = Останнє
page-pad-of = Таблиця: { $player }
page-whole-pad = Уся таблиця
page-people = Гравці
page-computer = бот
page-turn = хід
page-turn-of = Ходить { $player }
page-turn-number = хід { $turn } з { $turns }
page-table-code = стіл { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: поки що { $sum } з { $at }.
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
page-cell-offered = { $box } { $points }: можна записати{ $advised ->
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
        [0] Кидків не лишилося
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
page-button-all-kept = Усі залишено
page-button-theirs = Ходить { $player }
page-rolled-off = Починає { $player }: найбільша сума кубиків.
page-roll-off = Починає той, хто викине найбільше. Зараз кидає { $player }.
page-do-roll = { $several ->
        [yes] { $player }, кидай кубики.
       *[no] Твій хід: кидай кубики.
    }
page-do-tell = { $several ->
        [yes] { $player }: введи свої кубики або торкни поле й введи очки.
       *[no] Введи свої кубики або торкни поле й введи очки.
    }
page-do-keep = Торкни кубики, які залишаєш, або обери поле.
page-do-choose = Кидків не лишилося: обери поле.
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
       *[no] { $player } скасовує останню дію.
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
page-hand-over = Хай за гравця { $player } грає бот…
page-hand-over-who = Хто грає за гравця { $player }?
page-hand-over-own = Бот грає, доки тебе немає. Повернутися можна будь-коли.
page-hand-over-another = Хай за гравця { $player } грає бот?
page-hand-over-about = Грає сильний бот, доки { $player } не повернеться.
page-hand-over-go = Хай грає
page-has-left = { $player } більше не за столом.
page-waits = { $player } давно не відповідає.
page-absent = { $player } не на місці. Посадити бота можна через { $time }.
page-hand-over-yes = Хай грає { $computer }
page-not-now = Не зараз
page-figure-numbers = Показати числа
page-plays-for = { $computer } грає за гравця { $player }
page-for = { $computer } за гравця { $player }
page-come-back = { $player } повертається до гри
page-come-back-self = Повернутися до гри

# The keys

page-keys = Гарячі клавіші
page-key-space = Пробіл
page-key-enter = Enter
page-keys-roll = кинути або зупинити кубики
page-keys-keep = залишити або відпустити кубик
page-keys-tell = ввести кубик
page-keys-walk = рухатися таблицею
page-keys-write = записати в поле
page-keys-hint = спитати тренера
page-keys-undo = скасувати
page-keys-card = показати ці клавіші

# A match with the same dice

page-match-go = До матчу
page-match-compare = Що в інших
page-match-sealed = Кубики можна перевірити, коли матч закінчиться.

# The coach

page-hint = Підказка
page-coach = Тренер
page-coach-idle = Кинь кубики й питай, що робити.
page-coach-thinks = Тренер думає…
page-coach-says = Тренер: { $choice }. { $why }
page-coach-second = { $less ->
        [no] Не гірше: { $choice }.
       *[yes] Наступний за силою варіант: { $choice }, на { $cost } менше.
    }
page-coach-best = найкраще
page-coach-keep = Залишити ці кубики
page-ask-explorer = Аналіз цієї позиції
page-percent = { $number }%
page-chances = Шанс на перемогу
page-chances-round = Шанс виграти цей раунд

# Real dice

page-real-dice = Кубики: { $dice }
page-real-keys = Введи свої кубики
page-points-which = Скільки очок?
page-points-none = У це поле зараз записати не можна.
page-correct = Виправити: { $box }
page-correct-was = { $player } має там { $points }.
page-correct-box = Поле

# The end

page-end = Гру закінчено
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
page-end-shared = Спільна перемога: { $players }
page-rematch = Зіграти ще
page-rematch-go = До реваншу
page-end-more = Ще
page-tonight-title = Сьогодні ввечері, гра { $games }
page-evening-end = Завершити вечір
page-evening-won = Вечір виграє { $player }
page-fair-dice = Чесні кубики
page-record-notation = Нотація
page-record-jsonl = JSON Lines
page-record-csv = CSV
