# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Каждая игра Yatzy — по правилам из своей коробки.
page-default-name = Игрок
page-opening = Минутку…
page-no-script = Этой странице нужен JavaScript. Разреши его для этого адреса и обнови страницу.
page-away = Сервер не отвечает. Попробуй чуть позже.
page-lost = Связь пропала. Пробуем восстановить; игра сохранена.
page-back = Связь восстановлена.
page-slow = Сервер ещё не ответил. Ждём…
page-table-closed = Тот, кто держит сервер, закрыл этот стол. Играть здесь дальше нельзя.
page-no-table = Такого стола нет
page-no-sheet = Такого блокнота нет
page-no-sheet-about = Возможно, в адресе ошибка. Все блокноты — на полке.
page-nowhere = Здесь ничего нет
page-nowhere-about = Возможно, в адресе ошибка. В коде стола десять букв и цифр.
page-close = Закрыть
page-home = На главную
page-rules = Правила
page-records = Статистика
page-between = Между играми
page-explorer-go = Анализ позиции
page-drill-go = Тренировка
page-undo = Отменить

# The start

page-play-now = Одиночная игра
page-again = Ещё партию: { $names }
page-starts = Начинает { $player }
page-tonight = Сегодня вечером: { $score }
page-door-computer = Против компьютера
page-door-computer-about = от простого до безупречного
page-door-here = За одним экраном
page-door-here-about = передавая по кругу
page-door-friends = С друзьями
page-door-friends-about = по ссылке или коду
page-door-real = Со своими кубиками
page-door-real-about = бланк считает сам
page-day-about = Одни и те же броски для всех
page-day-play = Играть
page-day-players = игроков: { $players }
page-day-best = лучший счёт { $points }
page-day-streak = дней подряд: { $days }
page-today = Игра дня
page-join = Войти по коду или ссылке
page-join-example = AB3DE-FG7HJ
page-join-go = Войти
page-join-wrong = В коде десять букв и цифр.
page-continue = Продолжить
page-waiting = Пока никого
page-continue-all = Показать ещё { $count }
page-forget = Убрать из списка: { $title }
page-look-again = Разобрать
page-look-more = Ещё { $count }
page-look-at-it = Разобрать игру
page-bring = Добавить запись
page-own = Свои правила
page-own-back = Назад к этим правилам
page-compare = Сравнение
page-no-publisher = Как играют в народе
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
page-sheet-tactic-da = По датскому тексту: Yatzy даёт сумму кубиков и 50.
page-sheet-tactic-nl = По нидерландскому тексту: бонус, если больше 63.
page-sheet-vinga = Пятнадцать полей, без доплат и без принуждения.
page-sheet-mb-1973 = Фишки за каждое новое Yahtzee и обязательный джокер. Команды и серии.
page-sheet-hasbro = Джокер обязателен, даже после нуля.
page-sheet-printworks = 100 за каждое новое Yatzy и свободный джокер.
page-sheet-philos = Второе Yatzi стоит 100 в Шансе.
page-sheet-philos-fr = По французскому тексту: ноль, если верхнее поле заполнено.
page-sheet-philos-es = По испанскому тексту: ноль, если верх заполнен.
page-sheet-maxi = Шесть кубиков, двадцать полей, бонус 100 за 84 очка.
page-sheet-forced-order = Сверху вниз, без выбора.
page-sheet-kniffel = 50 за новый Kniffel, пока свободно верхнее поле, потом джокер.
page-sheet-yams = Одна колонка; для стритов нужны пять кубиков.
page-sheet-yacht = Двенадцать полей, без бонуса, 30 за каждый стрит.
page-sheet-yacht-dice = Как в видеоиграх: фулл-хаус даёт сумму очков, стриты 15 и 30.

# Laying a table

