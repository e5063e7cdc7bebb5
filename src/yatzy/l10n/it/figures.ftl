# What stands in and below figures.

figure-numbers = Mostra i numeri

chart-share = { $width ->
        [one] Quota di partite per ogni totale
       *[other] Quota di partite, { $width } totali per colonna
    }
chart-mean = media { $mean }
chart-totals = Totale finale
chart-strip = Percentili: quante partite finiscono a quel totale o sotto
chart-percentile = Il { $percent }% delle partite finisce a { NUMBER($total, useGrouping: 0) } o sotto.
chart-percentiles = { $least }–{ $percent }%
chart-at-most = { $percent }% non supera
chart-best-play = Gioco perfetto
chart-own = { $games ->
        [one] La partita giocata
       *[other] Le { $games } partite giocate
    }
chart-own-mean = { $games ->
        [one] Una partita giocata: { $mean }
       *[other] { $games } partite giocate: media { $mean }
    }
chart-dot = un punto vale fino a { $games } partite
chart-together = Totali finali con il gioco perfetto

course-title = { $name }: il totale atteso, turno per turno
course-highest = Massimo dopo il turno { $turn }: { $total }
course-lowest = Minimo dopo il turno { $turn }: { $total }
course-turn = Turno { $turn }, { $box } { $points }: fortuna { $luck }, punti persi { $cost }, totale atteso dopo { $total }
course-line = totale atteso
course-gave = guadagnati per fortuna
course-took = persi per sfortuna
course-lost = punti persi
