# Why a server cannot answer what takes long.

error-work-busy = Сервер занят. Попробуй чуть позже.
error-limit-work =
    Сервер ещё обрабатывает запросы с твоего адреса. Попробуй через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
error-work-too-long =
    Это заняло больше { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } секунды
        [few] { NUMBER($seconds, maximumFractionDigits: 0) } секунд
       *[many] { NUMBER($seconds, maximumFractionDigits: 0) } секунд
    }, поэтому сервер остановился. Попробуй что-нибудь поменьше.
error-work-failed = При вычислении на сервере что-то пошло не так.
error-work-closing = Сервер останавливается. Попробуй чуть позже.
error-solver-not-here = Для расчёта этих правил нужно { $needed } ГиБ памяти, а этот сервер даёт { $most } ГиБ. Без расчёта нет ни тренера, ни ботов.
