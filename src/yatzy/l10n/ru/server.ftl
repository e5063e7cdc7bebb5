# What a server says to those at its tables.

error-table-unknown = Стола с таким кодом нет.
error-day-unknown = В этот день здесь никто не играл.
error-table-token = Токен — это 22 знака: буквы, цифры, дефисы или подчёркивания. Это не токен.
error-table-token-missing = Покажи токен своего места или свой ключ.
error-table-not-yours = Это не твоё место.
error-table-not-host = Это может только хозяин стола.
error-table-barred = Хозяин стола убрал тебя из-за стола. Попроси пустить тебя обратно.
error-table-one-seat = У тебя здесь уже есть место: за открытым столом на каждое устройство приходится одно.
error-table-lent = Это место тебе только одолжили: решает его владелец.
error-table-no-seat = Места { $seat } нет: всего их { $seats }.
error-table-no-seats = За столом нужно хотя бы одно место.
error-table-seat-taken = На месте { $seat } уже кто-то сидит.
error-table-seat-computer = На месте { $seat } и так играет компьютер.
error-table-begun = Игра началась: сесть уже нельзя.
error-table-not-begun = Игра ещё не началась: есть свободные места.
error-table-not-over = Игра ещё не окончена.
error-table-nobody = Начинать не с кем.
error-table-name = Имя — одна строка, не больше { $longest } знаков.
error-table-name-missing = Месту { $seat } нужно имя игрока.
error-table-name-twice = За столом уже есть кто-то с таким именем.
error-table-devices = За одно место можно играть не больше чем с { $most } устройств.
error-table-real-dice = С настоящими кубиками компьютер дальше не сыграет: у него нет рук.
error-table-not-stuck = Ещё не время: подожди немного, может быть, игрок ещё здесь.
error-table-stand-in = За тебя играет компьютер. Сначала верни себе место.
error-table-late = Игра уже ушла вперёд. Ты видишь её такой, какая она сейчас.
error-table-long = Слишком много отложено, отменено и исправлено: больше стол не принимает. Бросай или записывай.
error-table-changed = Стол уже изменился. Ты видишь его таким, какой он сейчас.
error-table-dice = Кубики за этим столом бросает сервер.
error-table-word-early = С этим запросом слово прислать нельзя: кто его увидит, мог бы выбрать кубики. Отправь «contribute», зафиксируй вклад, когда узнаешь печать, и раскрой его, когда стол сообщит «revealing».
error-table-contribution-early = Ещё не все зафиксировали вклад. Раскрой свой, когда стол сообщит «revealing».
error-table-contribution-late = К этим кубикам больше ничего нельзя добавить.
error-table-contribution-wrong = Это не тот вклад, который был зафиксирован. Он начинается с 32 случайных шестнадцатеричных цифр и содержит до { $longest } знаков.
error-table-contributions-awaited = Некоторые устройства ещё не ответили. Попробуй снова через { $seconds } с, чтобы начать без них.
error-table-match-open = Другие ещё играют этими кубиками: они видны, когда матч окончен.
error-table-match-closed = Матч окончен: присоединиться уже нельзя.
error-table-match-full = В этом матче уже { $most } игроков, больше нельзя.
error-table-match-alone = В матче на одинаковых кубиках каждый играет отдельно, кубиками на экране.
error-table-no-match = Это не матч на одинаковых кубиках.
error-table-no-coach = За этим столом играют без тренера: игру можно разобрать, когда она закончится.
error-table-plain-bot = За столом без тренера за тебя могут играть только { bot-beginner } или { bot-casual }.
error-table-position-live = Это позиция твоего стола, где играют без тренера. Посмотри её, когда игра закончится.
error-table-sheet-name = Правила отличаются от печатного листа { $sheet }: дай им своё название.
error-table-nonsense = Этого стол не понимает: { $problem }
error-table-hello-again = Приветствие уже было.
error-table-reaction = Такой реакции нет. Есть: { $known }.
error-table-turns = Столько игроков, полей и раундов — это больше { $most } ходов. Возьми меньше.
error-table-reactions = Не так много сразу: подожди немного.
error-player-games = Уже сохранено { $most } игр, больше на одного игрока нельзя. Сначала освободи место.
error-table-store = Сервер сейчас не может добраться до игр. Попробуй чуть позже: ничего не сделается дважды.
error-table-storage = На сервере сейчас нет места для новых столов. Начатые игры продолжаются: попробуй позже или спроси того, кто его держит.

error-limit-stored = С твоего адреса пока сохранено столько, сколько можно. Попробуй через { $minutes } мин.
error-limit-tables = Слишком много новых столов с одного адреса. Попробуй через { $seconds } с.
error-limit-requests = Слишком много сразу. Попробуй через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
error-request-invalid = Запрос не подходит: { $problem }
request-choices = { $problem }. Есть: { $choices }.
error-request-unknown = По этому адресу ничего нет.
error-request-method = Здесь этого сделать нельзя.
error-request-large = Слишком много для одного запроса.
error-request-host = Этот сервер называется иначе.
error-request-origin = Об этом просит другая страница, а ей нельзя.
error-server-failed = На сервере что-то пошло не так. Ничего не изменено; попробуй ещё раз.
error-review-no-step = Такого решения в этой игре нет: ход { $turn }, бросок { $throw }.
error-review-no-column = Такой колонки в этой игре нет: раунд { $round }, колонка { $column }.
