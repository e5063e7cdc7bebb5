# One line for everything that can be wrong with what a user gives us.

error-dice-letters = «{ $text }» — не бросок. Набери кубики цифрами, например 55535.
error-dice-count =
    В «{ $text }» { $got ->
        [one] { $got } кубик
        [few] { $got } кубика
       *[many] { $got } кубиков
    }, а по этим правилам нужно { $expected }.
error-dice-face = «{ $text }» — не бросок: на кубиках от 1 до 6, а не { $face }.
error-sheet-unknown =
    Правил «{ $name }» нет. { $near ->
        [none] Выбери из этих: { $known }. Можно указать и путь к своему файлу.
       *[other] Может, { $near }?
    }
    .guest =
        Правил «{ $name }» нет. { $near ->
            [none] Выбери из этих: { $known }.
           *[other] Может, { $near }?
        }
error-option-unknown = В правилах { $sheet } нет варианта «{ $option }». { $known ->
        [none] Их нет.
       *[other] Есть: { $known }.
    }
error-options-exclude = Выбери что-то одно: { $one } и { $other } исключают друг друга.
error-sheet-missing = Такого файла нет.
error-sheet-unreadable = Не удаётся прочитать файл: { $problem }.
error-sheet-too-large = Файл слишком большой: правила занимают не больше { $largest } кБ.
error-sheet-encoding = Это не текстовый файл: правила пишут в TOML, в кодировке UTF-8.
error-sheet-line = В одной строке больше { NUMBER($longest, useGrouping: 0) } знаков.
error-sheet-toml = Это неправильный TOML: { $problem }
error-sheet-empty = Файл правил пуст.
error-sheet-not-offline = По этим правилам можно играть только с сервером.
error-card-entry = «{ $part }» — не заполненное поле. Пиши поле=очки, например yatzy=50.
error-card-box = В этих правилах нет поля «{ $key }». Выбери из этих: { $known }.
error-card-twice = Поле «{ $key }» заполнено дважды.
error-card-points = В поле «{ $key }» не бывает { $points }. Возможно: { $possible }.
error-card-further = В поле «{ $key }» может стоять { $points }, только если в поле «{ $needed }» уже есть очки.
error-card-order = Эту таблицу заполняют сверху вниз, а поле «{ $key }» ещё свободно.
error-card-bonus =
    { $most ->
        [0] В этой таблице не может быть бонуса за повторные пять одинаковых.
       *[other] Бонус за повторные пять одинаковых — { $each } за каждый раз, в этой таблице не больше { $most }, а не { $bonus }.
    }
error-card-bonus-box = { $points } в поле «{ $key }» не могли дать в этой таблице бонус { $bonus }.
error-card-full = Все поля заполнены: играть больше нечего.
error-language-unknown = Языка «{ $language }» нет. Выбери из этих: { $known }.
error-pad-columns = В бланке от { $least } до { $most } колонок, а не { NUMBER($got, useGrouping: 0) }.

error-line = строка { $line }: { $told }

error-no-terminal = Здесь нужен терминал, а не конвейер или файл.
error-games-sure = Игра { $game } будет удалена навсегда. Чтобы подтвердить, добавь --yes.
error-games-at-server = { $game } — игра на сервере. Запусти yatzy serve и продолжай там.
error-games-served = { $game } — игра на сервере, который сейчас работает. Сначала останови сервер.
error-record-which = Укажи файл игры или передай игру через конвейер.
error-record-unwritable = Не получается записать: { $problem }.

# Laying a table.

error-setup-players = Эти правила — для { $least }–{ $most } игроков или для одного, чтобы потренироваться; у тебя { $got }.
error-setup-name = «{ $name }» — не имя: нужна одна строка, от 1 до { $longest } знаков.
error-setup-name-twice = У двух игроков одно имя: { $name }. Измени одно из них.
error-setup-teams = Команд может быть { $allowed }, а не { $got }.
error-setup-team-seats = Каждому игроку нужна команда, а каждой команде — игрок.
error-setup-tag =
    «{ $text }» — не { $tag ->
        [date] дата вида 2026-11-15
        [seal] отпечаток: 64 шестнадцатеричные цифры
        [match] название матча: буквы и цифры, до 40
       *[game_id] название игры: буквы и цифры, до 40
    }.
