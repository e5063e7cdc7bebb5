# Why a server cannot answer what takes long.

error-work-busy = Сервер зайнятий. Спробуй за хвилину.
error-limit-work = Сервер іще виконує запити з твоєї адреси. Спробуй через { $seconds } с.
error-work-too-long = Це тривало понад { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] { NUMBER($seconds, maximumFractionDigits: 0) } секунду
        [few] { NUMBER($seconds, maximumFractionDigits: 0) } секунди
       *[many] { NUMBER($seconds, maximumFractionDigits: 0) } секунд
    }, тож сервер зупинив обчислення. Спробуй щось менше.
error-work-failed = Обчислити не вдалося: на сервері щось пішло не так.
error-work-closing = Сервер вимикається. Спробуй за хвилину.
error-solver-not-here = Щоб прорахувати ці правила, потрібно { $needed } ГіБ пам’яті, а сервер дозволяє { $most } ГіБ. Без розрахунку немає ні тренера, ні ботів.
