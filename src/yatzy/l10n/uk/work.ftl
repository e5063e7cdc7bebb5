# Why a server cannot answer what takes long.

error-work-busy = Серверові треба багато обчислити: спробуй за мить.
error-limit-work = Сервер іще обчислює те, про що просили з твоєї адреси. Спробуй через { $seconds } с.
error-work-too-long = Це тривало понад { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } секунду
        [few] { NUMBER($seconds, maximumFractionDigits: 0) } секунди
       *[many] { NUMBER($seconds, maximumFractionDigits: 0) } секунд
    }, тож обчислення припинено.
error-work-failed = Обчислити не вдалося: на сервері щось пішло не так.
error-work-closing = Сервер закривається.
error-solver-not-here = Щоб прорахувати цей аркуш, потрібно { $needed } ГіБ пам’яті, а сервер дає на один щонайбільше { $most } ГіБ. Без розрахунку немає тренера й комп’ютерних гравців.