error-setup-match = В матче на одних и тех же бросках каждый играет сам, кубиками на экране и без розыгрыша первого хода.
error-setup-rounds = В серии от 1 до { $most } раундов, а не { $got }.
error-setup-words = Счастливых слов { $got }, а игроков { $players }. Дай по одному на каждого или ни одного.
error-setup-computers = Если играют боты, укажи для каждого места, бот ли там: мест { $players }, а указано { $got }.
error-setup-computer = «{ $computer }» — не название бота: нужны строчные буквы, цифры и дефисы.
error-setup-computer-dice = Ботам нужны кубики на экране: настоящие им не бросить.
error-setup-choice = { $tag }: возможны { $choices }, а не «{ $text }».
error-setup-word = «{ $word }» — не счастливое слово: нужна одна строка, до { $longest } знаков.

# Moves that are refused.

error-move-not-your-turn = Сейчас не твой ход: ходит { $player }.
error-move-game-over = Игра окончена.
error-move-roll-off = Сначала все бросают: решается, кто начинает.
error-move-before-roll = Сначала брось кубики.
error-move-no-roll-left = { $rolls ->
        [one] За ход есть только { $rolls } бросок
        [few] За ход есть только { $rolls } броска
       *[many] За ход есть только { $rolls } бросков
    }: выбери поле.
error-move-all-kept = Все кубики оставлены: выбери поле или оставь меньше.
error-move-not-there = { $there ->
        [0] Ни на одном кубике нет { $face }.
       *[other] Столько кубиков с { $face } нет: их только { $there }.
    }
error-move-dice-count = Здесь бросают { $expected ->
        [one] { $expected } кубик
        [few] { $expected } кубика
       *[many] { $expected } кубиков
    }, а не { $got }.
error-move-dice-face = На кубиках от 1 до 6, а не { $face }.
error-move-not-yours = Это чужая колонка ({ $other }); сейчас ходит { $player }.
error-game-and-options = Укажи либо игру, которую продолжить, либо параметры новой, но не то и другое.
error-move-dice-lie = Кубики этого хода уже введены: выбери поле.
error-move-no-box =
    В этих правилах нет поля «{ $box }».{ $near ->
        [none] {""}
       *[other] {" "}Может, { $near }?
    }
error-move-box-filled = Поле «{ $box }» уже заполнено. Выбери другое.
error-move-box-forbidden = Поле «{ $box }» сейчас брать нельзя. Выбери другое.
error-move-typed = «{ $typed }» — не кубики и не очки: набери кубики или очки, например 28 или 30+100.
error-move-points-needed = Сколько очков в поле «{ $box }»?
error-move-points = В поле «{ $box }» сейчас не может быть { $points }. Возможно: { $possible }.
error-move-points-differ = В поле «{ $box }» эти кубики дают { $right }, а не { $points }.
error-move-only-real-dice = Это можно только с настоящими кубиками.
error-move-across-dice = Бросок отменить нельзя.
error-move-computers = Ход бота ({ $player }) отменить нельзя: отменяют только ходы людей.
error-move-nothing-done = Отменять нечего.
error-move-no-turn = Хода { $turn } для исправления нет.
error-move-conflict = Не сходится: позже в поле «{ $box }» записано { $points } ({ $player }). Сначала исправь это.
error-move-not-over = Ключ бросков скрыт до конца игры.
error-move-no-secret = У этих кубиков нет ключа бросков.
error-move-rolls-left = После броска остаётся от 0 до { $most } бросков, а не { $got }.
error-move-shown = Игра закрыта: её ключ бросков уже показан.

# Records of games.

error-record-page = Страница перезаписала бы файл игры. Выбери другое название.
error-record-empty = Игры здесь нет.
error-record-empty-input = На стандартном вводе игры нет. Укажи файл игры или передай игру через конвейер.
error-record-unreadable = Не удаётся прочитать: { $problem }.
error-record-missing = Такого файла нет.
error-record-nowhere = Нет ни файла, ни сохранённой игры с таким названием. Твои игры показывает yatzy games.
error-record-none-played = В твоих играх ещё нет законченных ходов. Укажи файл игры или передай игру через конвейер.
error-record-too-large = Слишком много для одной игры: предел — { $largest } МБ.
error-record-encoding = Это не текстовый файл: файл игры — это текст в UTF-8.
error-record-json = Это неправильный JSON: { $problem }
error-record-data = Это не событие игры: { $problem }
error-record-seq = Не хватает события { $expected }; вместо него { $got }.
error-record-moment = «{ $got }» — не время вида 2026-11-15T19:30:00Z.
error-record-newer = Это версия { $version }, а этот yatzy читает версии от 1 до { $known }. Обнови yatzy.
error-record-no-start = Файл начинается не с начала игры.
error-record-started-twice = Игра начинается второй раз.
error-record-event = Такого не могло быть.
error-record-digest = Правила { $sheet } здесь ({ $found }) не те, по которым играли ({ $digest }).
error-record-tag = «{ $text }» — не метка. Выбери из этих: { $known }.
error-record-tag-twice = Метка { $tag } встречается дважды.
error-record-no-tag = Не хватает метки { $tag }.
error-record-number = «{ $text }» — не число.
error-record-choice = { $tag }: возможны { $choices }, а не «{ $text }».
error-record-computer = «{ $text }» — не бот за этим столом: напиши место и название, например 2 casual.
error-record-sheet = Правил «{ $sheet }» нет. Выбери из этих: { $known }. Свои правила передают в метке Rules, как её пишет yatzy games export.
    .guest = Правил «{ $sheet }» нет. Выбери из этих: { $known }. Свои правила передают в метке Rules.
