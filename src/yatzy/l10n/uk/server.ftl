# What a server says to those at its tables.

error-table-unknown = Стола з таким кодом немає.
error-day-unknown = Цього дня тут ніхто не грав.
error-table-token = Токен — це 22 знаки: літери, цифри, дефіси або підкреслення. Це не токен.
error-table-token-missing = Покажи токен свого місця або свій ключ.
error-table-not-yours = Це не твоє місце.
error-table-not-host = Це може лише господар столу.
error-table-barred = Господар прибрав тебе з-за столу. Попроси пустити тебе назад.
error-table-one-seat = У тебе тут уже є місце: за відкритим столом на кожен пристрій припадає одне.
error-table-lent = Це місце тобі лише позичили: вирішує його власник.
error-table-no-seat = Місця { $seat } немає: усього їх { $seats }.
error-table-no-seats = За столом потрібне хоча б одне місце.
error-table-seat-taken = На місці { $seat } вже хтось сидить.
error-table-seat-computer = На місці { $seat } і так грає комп’ютер.
error-table-begun = Гра почалася: сісти вже не можна.
error-table-not-begun = Гра ще не почалася: є вільні місця.
error-table-not-over = Гру ще не закінчено.
error-table-nobody = Починати ні з ким.
error-table-name = Ім’я — один рядок, щонайбільше { $longest } знаків.
error-table-name-missing = Місцю { $seat } потрібне ім’я гравця.
error-table-name-twice = За столом уже є хтось із таким ім’ям.
error-table-devices = За одне місце можна грати щонайбільше з { $most } пристроїв.
error-table-real-dice = Зі справжніми кубиками комп’ютер далі не зіграє: у нього немає рук.
error-table-not-stuck = Ще не час: зачекай трохи, може, гравець іще тут.
error-table-stand-in = За тебе грає комп’ютер. Спершу поверни собі місце.
error-table-late = Гра вже пішла далі. Ти бачиш її, якою вона є зараз.
error-table-long = Забагато відкладань, скасувань і виправлень: більше стіл не приймає. Кидай або записуй.
error-table-changed = Стіл уже змінився. Ти бачиш його, яким він є зараз.
error-table-dice = Кубики за цим столом кидає сервер.
error-table-word-early = Із цим запитом слово надіслати не можна: хто його побачить, міг би вибрати кубики. Надішли «contribute», зафіксуй внесок, коли знатимеш печатку, і розкрий його, коли стіл повідомить «revealing».
error-table-contribution-early = Ще не всі зафіксували внесок. Розкрий свій, коли стіл повідомить «revealing».
error-table-contribution-late = До цих кубиків більше нічого не можна додати.
error-table-contribution-wrong = Це не той внесок, який було зафіксовано. Він починається з 32 випадкових шістнадцяткових цифр і має до { $longest } знаків.
error-table-contributions-awaited = Деякі пристрої ще не відповіли. Спробуй знову через { $seconds } с, щоб почати без них.
error-table-match-open = Інші ще грають цими кубиками: їх видно, коли матч закінчено.
error-table-match-closed = Матч закінчено: приєднатися вже не можна.
error-table-match-full = У цьому матчі вже { $most } гравців, більше не можна.
error-table-match-alone = У матчі на однакових кубиках кожен грає окремо, кубиками на екрані.
error-table-no-match = Це не матч на однакових кубиках.
error-table-no-coach = За цим столом грають без тренера: гру можна розібрати, коли вона закінчиться.
error-table-plain-bot = За столом без тренера за тебе можуть грати лише { bot-beginner } або { bot-casual }.
error-table-position-live = Це позиція твого столу, де грають без тренера. Подивися її, коли гра закінчиться.
error-table-sheet-name = Правила відрізняються від друкованого аркуша { $sheet }: дай їм власну назву.
error-table-nonsense = Цього стіл не розуміє: { $problem }
error-table-hello-again = Привітання вже було.
error-table-reaction = Такої реакції немає. Є такі: { $known }.
error-table-turns = Стільки гравців, полів і раундів — це понад { $most } ходів. Візьми менше.
error-table-reactions = Не так багато одразу: зачекай трохи.
error-player-games = Уже збережено { $most } ігор, більше на одного гравця не можна. Спершу звільни місце.
error-table-store = Сервер зараз не може дістатися до ігор. Спробуй за мить: нічого не зробиться двічі.
error-table-storage = На сервері зараз немає місця для нових столів. Розпочаті ігри тривають: спробуй пізніше або спитай того, хто його тримає.

error-limit-stored = З твоєї адреси поки що збережено стільки, скільки можна. Спробуй через { $minutes } хв.
error-limit-tables = Забагато нових столів з однієї адреси. Спробуй через { $seconds } с.
error-limit-requests = Забагато одразу. Спробуй через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
error-request-invalid = Запит не підходить: { $problem }
request-choices = { $problem }. Є такі: { $choices }.
error-request-unknown = За цією адресою нічого немає.
error-request-method = Тут цього зробити не можна.
error-request-large = Забагато для одного запиту.
error-request-host = Цей сервер зветься інакше.
error-request-origin = Про це просить інша сторінка, а їй не можна.
error-server-failed = На сервері щось пішло не так. Нічого не змінено; спробуй ще раз.
error-review-no-step = Такого рішення в цій грі немає: хід { $turn }, кидок { $throw }.
error-review-no-column = Такої колонки в цій грі немає: раунд { $round }, колонка { $column }.
