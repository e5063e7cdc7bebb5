# Why a server cannot answer what takes long.

error-work-busy = El servidor tiene mucho que calcular: inténtalo dentro de un momento.
error-limit-work = El servidor aún calcula lo que se pidió desde tu dirección. Inténtalo dentro de { $seconds } segundos.
error-work-too-long = Ha tardado más de { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] un segundo
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } segundos
    }, y se ha abandonado.
error-work-failed = No se ha podido calcular: algo ha fallado en el servidor.
error-work-closing = El servidor se está cerrando.
error-solver-not-here = Resolver este reglamento necesita { $needed } GiB de memoria, y un servidor dedica como mucho { $most } GiB a uno. El entrenador y los robots lo necesitan.
