# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Preparando (lento solo la primera vez)
solve-solving = Calculando
solve-expected = El juego perfecto hace { $total } puntos de media.
solve-states = Estados
solve-count = { $count }
solve-time = Tiempo
solve-took = calculado en { $seconds } s { $threads ->
        [one] con un hilo
       *[other] con { $threads } hilos
    }
solve-read = leído en { $seconds } s, ya estaba calculado
solve-memory = Memoria
solve-holds = { $mib } MiB ocupados
solve-holds-peak = { $mib } MiB ocupados, { $peak } MiB como mucho durante el cálculo
solve-kept = Guardado en
solve-passed-over = { $file } { $why ->
        [foreign] no contiene ninguna solución
        [older] es de otra versión de yatzy
        [other-sheet] contiene la solución de otras reglas
        [cut-off] está incompleto
        [changed] está dañado
       *[unreadable] no se puede leer
    }{ $again ->
        [yes] : se ha calculado de nuevo.
       *[no] : se ha pasado por alto.
    }
solve-not-kept = No se puede guardar la solución: { $problem }. La próxima vez se calculará de nuevo.

odds-following = Calculando todas las partidas
odds-playing = Jugando
odds-by-playing = { $games ->
        [one] Estimado con una partida.
       *[other] Estimado con { $games } partidas: la media tiene un margen de unos ± { $error }.
    }
odds-heading = { $sheet }: total final con juego perfecto
odds-so-far = { $points ->
        [one] Desde aquí, con { NUMBER($points, useGrouping: 0) } punto hasta ahora.
       *[other] Desde aquí, con { NUMBER($points, useGrouping: 0) } puntos hasta ahora.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: la mitad de las partidas acaba ahí o por debajo.
odds-half = { $sign } de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }: la mitad central de las partidas.
odds-scale = { $width ->
        [one] Una columna es un total
       *[other] Una columna abarca { $width } totales
    }; la más alta tiene el { $highest } de las partidas.
odds-outside = El { $share } queda fuera.
odds-mean = Media
odds-deviation = Desviación típica
odds-bonus = { $bonus } logrado
odds-of-games = De las partidas
odds-percentile = { $percent } %
odds-at-most = no pasa de
odds-filled = con puntos
odds-struck = tachada
odds-chart-is-in = El gráfico está en { $file }.
