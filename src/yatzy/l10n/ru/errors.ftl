# One line for everything that can be wrong with what a user gives us.

error-dice-letters = «{ $text }» — не бросок: запиши кубики цифрами, например 55535.
error-dice-count = В «{ $text }» { $got ->
        [one] { $got } кубик
        [few] { $got } кубика
       *[many] { $got } кубиков
    }, а по этому листу нужно { $expected }.
error-dice-face = «{ $text }» — не бросок: на кубиках от 1 до 6, а не { $face }.
error-sheet-unknown = Листа «{ $name }» нет. { $near ->
        [none] Есть: { $known }. Можно указать и путь к своему файлу.
       *[other] Может, { $near }?
    }
    .guest = Листа «{ $name }» нет. { $near ->
        [none] Есть: { $known }.
       *[other] Может, { $near }?
    }
error-option-unknown = В правилах { $sheet } нет варианта «{ $option }». { $known ->
        [none] Их нет.
       *[other] Есть: { $known }.
    }
error-options-exclude = Выбери что-то одно: { $one } и { $other } исключают друг друга.
error-sheet-missing = Такого файла нет.
error-sheet-unreadable = Файл не читается: { $problem }.
error-sheet-too-large = Файл слишком велик для листа правил: предел — { $largest } кБ.
error-sheet-encoding = Это не текстовый файл: лист правил — это TOML в UTF-8.
error-sheet-line = Строка слишком длинная: предел — { NUMBER($longest, useGrouping: 0) } знаков.
error-sheet-toml = Это неправильный TOML: { $problem }
error-sheet-empty = Лист пуст.
error-sheet-not-offline = По этим правилам можно играть только с сервером.
error-card-entry = «{ $part }» — не заполненное поле: пиши поле=очки, например yatzy=50.
error-card-box = На этом листе нет поля «{ $key }». Есть: { $known }.
error-card-twice = Поле «{ $key }» заполнено дважды.
error-card-points = В поле «{ $key }» никогда не бывает { $points }. Может быть: { $possible }.
error-card-further = В поле «{ $key }» может быть { $points }, только когда в поле «{ $needed }» уже есть очки.
error-card-order = Этот лист заполняют сверху вниз, а поле «{ $key }» ещё свободно.
error-card-bonus = { $most ->
        [0] На этой карточке не может быть бонуса за новые пять одинаковых.
       *[other] Бонус за каждые новые пять одинаковых — { $each }, на этой карточке всего не больше { $most }, а не { $bonus }.
    }
error-card-bonus-box = { $points } в поле «{ $key }» не могли принести бонус { $bonus } на этой карточке.
error-card-full = Все поля заполнены: играть больше нечего.
error-language-unknown = Языка «{ $language }» нет. Есть: { $known }.
error-pad-columns = В блокноте может быть от { $least } до { $most } колонок, а не { NUMBER($got, useGrouping: 0) }.

error-line = строка { $line }: { $told }

error-no-terminal = Для игры нужен терминал, а не конвейер или файл.
error-games-sure = Игра { $game } исчезнет навсегда. Если хочешь именно этого, добавь --yes.
error-games-at-server = { $game } — стол сервера. Играют за ним там: его открывает yatzy serve.
error-games-served = { $game } — стол сервера, который сейчас работает. Сначала останови его.
error-record-which = Укажи файл записи или передай запись через конвейер.
error-record-unwritable = Не получается записать: { $problem }.

# Laying a table.

error-setup-players = По этому листу играют от { $least } до { $most } человек или кто-то один для тренировки; здесь их { $got }.
error-setup-name = «{ $name }» — не имя: в имени от 1 до { $longest } знаков в одной строке.
error-setup-name-twice = У двух игроков одно имя: { $name }.
error-setup-teams = Команд может быть { $allowed }, а не { $got }.
error-setup-team-seats = Каждый игрок входит в одну команду, и пустых команд нет.
error-setup-tag = «{ $text }» — не { $tag ->
        [date] дата вида 2026-11-15
        [seal] печать: 64 шестнадцатеричные цифры
        [match] название матча: буквы и цифры, до 40
       *[game_id] название игры: буквы и цифры, до 40
    }.
