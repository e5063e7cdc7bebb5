# What a server says to those at its tables.

error-table-unknown = Стола с таким кодом нет. Проверь код.
error-day-unknown = В этот день здесь никто не играл.
error-table-token = Токен — это 22 знака: буквы, цифры, дефисы или подчёркивания. Это не токен.
error-table-token-missing = Пришли токен своего места или свой ключ.
error-table-not-yours = Это не твоё место.
error-table-not-host = Это может только хозяин.
error-table-barred = Хозяин убрал тебя из-за стола. Попроси его пустить тебя обратно.
error-table-one-seat = У тебя здесь уже есть место: за открытым столом на устройство — одно место.
error-table-lent = Это место тебе только одолжили: решает его владелец.
error-table-no-seat = Места { $seat } нет: всего их { $seats }.
error-table-no-seats = За столом нужно хотя бы одно место.
error-table-seat-taken = Место { $seat } занято. Выбери другое.
error-table-seat-computer = На месте { $seat } уже играет бот.
error-table-begun = Игра началась: присоединиться уже нельзя, но можно смотреть.
error-table-not-begun = Игра ещё не началась: есть свободные места.
error-table-not-over = Игра ещё не окончена.
error-table-nobody = Начинать не с кем.
error-table-name = Имя — одна строка, не больше { $longest } знаков.
error-table-name-missing = Игроку на месте { $seat } нужно имя.
error-table-name-twice = За столом уже есть такое имя. Выбери другое.
error-table-devices = За одно место можно играть не больше чем с { $most } устройств.
error-table-real-dice = Настоящими кубиками бот играть не может.
error-table-not-stuck = Подожди немного: возможно, игрок ещё здесь.
error-table-stand-in = За тебя играет бот. Сначала вернись в игру.
error-table-late = Игра уже продолжилась. Теперь ты видишь, как она идёт сейчас.
error-table-long = Слишком много изменений за один ход. Бросай или записывай.
error-table-changed = За столом что-то изменилось. Теперь ты видишь, как всё обстоит сейчас.
error-table-dice = Кубики за этим столом бросает сервер.
error-table-word-early = С этим запросом слово прислать нельзя: кто его увидит, мог бы выбрать кубики. Отправь «contribute», зафиксируй вклад, когда узнаешь отпечаток, и раскрой его, когда стол сообщит «revealing».
error-table-contribution-early = Ещё не все зафиксировали вклад. Раскрой свой, когда стол сообщит «revealing».
error-table-contribution-late = К этим кубикам больше ничего нельзя добавить.
error-table-contribution-wrong = Это не тот вклад, который был зафиксирован. Он начинается с 32 случайных шестнадцатеричных цифр и содержит до { $longest } знаков.
error-table-contributions-awaited = Некоторые устройства ещё не ответили. Попробуй снова через { $seconds } с, чтобы начать без них.
error-table-match-open = Другие ещё играют на этих бросках: их покажут, когда матч закончится.
error-table-match-closed = Матч окончен: присоединиться уже нельзя.
error-table-match-full = Матч заполнен: играют уже { $most }.
error-table-match-alone = В матче на одних и тех же бросках каждый играет сам, кубиками на экране.
error-table-no-match = Это не матч на одних и тех же бросках.
error-table-no-coach = За этим столом играют без тренера: игру можно разобрать, когда она закончится.
error-table-plain-bot = За столом без тренера за тебя могут играть только { bot-beginner } или { bot-casual }.
error-table-position-live = Это позиция с твоего стола, где играют без тренера. Посмотри её, когда игра закончится.
error-table-sheet-name = Эти правила отличаются от напечатанных { $sheet }: назови их по-другому.
error-table-nonsense = Стол не понимает запрос: { $problem }
error-table-hello-again = Приветствие уже пришло: второе не нужно.
error-table-reaction = Такой реакции нет. Выбери из этих: { $known }.
error-table-turns = Вышло бы больше { $most } ходов. Возьми меньше игроков, полей или раундов.
error-table-reactions = Слишком много реакций сразу. Подожди немного.
error-player-games = У тебя уже { $most } игр, больше на одного игрока нельзя. Сначала удали часть.
error-table-store = Серверу сейчас недоступны игры. Попробуй чуть позже: дважды ничего не выполнится.
error-table-storage = На сервере нет места для новых столов; начатые игры продолжаются. Попробуй позже или спроси хозяина сервера.

error-limit-stored = С твоего адреса сохранено столько, сколько пока можно. Попробуй через { $minutes } мин.
error-limit-tables =
    Слишком много новых столов с одного адреса. Попробуй через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
error-limit-requests =
    Слишком много запросов. Попробуй через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
error-request-invalid = Неверный запрос: { $problem }
request-choices = { $problem }. Выбери из этих: { $choices }.
error-request-unknown = По этому адресу ничего нет.
error-request-method = Здесь этого сделать нельзя.
error-request-large = Слишком много для одного запроса.
error-request-host = У этого сервера другое имя.
error-request-origin = Запрос пришёл с другого сайта, а это запрещено.
error-server-failed = На сервере что-то пошло не так. Ничего не изменено; попробуй ещё раз.
error-review-no-step = Такого решения в этой игре нет: ход { $turn }, бросок { $throw }.
error-review-no-column = Такой колонки в этой игре нет: раунд { $round }, колонка { $column }.
