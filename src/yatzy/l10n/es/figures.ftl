# What stands in and below figures.

figure-numbers = Ver los números

chart-share = { $width ->
        [one] Porcentaje de partidas con cada total
       *[other] Porcentaje de partidas, { $width } totales por columna
    }
chart-mean = media { $mean }
chart-totals = Total final
chart-strip = Percentiles: cuántas partidas acaban en ese total o por debajo
chart-percentile = El { $percent } % de las partidas acaba en { NUMBER($total, useGrouping: 0) } o por debajo.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = El { $percent } % no pasa de
chart-best-play = Juego perfecto
chart-own = { $games ->
        [one] La partida jugada
       *[other] Las { $games } partidas jugadas
    }
chart-own-mean = { $games ->
        [one] Una partida jugada: { $mean }
       *[other] { $games } partidas jugadas: media { $mean }
    }
chart-dot = un punto son hasta { $games } partidas
chart-together = Totales finales con juego perfecto

course-title = { $name }: el total esperado, turno a turno
course-highest = Máximo tras el turno { $turn }: { $total }
course-lowest = Mínimo tras el turno { $turn }: { $total }
course-turn = Turno { $turn }, { $box } { $points }: suerte { $luck }, puntos regalados { $cost }, total esperado después { $total }
course-line = total esperado
course-gave = ganado por suerte
course-took = perdido por suerte
course-lost = puntos regalados
