# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: los totales, partida a partida
trend-total = Total
trend-mean = Media de las últimas { $count }
trend-game = total de una partida
trend-running = media de las últimas { $count }
trend-expected = media del juego perfecto
trend-day = Día
trend-about = { $count ->
        [one] Una partida, { $last } puntos.
       *[other] { $count } partidas, de { $first } puntos a { $last }; la media de las últimas { $latest } es { $mean }.
    } El total más alto es { $best }, el más bajo { $worst }.
trend-best-play = El juego perfecto hace { $expected } de media.
trend-dot = { $day }: { $total }
trend-latest = las últimas { $shown } de { $count } partidas
trend-all = { $count ->
        [one] una partida
       *[other] { $count } partidas
    }

records-title = Estadísticas
records-heading = { $player }: { $sheet }
records-rounds = Partidas
records-best = Récord
records-worst = Mínimo
records-mean = Media
records-upper-bonus = Bonus superior
records-five-alike = { $box }
records-further = Yatzy adicional
records-accuracy = Aciertos
records-cost = Puntos regalados
records-luck = Suerte
records-reached = { $total } ({ $day })
records-beside = { $own }; juego perfecto { $perfect }
records-rate = { $rate } ({ $made } de { $of })
records-of = { $rate } de { $of }
records-each = { $cost } por decisión, { $round } por partida
records-signed = { $luck } por partida
records-habits = Malos hábitos
records-no-habits = Ningún punto regalado.
records-unsolved = Estas reglas aún no están calculadas, así que no se pueden juzgar las decisiones. Calcúlalas con yatzy solve { $sheet }.
records-summing = Analizando partidas
records-page-is-in = La página está en { $file }.