error-setup-match = В матче на одинаковых кубиках каждый играет отдельно, кубиками на экране и без броска за первый ход.
error-setup-rounds = В серии от 1 до { $most } раундов, а не { $got }.
error-setup-words = Счастливых слов { $got } на { $players } игроков. По одному на каждого или ни одного.
error-setup-computers = Если играет компьютер, про каждое место нужно сказать, там ли он: мест { $players }, а сказано про { $got }.
error-setup-computer = «{ $computer }» — не название компьютерного игрока: строчные буквы, цифры и дефисы.
error-setup-computer-dice = Компьютерным игрокам нужны кубики на экране: настоящих им не бросить.
error-setup-choice = { $tag }: возможны { $choices }, а не «{ $text }».
error-setup-word = «{ $word }» — не счастливое слово: до { $longest } знаков в одной строке.

# Moves that are refused.

error-move-not-your-turn = Сейчас не твой ход: ходит { $player }.
error-move-game-over = Игра окончена.
error-move-roll-off = Сначала все бросают за первый ход.
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
error-game-and-options = Либо продолжи игру, либо скажи, какой должна быть новая.
error-move-dice-lie = Кубики этого хода уже лежат: выбери поле.
error-move-no-box = На этом листе нет поля «{ $box }».{ $near ->
        [none] {""}
       *[other] {" "}Может, { $near }?
    }
error-move-box-filled = Поле «{ $box }» уже заполнено.
error-move-box-forbidden = Поле «{ $box }» сейчас брать нельзя.
error-move-typed = «{ $typed }» — не кубики и не очки: набери кубики или очки, например 28 или 30+100.
error-move-points-needed = Сколько очков в поле «{ $box }»?
error-move-points = В поле «{ $box }» сейчас не может быть { $points }. Может быть: { $possible }.
error-move-points-differ = В поле «{ $box }» эти кубики дают { $right }, а не { $points }.
error-move-only-real-dice = Это можно только с настоящими кубиками.
error-move-across-dice = Что брошено, то брошено.
error-move-computers = Эта запись остаётся ({ $player }): отменить можно только то, что делают люди.
error-move-nothing-done = Отменять нечего.
error-move-no-turn = Хода { $turn }, который можно исправить, нет.
error-move-conflict = Так быть не может: позже в поле «{ $box }» стоит { $points } ({ $player }). Сначала исправь это.
error-move-not-over = Кубики запечатаны до конца игры.
error-move-no-secret = Эти кубики не запечатывали.
error-move-rolls-left = После броска остаётся от 0 до { $most } бросков, а не { $got }.
error-move-shown = Игра закрыта: секрет её кубиков уже показан.

# Records of games.

