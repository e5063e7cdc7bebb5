# What stands in and below figures.

figure-numbers = Zahlen zeigen

chart-share = { $width ->
        [one] Anteil aller Spiele je Ergebnis
       *[other] Anteil aller Spiele, { $width } Ergebnisse je Säule
    }
chart-mean = Schnitt { $mean }
chart-totals = Endergebnis
chart-strip = Perzentile: Dieser Anteil der Spiele endet hier oder tiefer
chart-percentile = { $percent } % aller Spiele enden bei { NUMBER($total, useGrouping: 0) } oder tiefer.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = { $percent } % enden hier oder tiefer
chart-best-play = Perfektes Spiel
chart-own = { $games ->
        [one] Gespieltes Spiel
       *[other] { $games } gespielte Spiele
    }
chart-own-mean = { $games ->
        [one] Ein gespieltes Spiel: { $mean }
       *[other] { $games } gespielte Spiele: Schnitt { $mean }
    }
chart-dot = ein Punkt sind bis zu { $games } Spiele
chart-together = Endergebnisse bei perfektem Spiel

course-title = { $name }: erwartetes Ergebnis, Zug um Zug
course-highest = Höchster Stand nach Zug { $turn }: { $total }
course-lowest = Tiefster Stand nach Zug { $turn }: { $total }
course-turn = Zug { $turn }, { $box } { $points }: Glück { $luck }, verschenkt { $cost }, danach erwartet { $total }
course-line = erwartetes Ergebnis
course-gave = Glück
course-took = Pech
course-lost = verschenkte Punkte
