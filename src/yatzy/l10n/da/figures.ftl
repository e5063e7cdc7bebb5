# What stands in and below figures.

figure-numbers = Vis tallene

chart-share = { $width ->
        [one] Andel af alle spil for hver slutsum
       *[other] Andel af alle spil, { $width } slutsummer pr. søjle
    }
chart-mean = snit { $mean }
chart-totals = Slutsum
chart-strip = Percentiler: denne andel af spillene ender dér eller lavere
chart-percentile = { $percent } % af alle spil ender på { NUMBER($total, useGrouping: 0) } eller lavere.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = { $percent } % ender dér eller lavere
chart-best-play = Perfekt spil
chart-own = { $games ->
        [one] Spillet spil
       *[other] { $games } spillede spil
    }
chart-own-mean = { $games ->
        [one] Ét spil spillet: { $mean }
       *[other] { $games } spil spillet: snit { $mean }
    }
chart-dot = en prik er op til { $games } spil
chart-together = Slutsummer ved perfekt spil

course-title = { $name }: forventet slutsum, tur for tur
course-highest = Højest efter tur { $turn }: { $total }
course-lowest = Lavest efter tur { $turn }: { $total }
course-turn = Tur { $turn }, { $box } { $points }: held { $luck }, point spildt { $cost }, derefter forventet { $total }
course-line = forventet slutsum
course-gave = held
course-took = uheld
course-lost = point spildt