error-record-page = Страница затёрла бы файл записи.
error-record-empty = Игры здесь нет.
error-record-empty-input = Через стандартный ввод не пришло ни одной игры. Укажи файл записи или передай запись через конвейер.
error-record-unreadable = Не читается: { $problem }.
error-record-missing = Такого файла нет.
error-record-nowhere = Нет ни файла, ни сохранённой игры с таким названием. yatzy games показывает игры.
error-record-none-played = В сохранённых играх ещё не сыграно ни одного хода. Укажи файл записи или передай запись через конвейер.
error-record-too-large = Слишком велико для записи игры: предел — { $largest } МБ.
error-record-encoding = Это не текстовый файл: запись — это текст в UTF-8.
error-record-json = Это неправильный JSON: { $problem }
error-record-data = Это не событие игры: { $problem }
error-record-seq = Не хватает события { $expected }; здесь { $got }.
error-record-moment = «{ $got }» — не время вида 2026-11-15T19:30:00Z.
error-record-newer = Это версия { $version }, а этот yatzy читает версии от 1 до { $known }. Возможно, запись сделал более новый.
error-record-no-start = Запись не начинается с начала игры.
error-record-started-twice = Игра начинается второй раз.
error-record-event = Такого не могло быть.
error-record-digest = Правила листа { $sheet } здесь ({ $found }) не те, по которым играли ({ $digest }).
error-record-tag = «{ $text }» — не метка. Есть: { $known }.
error-record-tag-twice = Метка { $tag } встречается дважды.
error-record-no-tag = Не хватает метки { $tag }.
error-record-number = «{ $text }» — не число.
error-record-choice = { $tag }: возможны { $choices }, а не «{ $text }».
error-record-computer = «{ $text }» — не компьютерный игрок за этим столом: напиши место и название, например 2 casual.
error-record-sheet = Листа «{ $sheet }» на полке нет. Есть: { $known }. Свой лист прилагается в метке Rules, как это делает yatzy games export.
    .guest = Листа «{ $sheet }» на полке нет. Есть: { $known }. Свой лист прилагается в метке Rules.
error-record-rules = Это не правила листа { $sheet }.
error-record-heading = Здесь должно быть «{ $expected }», а не «{ $text }».
error-record-name = «{ $text }» здесь не играет: ходит { $player }.
error-record-unfinished = { $player }: у хода нет конца.
error-record-part = «{ $text }» не прочитать: ход — это кубики, что оставлено, поле и его очки.
error-record-kept = Оставлено { $kept }, но этого нет в { $dice }.
error-verify-real-dice = Играли настоящими кубиками: проверять нечего.
error-verify-no-seal = Кубики не запечатывали, так что никто не может вычислить их заново.
error-verify-no-secret = Кубики ещё запечатаны: секрет виден, когда игра окончена.
error-verify-bad-secret = Секрет записан не шестнадцатеричными цифрами.
error-verify-day-open = Игра за { $day } ещё открыта: исходное число покажут, когда сыграть в неё будет уже нельзя.
error-verify-day-file = Этот файл не подтверждает никакого дня. Сохрани ответ /api/days без изменений.

# Solving.

error-solve-threads = Потоков может быть от 1 до { NUMBER($most, useGrouping: 0) }, а не { $got }.
error-solver-too-large = У этого листа не меньше { $states } состояний: чтобы его просчитать, нужно { $needed } ГиБ памяти, а свободно { $free } ГиБ.
error-solver-not-offline = На этом устройстве нет решения для этих правил. Спросите на компьютере, где установлен yatzy: он может их решить.
error-solver-odds-too-large = Точные шансы требуют не меньше { $needed } ГиБ памяти, а здесь свободно { $free }. --games 1000000 оценит их по сыгранным партиям.
error-solver-games = Нужна хотя бы одна партия, а не { $got }.
error-advise-dice = Какие кубики ({ $dice })? Например: yatzy advise 12344
error-advise-against = --against принимает итоги, например 231,204, а не «{ $text }».
error-odds-filled = --filled относится к одному листу, а названо несколько.
error-odds-sheets = Сравнить можно не больше { $most } листов сразу, а не { $got }.
error-odds-games = --games — это число от 1 до { $most }, а не { $got }.
error-solver-no-memory = На это не хватает памяти.
error-solver-threads = Нужен хотя бы один поток, а не { $got }.
error-solver-other-array = Это не значения этого листа: их должно быть { $expected } в одном ряду, а не { $got }.
error-solver-other-sheet = Карточка не от того листа ({ $card }), что расчёт ({ $values }).
error-race-too-early = Свободных полей { $open }: играть только на победу рано, это начинается с { $most }. До тех пор лучше играть на очки.
error-race-too-large = Чтобы играть на победу по этому листу, нужно { $needed } ГиБ памяти, а свободно { $free } ГиБ.
error-file-no-folder = Такой папки нет.
error-file-unwritable = Не получается записать: { $problem }.
error-export-suffix = Название файла должно заканчиваться на одно из этих: { $known }
error-export-option = { $option } не имеет отношения к { $what }.
error-export-either = --filled, --dice и --rolls-left относятся к одной карточке, а --games, --player и --seed — к партиям.
error-export-player = --player называет одного компьютерного игрока, а не { $got }.