error-record-rules = Это не правила { $sheet }.
error-record-heading = Здесь должно быть «{ $expected }», а не «{ $text }».
error-record-name = «{ $text }» здесь не ходит: ход у игрока { $player }.
error-record-unfinished = { $player }: ход не закончен.
error-record-part = Не удаётся прочитать «{ $text }»: ход — это кубики, какие из них оставили, поле и очки.
error-record-kept = Оставлены { $kept }, но в броске { $dice } их нет.
error-verify-real-dice = Играли настоящими кубиками: проверять нечего.
error-verify-no-seal = У этой игры нет отпечатка кубиков, поэтому проверить их нельзя.
error-verify-no-secret = Ключ бросков ещё скрыт: его покажут, когда игра закончится.
error-verify-bad-secret = Ключ бросков записан не шестнадцатеричными цифрами.
error-verify-day-open = Игра за { $day } ещё открыта: ключ бросков покажут, когда сыграть в неё будет уже нельзя.
error-verify-day-file = Этот файл не подтверждает никакого дня. Сохрани ответ /api/days без изменений.

# Solving.

error-solve-threads = Потоков может быть от 1 до { NUMBER($most, useGrouping: 0) }, а не { $got }.
error-solver-too-large = В этих правилах не меньше { $states } состояний: для расчёта нужно { $needed } ГиБ памяти, а свободно { $free } ГиБ.
error-solver-not-offline = На этом устройстве нет расчёта этих правил. Спроси на компьютере, где установлен yatzy: он их рассчитает.
error-solver-odds-too-large = Для точных шансов нужно не меньше { $needed } ГиБ памяти, а свободно { $free }. Оцени их так: --games 1000000
error-solver-games = Нужна хотя бы одна партия, а не { $got }.
error-advise-dice = Какие кубики ({ $dice })? Например: yatzy advise 12344
error-advise-against = --against ждёт итоги, например 231,204, а не «{ $text }».
error-odds-filled = --filled работает с одним набором правил, а названо несколько.
error-odds-sheets = Сравнить можно наборов правил: до { $most }, а не { $got }.
error-odds-games = --games — это число от 1 до { $most }, а не { $got }.
error-solver-no-memory = На это не хватает памяти.
error-solver-threads = Нужен хотя бы один поток, а не { $got }.
error-solver-other-array = Это не значения этих правил: их должно быть { $expected } в одном ряду, а не { $got }.
error-solver-other-sheet = Таблица заполнена по одним правилам ({ $card }), а расчёт сделан для других ({ $values }).
error-race-too-early = Свободных полей { $open }: играть только на победу рано, это можно с { $most }. Пока лучше играть на очки.
error-race-too-large = Чтобы играть на победу по этим правилам, нужно { $needed } ГиБ памяти, а свободно { $free } ГиБ.
error-file-no-folder = Такой папки нет.
error-file-unwritable = Не получается записать: { $problem }.
error-export-suffix = Название файла должно заканчиваться так: { $known }
error-export-option = { $option } не работает с { $what }.
error-export-either = --filled, --dice и --rolls-left — для одной таблицы, а --games, --player и --seed — для партий.
error-export-player = --player — это один бот, а не { $got }.

# Where games are kept.

