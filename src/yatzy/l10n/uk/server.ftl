# What a server says to those at its tables.

error-table-unknown = Стола з таким кодом немає.
error-table-token = Токен — це 22 знаки: літери, цифри, дефіси або підкреслення. Це не токен.
error-table-token-missing = Покажи токен свого місця або свій ключ.
error-table-not-yours = Це не твоє місце.
error-table-not-host = Це може лише той, хто створив стіл.
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
error-table-match-open = Інші ще грають цими кубиками: їх видно, коли матч закінчено.
error-table-match-closed = Матч закінчено: приєднатися вже не можна.
error-table-match-full = У цьому матчі вже { $most } гравців, більше не можна.
error-table-match-alone = У матчі на однакових кубиках кожен грає окремо, кубиками на екрані.
error-table-no-match = Це не матч на однакових кубиках.
error-table-no-coach = За цим столом тренера питати не можна.
error-table-sheet-name = Правила відрізняються від друкованого аркуша { $sheet }: дай їм власну назву.
error-table-nonsense = Цього стіл не розуміє: { $problem }
error-table-hello-again = Привітання вже було.
error-table-reaction = Такої реакції немає. Є такі: { $known }.
error-table-turns = Стільки гравців, полів і раундів — це понад { $most } ходів. Візьми менше.
error-table-reactions = Не так багато одразу: зачекай трохи.
error-player-games = Уже збережено { $most } ігор, більше на одного гравця не можна. Спершу звільни місце.
error-table-store = Сервер зараз не може дістатися до ігор. Спробуй за мить: нічого не зробиться двічі.

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
