# Why a server cannot answer what takes long.

error-work-busy = El servidor está ocupado. Inténtalo dentro de un momento.
error-limit-work = El servidor aún atiende peticiones de tu dirección. Inténtalo dentro de { $seconds } segundos.
error-work-too-long = Ha tardado más de { NUMBER($seconds, maximumFractionDigits: 0) ->
        [one] un segundo
       *[other] { NUMBER($seconds, maximumFractionDigits: 0) } segundos
    }, y el servidor lo ha dejado. Prueba con algo más pequeño.
error-work-failed = Algo ha fallado en el servidor durante el cálculo. Inténtalo de nuevo.
error-work-closing = El servidor se está cerrando. Inténtalo dentro de un momento.
error-solver-not-here = Calcular estas reglas necesita { $needed } GiB de memoria, y este servidor permite { $most } GiB. Sin ese cálculo no hay entrenador ni robots.