# Where games are kept.

error-extra-missing = Для этого не хватает пакета: { $package }. Установи его так: { $command }
error-store-no-game = Игры «{ $game }» нет. yatzy games показывает игры.
error-store-many-games = С «{ $beginning }» начинается несколько игр: { $games }.
error-store-known = Игра { $game } уже здесь.
error-store-moved-on = Игра ушла вперёд в другом месте, может быть, в другом терминале. Ты видишь её такой, какая она сейчас.
error-store-no-secret = Кубики игры { $game } запечатаны на другом компьютере: здесь её не продолжить.
error-store-full = Диск заполнен, поэтому ничего не записано. Сохранённое раньше в безопасности: { $place }
error-store-not-taken = Диск не принял запись в { $place } ({ $problem }): возможно, он полон, твоя квота исчерпана или он неисправен. Сохранённое раньше в безопасности.
error-store-read-only = В { $place } ничего не записать: доступ только для чтения.
error-store-cannot-open = В { $place } нельзя хранить игры: { $problem }.
error-store-busy = В { $place } сейчас пишет другая программа. Попробуй ещё раз.
error-store-damaged = { $place } — не хранилище игр или повреждено: { $problem }.
error-store-gone = { $place } переместили, удалили или заменили во время работы, поэтому ничего не записано. Начни заново.
error-store-foreign = { $place } — база данных другой программы: в неё ничего не записано.
error-store-newer = { $place } создал более новый yatzy. Обнови этот.
error-store-failed = Не получается использовать { $place }: { $problem }.
error-store-served = { $place } уже обслуживает другой yatzy serve. Останови его или храни игры в другом месте: --database
error-store-no-home = У этого пользователя нет домашней папки, где что-то хранить. Укажи папку: { $variable }=/a/folder
error-store-other-log = Файл { $log } рядом с { $place } относится к другим играм: резервной копией заменили только сам файл. Ничего не изменено. Если { $place } — то, что нужно, удали { $log }; yatzy host restore делает это сам.
error-store-closed = { $place } здесь закрыто: больше ничего не записывается.
error-store-address = Это не адрес базы данных. Адрес — это файл или, например, postgresql://name:password@host/database; знаки @ / : # в имени или пароле пишутся как %40 %2F %3A %23.
error-store-unreachable = Не получается подключиться к { $place }: { $problem }.
error-store-away = { $place } не отвечает. Сохранённое раньше в безопасности; попробуй чуть позже.
error-store-locked = { $place } не пускает с таким именем и паролем.
error-store-no-right = { $place } не разрешает этому пользователю создавать или использовать таблицы. Разрешить может администратор: GRANT CREATE ON SCHEMA …
error-store-no-database = Такой базы данных нет: { $place }. Сначала её нужно создать, например через createdb.

# Faults in a sheet; the path to the fault stands before each.

fault-whole-sheet = лист
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
fault-too-many-dice = нужно кубиков: { $needed }, а на листе их { $dice }.
fault-no-upper-box = в верхней секции нет ни одного поля.
fault-not-five-alike = нужно поле с образцом groups = [{ $dice }].
fault-needs-forced-joker = работает только с joker = "forced".
fault-against-joker = не сочетается с джокером.
fault-against-order = не сочетается с order = "fixed".
fault-needs-chance = нужно ровно одно поле с образцом "any"; здесь их { $got }.
fault-less-than-chance = должно быть не меньше, чем даёт Шанс за тот же бросок: { $least }.
fault-id-taken = { $id } — название встроенного листа с другими правилами. Выбери другое.