error-extra-missing = Для этого не хватает пакета: { $package }. Установи его так: { $command }
error-store-no-game = Игры «{ $game }» нет. Твои игры показывает yatzy games.
error-store-many-games = С «{ $beginning }» начинается несколько игр: { $games }. Набери название подробнее.
error-store-known = Игра { $game } у тебя уже есть.
error-store-moved-on = Игра продолжилась в другом месте, возможно в другом терминале. Теперь ты видишь, как она идёт сейчас.
error-store-no-secret = Ключ бросков игры { $game } на другом компьютере: здесь её не продолжить.
error-store-full = Диск заполнен, поэтому ничего не записано. Сохранённое раньше в безопасности: { $place }
error-store-not-taken = Не удаётся записать в { $place } ({ $problem }): возможно, диск полон или неисправен, или исчерпана твоя квота. Сохранённое раньше в безопасности.
error-store-read-only = Записать в { $place } нельзя: доступ только для чтения.
error-store-cannot-open = В { $place } нельзя хранить игры: { $problem }.
error-store-busy = В { $place } сейчас пишет другая программа. Попробуй ещё раз.
error-store-damaged = { $place } — не хранилище игр или повреждено: { $problem }.
error-store-gone = { $place } переместили, удалили или заменили во время работы, поэтому ничего не записано. Начни заново.
error-store-foreign = { $place } — база данных другой программы: в неё ничего не записано.
error-store-newer = { $place } создал более новый yatzy. Обнови этот.
error-store-failed = Не получается использовать { $place }: { $problem }.
error-store-served = { $place } использует другой yatzy serve. Останови его или выбери другое место: --database
error-store-no-home = У этого пользователя нет домашней папки. Укажи папку: { $variable }=/a/folder
error-store-other-log = Файл { $log } рядом с { $place } относится к другим играм: резервной копией заменили только сам файл. Ничего не изменено. Если { $place } — то, что нужно, удали { $log }; yatzy host restore делает это сам.
error-store-closed = { $place } закрыто: больше туда ничего не пишется.
error-store-address = Это не адрес базы данных. Укажи файл или адрес вроде postgresql://name:password@host/database; знаки @ / : # в имени и пароле пиши как %40 %2F %3A %23.
error-store-unreachable = Не получается подключиться к { $place }: { $problem }.
error-store-away = { $place } не отвечает. Сохранённое раньше в безопасности; попробуй чуть позже.
error-store-locked = { $place } не принимает это имя и пароль.
error-store-no-right = { $place } не разрешает этому пользователю создавать или использовать таблицы. Разрешить может администратор: GRANT CREATE ON SCHEMA …
error-store-no-database = Базы данных { $place } нет. Сначала создай её, например через createdb.

# Faults in a sheet; the path to the fault stands before each.

fault-whole-sheet = правила
fault-more = (и ещё { $count }: см. yatzy sheets check)
    .guest = (и ещё { $count })
fault-missing = не указано.
fault-unknown-key = неизвестный ключ. Известны: { $known }.
fault-not-table = нужна таблица, а не { $got }.
fault-not-list = нужен список, а не { $got }.
fault-list-length = нужно от 1 до { $most } элементов, а не { $got }.
fault-twice = есть повторы.
fault-not-whole = нужно целое число от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }, а не { $got }.
fault-not-flag = нужно true или false, а не { $got }.
fault-not-text = нужен текст, а не { $got }.
fault-bad-text = нужна одна строка текста, от 1 до { $longest } знаков.
fault-not-key = нужны строчные буквы, цифры и дефисы, до { $longest }, первая — буква, например "full-house", а не { $got }.
fault-not-choice = допустимы { $choices }, а не { $got }.
fault-not-language = нужен код языка, например "fi", а не { $got }.
fault-not-pattern = нужно "any" или таблица с одним из ключей { $known }, а не { $got }.
fault-not-pays = нужно "all", "matched", также с добавленным числом ("all+50"), или число до { $most }, а не { $got }.
fault-key-taken = название { $key } занято.
fault-upper-box = поле верхней секции считает одно число, даёт "matched" и не бывает крайним средством.
fault-too-many-dice = нужно кубиков: { $needed }, а в этих правилах их { $dice }.
fault-no-upper-box = в верхней секции нет ни одного поля.
fault-not-five-alike = нужно поле с образцом groups = [{ $dice }].
fault-needs-forced-joker = работает только с joker = "forced".
fault-against-joker = не сочетается с джокером.
fault-against-order = не сочетается с order = "fixed".
fault-needs-chance = нужно ровно одно поле с образцом "any"; здесь их { $got }.
fault-less-than-chance = должно быть не меньше, чем даёт Шанс за тот же бросок: { $least }.
fault-id-taken = { $id } — название встроенных правил. Выбери другое.
