# Why a server cannot answer what takes long.

error-work-busy = Серверу нужно много вычислить: попробуй чуть позже.
error-limit-work = Сервер ещё вычисляет то, о чём просили с твоего адреса. Попробуй через { $seconds } с.
error-work-too-long = Это длилось больше { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } секунды
        [few] { NUMBER($seconds, maximumFractionDigits: 0) } секунд
       *[many] { NUMBER($seconds, maximumFractionDigits: 0) } секунд
    }, поэтому вычисление прекращено.
error-work-failed = Вычислить не удалось: на сервере что-то пошло не так.
error-work-closing = Сервер закрывается.
error-solver-not-here = Чтобы просчитать этот лист, нужно { $needed } ГиБ памяти, а сервер даёт на один не больше { $most } ГиБ. Без расчёта нет тренера и компьютерных игроков.
