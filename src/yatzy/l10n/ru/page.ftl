# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Играй в Yatzy по правилам из своей коробки.
page-default-name = Игрок
page-opening = Минутку…
page-no-script = Этой странице нужен JavaScript. Включи его для этого сайта и обнови страницу.
page-away = Сервер не отвечает. Попробуй чуть позже.
page-lost = Связь пропала. Подключаемся снова… Игра сохранена.
page-back = Связь восстановлена.
page-slow = Ждём ответа сервера…
page-table-closed = Хозяин сервера закрыл этот стол. Играть здесь больше нельзя.
page-no-table = Такого стола нет
page-no-sheet = Таких правил нет
page-no-sheet-about = Проверь адрес или выбери правила на главной.
page-nowhere = Здесь ничего нет
page-nowhere-about = Проверь адрес. В коде стола десять букв и цифр.
page-close = Закрыть
page-home = На главную
page-rules = Правила
page-records = Статистика
page-between = Тренировка и другое
page-explorer-go = Анализ позиции
page-drill-go = Тренировка
page-undo = Отменить

# The start

page-play-now = Играть в одиночку
page-again = Ещё партию: { $names }
page-starts = Начинает { $player }
page-tonight = Сегодня вечером: { $score }
page-door-computer = Против компьютера
page-door-computer-about = от простого до идеального
page-door-here = За одним экраном
page-door-here-about = передавая по кругу
page-door-friends = С друзьями
page-door-friends-about = по ссылке или коду
page-door-real = С настоящими кубиками
page-door-real-about = таблица считает сама
page-day-about = Одни и те же броски для всех
page-day-play = Играть
page-day-players = игроков: { $players }
page-day-best = лучший счёт { $points }
page-day-streak = дней подряд: { $days }
page-today = Игра дня
page-join = Присоединиться по коду или ссылке
page-join-example = AB3DE-FG7HJ
page-join-go = Войти
page-join-wrong = В коде десять букв и цифр.
page-continue = Продолжить
page-waiting = Пока никого
page-continue-all = Показать ещё { $count }
page-forget = Скрыть: { $title }
page-look-again = Разобрать
page-look-more = Ещё { $count }
page-look-at-it = Разобрать игру
page-bring = Импортировать игру
page-own = Свои правила
page-own-back = Назад к этим правилам
page-compare = Сравнить правила
page-no-publisher = Народные правила
page-sheet-counts = { $boxes ->
        [one] { $boxes } поле
        [few] { $boxes } поля
       *[many] { $boxes } полей
    } · { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
page-sheet-tactic = Пары, стриты и полный дом. Бонус 50 за 63 очка.
page-sheet-tactic-da = Датские правила: Yatzy даёт сумму кубиков и ещё 50.
page-sheet-tactic-nl = Нидерландские правила: для бонуса нужно больше 63.
page-sheet-vinga = Без джокера и без бонуса за новое Yatzy.
page-sheet-mb-1973 = Фишка за каждое новое Yahtzee, обязательный джокер. Команды и серии.
page-sheet-hasbro = Джокер обязателен, даже после нуля.
page-sheet-printworks = 100 за каждое новое Yatzy, свободный джокер.
page-sheet-philos = Второе Yatzi даёт 100 в поле Шанс.
page-sheet-philos-fr = Французские правила: новое Yatzi — ноль, если его верхнее поле заполнено.
page-sheet-philos-es = Испанские правила: новое Yatzi — ноль, если верхняя секция заполнена.
page-sheet-maxi = Три пары, вилла и башня. Бонус 100 за 84 очка.
page-sheet-forced-order = Поля заполняют сверху вниз.
page-sheet-kniffel = 50 за новый Kniffel, пока свободно верхнее поле, потом джокер.
page-sheet-yams = Одна колонка; для стритов нужны пять кубиков.
page-sheet-yacht = Двенадцать полей, без бонуса, 30 за каждый стрит.
page-sheet-yacht-dice = Как в видеоиграх: полный дом даёт сумму кубиков, стриты 15 и 30.

# Laying a table

page-other-pad = Другие правила
page-who = Игроки
page-name = Имя
page-your-name = Твоё имя
page-far-name = Свободное место
page-add-here = Игрок на этом устройстве
page-add-far = Игрок на своём устройстве
page-add-computer = Бот
page-add-known = Добавить: { $name }
page-change-colour = Сменить цвет: { $name }
page-which-computer = Какой бот
page-remove = Убрать: { $name }
page-raise = Выше: { $name }
page-dice = Кубики
page-dice-screen = На экране
page-dice-real = Настоящие
page-dice-same = Одни на всех
page-dice-screen-about = Их бросают здесь, у всех на виду. Потом броски можно проверить.
page-dice-real-about = Бросай свои кубики; таблица проверяет и считает.
page-dice-same-about = Матч: каждый играет на своём устройстве и получает те же броски. Побеждает тот, у кого больше очков.
page-more = Другие настройки
page-options = Варианты
page-rounds = Раунды
page-round = Раунд { $round }
page-counting = Счёт раундов
page-counting-totals = Сумма всех раундов
page-counting-differences = Отрыв победителя
page-counting-rounds-won = Выигранные раунды
page-counting-short = { $counting ->
        [differences] Отрыв
        [rounds-won] Победы
       *[totals] Сумма
    }
page-teams = Команды
page-teams-none = Без команд
page-teams-some = { $number ->
        [one] { $number } команда
        [few] { $number } команды
       *[many] { $number } команд
    }
page-team = Команда { $team }
page-begins = Кто начинает
page-begins-agreed = Первый в списке
page-begins-roll-off = Кто выбросит больше
page-coach-on = Разрешить тренера
page-no-coach = Без тренера этот сервер не даёт советов, пока игра не окончена. Помешать искать советы в другом месте он не может.
page-patience = Сколько ждать отсутствующих
page-start = Начать
page-lay = Создать стол
page-lay-match = Создать матч
page-series = Счёт серии

# Before the game

page-lobby = { $free ->
        [0] Все на месте.
        [one] Свободно { $free } место.
        [few] Свободно { $free } места.
       *[many] Свободно { $free } мест.
    }
page-lobby-wait = Игра начнётся, когда займут все места или когда её начнёт хозяин.
page-lobby-patience = Если кого-то нет { $time }, остальные могут дать сыграть за него боту.
page-remove-player = Убрать
page-removed = Хозяин убрал тебя из-за стола. Смотреть можно. Чтобы играть, попроси хозяина пустить тебя обратно.
page-admit = Пустить обратно: { $name }
page-lobby-sit = Займи место, чтобы играть.
page-lobby-screen = кубики на экране
page-lobby-real = настоящие кубики
page-seat-free = Свободно
page-seat-mine = Ты
page-sit = Сесть сюда
page-stand-up = Освободить место
page-begin = { $count ->
        [1] Начать в одиночку
        [one] Начать: { $count } игрок
        [few] Начать: { $count } игрока
       *[many] Начать: { $count } игроков
    }
page-begin-ask = Начать без остальных?
page-begin-ask-about = Свободные места исчезнут. Кто придёт позже, сможет только смотреть.
page-invite = Пригласить
page-invite-play = Кто откроет эту ссылку, сможет занять свободное место.
page-invite-look = Игра окончена: кто откроет эту ссылку, сможет её разобрать.
page-share = Поделиться игрой
page-invite-watch = Игра началась: кто откроет эту ссылку, сможет смотреть.
page-qr = QR-код этого стола
page-code = Код
page-link = Ссылка
page-copy = Копировать
page-copied = Скопировано
page-not-copied = Выдели текст и скопируй
page-no-code = QR-код появится, когда сервер ответит.
page-device = Играть на другом устройстве
page-device-about = Открой эту ссылку на другом устройстве, чтобы играть за свои места и там. Давай её только тому, кто должен играть за тебя.
page-device-own = Это моё устройство: ему можно всё то же, что и этому
page-device-qr = QR-код для другого устройства
page-device-make = Создать ссылку
page-take-over = Занять место: { $theirs }?
page-take-over-about =
    { $held ->
        [yes] Эта ссылка даёт место: { $theirs }. Если согласиться, это устройство потеряет своё место ({ $ours }): вернуть его можно только по новой ссылке.
       *[no] Эта ссылка даёт место: { $theirs }. Если согласиться, это устройство больше не будет хозяином стола.
    }
page-take-over-yes = Продолжить
page-take-over-no = Отмена
page-take-over-none = По этой ссылке нет места за этим столом.

# The table

page-menu = Меню
page-pad = Таблица
page-story = Последние ходы
page-pad-of = Таблица: { $player }
page-whole-pad = Вся таблица
page-people = Игроки
page-computer = бот
page-turn = ход
page-turn-of = Ходит { $player }
page-turn-number = ход { $turn } из { $turns }
page-table-code = стол { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: пока { $sum } из { $at }.
page-pace = { $way ->
        [ahead] { $points ->
            [one] На { $points } очко больше, чем сейчас нужно для бонуса.
            [few] На { $points } очка больше, чем сейчас нужно для бонуса.
           *[many] На { $points } очков больше, чем сейчас нужно для бонуса.
        }
        [behind] { $points ->
            [one] На { $points } очко меньше, чем сейчас нужно для бонуса.
            [few] На { $points } очка меньше, чем сейчас нужно для бонуса.
           *[many] На { $points } очков меньше, чем сейчас нужно для бонуса.
        }
       *[even] Ровно столько очков, сколько сейчас нужно для бонуса.
    }
page-chips = { $count ->
        [0] Фишек нет
        [one] { $count } фишка, +{ $points }
        [few] { $count } фишки, +{ $points }
       *[many] { $count } фишек, +{ $points }
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: вычеркнуто
page-cell-offered = { $box } { $points }: можно взять{ $advised ->
        [yes] , тренер советует
        [best] , сейчас лучшее поле
       *[no] {""}
    }
page-cell-zero = { $box } 0: будет вычеркнуто
page-cell-barred = { $box }: не сейчас. { $why }
page-cell-open = { $box }: свободно
page-box-about = Как считаются очки: { $box }
page-box-example = Например
page-box-now = Эти кубики
page-box-write = Записать сюда { $points }
page-cheer-box = { $box }!
page-cheer-best = Личный рекорд!
page-sound = Звук
page-pass-on = Твой ход. Коснись, чтобы начать.
page-die = Кубик { $place }: { $face }{ $kept ->
        [yes] , оставлен
       *[no] {""}
    }
page-keep-line = Оставленные кубики
page-face = { $face }
page-throws-left = { $count ->
        [0] Бросков нет
        [one] Ещё { $count } бросок
        [few] Ещё { $count } броска
       *[many] Ещё { $count } бросков
    }
page-button-roll = Бросить
page-button-roll-named = { $player }, бросай
page-button-again = { $count ->
        [one] Бросить { $count } кубик
        [few] Бросить { $count } кубика
       *[many] Бросить { $count } кубиков
    }
page-button-choose = Выбери поле
page-button-all-kept = Все кубики оставлены
page-button-theirs = Ходит { $player }
page-rolled-off = По броскам начинает { $player }.
page-roll-off = Начинает тот, кто выбросит больше. Сейчас бросает { $player }.
page-do-roll =
    { $several ->
        [yes] { $player }, бросай кубики.
       *[no] Твой ход: бросай кубики.
    }
page-do-tell =
    { $several ->
        [yes] { $player }: введи кубики или нажми на поле и введи очки.
       *[no] Введи кубики или нажми на поле и введи очки.
    }
page-do-keep = Нажми на кубики, которые оставляешь, или выбери поле.
page-do-choose = Бросков нет: выбери поле.
page-do-take = Выбери поле или исправь кубики.
page-your-turn = { $several ->
        [yes] Ходит { $player }.
       *[no] Твой ход.
    }
page-zero = Вычеркнуть поле «{ $box }»?
page-zero-yes = Вычеркнуть
page-zero-no = Пока нет

page-told-rolled = { $you ->
        [yes] Твой бросок: { $dice }.
       *[no] { $player } бросает: { $dice }.
    }
page-told-laid =
    { $you ->
        [yes] Твои кубики: { $dice }.
       *[no] Кубики ({ $player }): { $dice }.
    }
page-told-kept = { $you ->
        [yes] Оставляешь { $dice }.
       *[no] { $player } оставляет { $dice }.
    }
page-told-wrote =
    { $you ->
        [yes] Записано: { $box } — { $points }.
       *[no] { $player }: { $box } — { $points }.
    }
page-told-struck = { $you ->
        [yes] Вычеркнуто: { $box }.
       *[no] { $player } вычёркивает поле «{ $box }».
    }
page-told-took-back =
    { $you ->
        [yes] Отменено.
       *[no] { $player } отменяет последний шаг.
    }
page-told-corrected = Исправлено: { $box } — { $points }.
page-told-reacts = { $player }: { $text }

page-react = Реакция
page-reaction-bravo = Браво!
page-reaction-laugh = Ха-ха!
page-reaction-ouch = Ой!
page-reaction-luck = Удачи!
page-reaction-hurry = Ну же…
page-reaction-thanks = Спасибо!
page-hand-over = { $player }: пусть играет бот…
page-hand-over-who = Кто сыграет за игрока { $player }?
page-hand-over-own = Он играет, пока тебя нет. Вернуться можно в любой момент.
page-hand-over-another = Пусть за игрока { $player } играет бот?
page-hand-over-about = Сильный бот играет, пока { $player } не вернётся.
page-hand-over-go = Пусть играет
page-has-left = { $player } больше не за столом.
page-waits = { $player } давно не отвечает.
page-absent = { $player } не на месте. Дать сыграть боту можно через { $time }.
page-hand-over-yes = Пусть играет { $computer }
page-not-now = Не сейчас
page-figure-numbers = Показать числа
page-plays-for = { $computer } играет за игрока { $player }
page-for = { $player } ({ $computer })
page-come-back = { $player } снова в игре
page-come-back-self = Вернуться в игру

# The keys

page-keys = Горячие клавиши
page-key-space = Пробел
page-key-enter = Enter
page-keys-roll = бросить или остановить кубики
page-keys-keep = оставить или отпустить кубик
page-keys-tell = ввести кубик
page-keys-walk = двигаться по таблице
page-keys-write = записать в поле
page-keys-hint = спросить тренера
page-keys-undo = отменить
page-keys-card = показать эти клавиши

# A match with the same dice

page-match-go = К матчу
page-match-compare = Как сыграли другие
page-match-sealed = Кубики можно проверить, когда матч закончится.

# The coach

page-hint = Подсказка
page-coach = Тренер
page-coach-idle = Брось кубики и спроси, что делать.
page-coach-thinks = Тренер думает…
page-coach-says = Тренер: { $choice }. { $why }
page-coach-second =
    { $less ->
        [no] Не хуже: { $choice }.
       *[yes] Следующий по силе: { $choice }, на { $cost } меньше.
    }
page-coach-best = лучшее
page-coach-keep = Оставить эти кубики
page-ask-explorer = Анализ этой позиции
page-percent = { $number } %
page-chances = Шанс на победу
page-chances-round = Шанс выиграть этот раунд

# Real dice

page-real-dice = Кубики: { $dice }
page-real-keys = Введи кубики
page-points-which = Сколько очков?
page-points-none = В это поле сейчас записать нельзя.
page-correct = Исправить: { $box }
page-correct-was = Сейчас там { $points } ({ $player }).
page-correct-box = Поле

# The end

page-end = Игра окончена
page-end-alone = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
page-end-won = Победа: { $players } — { $counting ->
        [differences] отрыв { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
        [rounds-won] { $points ->
            [one] { $points } раунд
            [few] { $points } раунда
           *[many] { $points } раундов
        }
       *[totals] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
    }
page-end-shared = Победу делят { $players }
page-rematch = Сыграть ещё
page-rematch-go = К реваншу
page-end-more = Ещё
page-tonight-title = Сегодня вечером, игра { $games }
page-evening-end = Закончить вечер
page-evening-won = Победа вечера: { $player }
page-fair-dice = Честные кубики
page-record-notation = Нотация
page-record-jsonl = JSON Lines
page-record-csv = CSV