page-other-pad = Другой блокнот
page-who = Кто играет
page-name = Имя
page-your-name = Твоё имя
page-far-name = Кто войдёт
page-add-here = Кто-то рядом
page-add-far = На своём телефоне
page-add-computer = Компьютер
page-add-known = Добавить: { $name }
page-change-colour = Сменить цвет: { $name }
page-which-computer = Какой компьютерный игрок
page-remove = Убрать: { $name }
page-raise = Выше: { $name }
page-dice = Кубики
page-dice-screen = На экране
page-dice-real = Свои
page-dice-same = Одни на всех
page-dice-screen-about = Их бросают здесь: все видят и потом могут проверить.
page-dice-real-about = Кубики бросают на столе; блокнот проверяет и считает.
page-dice-same-about = Матч: каждый играет отдельно на своём устройстве и получает те же броски. Побеждает наибольший итог.
page-more = Дополнительно
page-options = Варианты
page-rounds = Раунды
page-round = Раунд { $round }
page-counting = Как считать
page-counting-totals = Наибольшая сумма раундов
page-counting-differences = Отрыв победителя в раунде
page-counting-rounds-won = Выигранные раунды
page-counting-short = { $counting ->
        [differences] Отрыв
        [rounds-won] Победы
       *[totals] Сумма
    }
page-teams = Команды
page-teams-none = Каждый за себя
page-teams-some = { $number ->
        [one] { $number } команда
        [few] { $number } команды
       *[many] { $number } команд
    }
page-team = Команда { $team }
page-begins = Кто начинает
page-begins-agreed = Первое имя
page-begins-roll-off = Наибольший бросок
page-coach-on = Можно спрашивать тренера
page-no-coach = Без тренера этот сервер не даёт советов по игре, пока она идёт. Помешать искать советы в другом месте он не может.
page-patience = Сколько ждать того, кого нет
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
page-lobby-wait = Игра начнётся, когда все места будут заняты или когда её начнёт хозяин стола.
page-lobby-patience = Если кого-то нет { $time }, остальные могут дать сыграть компьютеру.
page-remove-player = Убрать
page-removed = Хозяин стола убрал тебя из-за стола. Смотреть можно. Чтобы играть, попроси пустить тебя обратно.
page-admit = Пустить обратно: { $name }
page-lobby-sit = Займи место, чтобы играть.
page-lobby-screen = кубики на экране
page-lobby-real = настоящие кубики
page-seat-free = Свободно
page-seat-mine = Ты
page-sit = Сесть сюда
page-stand-up = Встать
page-begin = { $count ->
        [1] Начать в одиночку
        [one] Начать: { $count } игрок
        [few] Начать: { $count } игрока
       *[many] Начать: { $count } игроков
    }
page-begin-ask = Начать без остальных?
page-begin-ask-about = Свободные места исчезнут. Кто придёт позже, сможет только смотреть.
page-invite = Пригласить
page-invite-play = Кто это откроет, сможет занять свободное место.
page-invite-look = Игра окончена: кто это откроет, увидит, как она шла.
page-share = Поделиться игрой
page-invite-watch = Игра началась: кто это откроет, сможет смотреть.
page-qr = QR-код этого стола
page-code = Код
page-link = Ссылка
page-copy = Копировать
page-copied = Скопировано
page-not-copied = Выдели и скопируй вручную
page-no-code = QR-код не нарисовать, пока сервер не отвечает.
page-device = Играть на другом устройстве
page-device-about = Открой эту ссылку на другом устройстве: играть за твои места можно будет на обоих. Давай её только тому, кто должен играть за тебя.
page-device-own = Это моё устройство: ему можно всё, что и этому
page-device-qr = QR-код для второго устройства
page-device-make = Создать ссылку
page-take-over = Играть здесь за: { $theirs }?
page-take-over-about = { $held ->
        [yes] Эта ссылка — для: { $theirs }. Это устройство играет за: { $ours }, а без своей ссылки уже не сможет.
       *[no] Эта ссылка — для: { $theirs }. Это устройство создало стол и уже не сможет там ничего начать или закончить.
    }
