# What a server says to those at its tables.

error-table-unknown = Столу з таким кодом немає. Перевір код.
error-day-unknown = Цього дня тут ніхто не грав.
error-table-token = Токен — це 22 знаки: літери, цифри, дефіси або підкреслення. Це не токен.
error-table-token-missing = Надішли токен свого місця або свій ключ.
error-table-not-yours = Це не твоє місце.
error-table-not-host = Це може лише господар столу.
error-table-barred = Господар прибрав тебе з-за столу. Попроси його пустити тебе назад.
error-table-one-seat = У тебе тут уже є місце: за відкритим столом на кожен пристрій припадає одне.
error-table-lent = Це місце тобі лише дали на час: про нього вирішує власник.
error-table-no-seat = Місця { $seat } немає: за столом їх { $seats }.
error-table-no-seats = За столом потрібне хоча б одне місце.
error-table-seat-taken = Місце { $seat } зайнято. Обери інше.
error-table-seat-computer = На місці { $seat } вже грає бот.
error-table-begun = Гра почалася: приєднатися вже не можна, але можна дивитися.
error-table-not-begun = Гра ще не почалася: є вільні місця.
error-table-not-over = Гру ще не закінчено.
error-table-nobody = Тут нікого немає, починати ні з ким.
error-table-name = Ім’я — один рядок, щонайбільше { $longest } знаків.
error-table-name-missing = Гравцеві на місці { $seat } потрібне ім’я.
error-table-name-twice = За столом уже є хтось із таким ім’ям. Обери інше.
error-table-devices = За одне місце можна грати щонайбільше з { $most } пристроїв.
error-table-real-dice = Бот не може грати справжніми кубиками.
error-table-not-stuck = Зачекай трохи: може, гравець іще тут.
error-table-stand-in = За тебе грає бот. Спершу поверни собі місце.
error-table-late = Гра пішла далі. Тепер ти бачиш її такою, якою вона є зараз.
error-table-long = Забагато змін за цей хід. Кидай або записуй.
error-table-changed = Стіл змінився. Тепер ти бачиш його таким, яким він є зараз.
error-table-dice = Кубики за цим столом кидає сервер.
error-table-word-early = Із цим запитом слово надіслати не можна: хто його побачить, міг би вибрати кубики. Надішли «contribute», зафіксуй внесок, коли знатимеш відбиток, і розкрий його, коли стіл повідомить «revealing».
error-table-contribution-early = Ще не всі зафіксували внесок. Розкрий свій, коли стіл повідомить «revealing».
error-table-contribution-late = До цих кубиків більше нічого не можна додати.
error-table-contribution-wrong = Це не той внесок, який було зафіксовано. Він починається з 32 випадкових шістнадцяткових цифр і має до { $longest } знаків.
error-table-contributions-awaited = Деякі пристрої ще не відповіли. Спробуй знову через { $seconds } с, щоб почати без них.
error-table-match-open = Інші ще грають цими кубиками: їх буде видно, коли матч закінчиться.
error-table-match-closed = Матч закінчено: приєднатися вже не можна.
error-table-match-full = Матч заповнено: гравців уже { $most }.
error-table-match-alone = У матчі з однаковими кидками кожен грає окремо, кубиками на екрані.
error-table-no-match = Це не матч з однаковими кидками.
error-table-no-coach = За цим столом грають без тренера: гру можна розібрати, коли вона закінчиться.
error-table-plain-bot = За столом без тренера за тебе можуть грати лише { bot-beginner } або { bot-casual }.
error-table-position-live = Це позиція за твоїм столом, де грають без тренера. Подивися на неї, коли гра закінчиться.
error-table-sheet-name = Ці правила відрізняються від друкованих { $sheet }: дай їм іншу назву.
error-table-nonsense = Стіл цього не розуміє: { $problem }
error-table-hello-again = Привітання вже надіслано.
error-table-reaction = Такої реакції немає. Є такі: { $known }.
error-table-turns = Це понад { $most } ходів. Зменш кількість гравців, полів або раундів.
error-table-reactions = Забагато реакцій одразу. Зачекай трохи.
error-player-games = У тебе вже { $most } ігор, більше на одного гравця не можна. Спершу видали якісь.
error-table-store = Сервер не може дістати свої ігри. Спробуй за хвилину: двічі нічого не запишеться.
error-table-storage = На сервері немає місця для нових столів; розпочаті ігри тривають. Спробуй пізніше або спитай власника сервера.

error-limit-stored = З твоєї адреси вже збережено стільки, скільки поки що можна. Спробуй через { $minutes } хв.
error-limit-tables = Забагато нових столів з однієї адреси. Спробуй через { $seconds } с.
error-limit-requests = Забагато запитів. Спробуй через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
error-request-invalid = Неправильний запит: { $problem }
request-choices = { $problem }. Є такі: { $choices }.
error-request-unknown = За цією адресою нічого немає.
error-request-method = Тут так не можна.
error-request-large = Забагато для одного запиту.
error-request-host = У цього сервера інша назва.
error-request-origin = Цей запит надіслав інший сайт, а це не дозволено.
error-server-failed = На сервері щось пішло не так. Нічого не змінено; спробуй ще раз.
error-review-no-step = Такого рішення в цій грі немає: хід { $turn }, кидок { $throw }.
error-review-no-column = Такої колонки в цій грі немає: раунд { $round }, колонка { $column }.
