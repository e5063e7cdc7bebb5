# What stands in and below figures.

figure-numbers = Mostra i numeri

chart-share = { $width ->
        [one] Quota di partite per ogni totale
       *[other] Quota di partite, { $width } totali per colonna
    }
chart-mean = media { $mean }
chart-totals = Totale finale
chart-strip = Percentili: quante partite finiscono a quel totale o sotto
chart-percentile = Quota di partite che finiscono a { NUMBER($total, useGrouping: 0) } o sotto: { $percent }%.
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
chart-together = Come finiscono le partite con il gioco perfetto

course-title = { $name }: il totale atteso, turno per turno
course-highest = Massimo dopo il turno { $turn }: { $total }
course-lowest = Minimo dopo il turno { $turn }: { $total }
course-turn = Turno { $turn }, { $box } { $points }: fortuna { $luck }, regalati { $cost }, totale atteso { $total }
course-line = totale atteso
course-gave = dato dai dadi
course-took = tolto dai dadi
course-lost = regalato