page-take-over-yes = Играть
page-take-over-no = Оставить как есть
page-take-over-none = Эта ссылка не даёт места за этим столом.

# The table

page-menu = Меню
page-pad = Блокнот
page-story = Только что
page-pad-of = Блокнот: { $player }
page-whole-pad = Весь блокнот
page-people = Игроки
page-computer = компьютер
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
page-rolled-off = Больше всех выбрасывает { $player } и начинает.
page-roll-off = Начинает наибольший бросок. Сейчас бросает { $player }.
page-do-roll = { $several ->
        [yes] Бросает { $player }.
       *[no] Твой ход: бросай кубики.
    }
page-do-tell = { $several ->
        [yes] { $player }: отметь кубики, как они легли, или поле и очки.
       *[no] Отметь кубики, как они легли, или поле и очки.
    }
page-do-keep = Отметь, какие кубики оставить, или выбери поле.
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
page-told-laid = { $you ->
        [yes] Твои кубики: { $dice }.
       *[no] { $player }, кубики: { $dice }.
    }
page-told-kept = { $you ->
        [yes] Оставляешь { $dice }.
       *[no] { $player } оставляет { $dice }.
    }
page-told-wrote = { $you ->
        [yes] Твоя запись: { $box } — { $points }.
       *[no] { $player }: { $box } — { $points }.
    }
page-told-struck = { $you ->
        [yes] Вычеркнуто: { $box }.
       *[no] { $player } вычёркивает поле «{ $box }».
    }
page-told-took-back = { $you ->
        [yes] Отменено.
       *[no] { $player } отменяет действие.
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
page-hand-over = { $player }: пусть играет компьютер…
page-hand-over-who = { $player }: кто играет дальше?
page-hand-over-own = Он играет, пока ты не вернёшься, а это можно в любой момент.
page-hand-over-another = { $player }: пусть играет компьютер?
page-hand-over-about = Сильный компьютерный игрок будет играть, пока { $player } не вернётся.
page-hand-over-go = Пусть играет
page-has-left = { $player } больше не за столом.
page-waits = { $player } давно не отвечает.
page-absent = { $player } не на месте. Дать сыграть компьютеру можно через { $time }.
page-hand-over-yes = Пусть играет { $computer }
page-not-now = Не сейчас
page-figure-numbers = Показать числа
page-plays-for = { $player }: играет { $computer }
page-for = { $player } ({ $computer })
page-come-back = { $player } играет дальше
page-come-back-self = Играю дальше

# The keys

page-keys = Клавиши
page-key-space = Пробел
page-key-enter = Enter
page-keys-roll = бросить или сразу показать кубики
page-keys-keep = оставить кубик или вернуть его
page-keys-tell = указать, что выпало на кубике
page-keys-walk = двигаться по блокноту
page-keys-write = записать в поле
page-keys-hint = спросить тренера
page-keys-undo = отменить
page-keys-card = эта справка

# A match with the same dice

page-match-go = К матчу
page-match-compare = Как у других?
page-match-sealed = Кубики можно проверить, когда матч закончится.

# The coach

page-hint = Подсказка
page-coach = Тренер
page-coach-idle = После броска спроси, что делать.
page-coach-thinks = Тренер думает…
page-coach-says = Тренер: { $choice }. { $why }
page-coach-second = { $less ->
        [no] Так же хорошо: { $choice }.
       *[yes] Второй вариант: { $choice }, на { $cost } меньше.
    }
page-coach-best = идеал
page-coach-keep = Оставить эти кубики
page-ask-explorer = Анализ этой позиции
page-percent = { $number } %
page-chances = Шанс на победу
page-chances-round = Шанс выиграть этот раунд

# Real dice

page-real-dice = Кубики: { $dice }
page-real-keys = Кубики, как они легли
page-points-which = Сколько очков?
page-points-none = Сюда сейчас ничего не записать.
page-correct = Исправить: { $box }
page-correct-was = Сейчас там { $points } ({ $player }).
page-correct-box = Поле

# The end

page-end = Конец
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
