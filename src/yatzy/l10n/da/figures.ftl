# What stands in and below figures.

figure-numbers = Vis tallene

chart-share = { $width ->
        [one] Andel af alle spil for hver slutsum
       *[other] Andel af alle spil, { $width } slutsummer pr. søjle
    }
chart-mean = snit { $mean }
chart-totals = Slutsum
chart-strip = Percentiler: så mange af alle spil ender dér eller lavere
chart-percentile = { $percent } % af alle spil ender på { NUMBER($total, useGrouping: 0) } eller lavere.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = { $percent } % ender dér eller lavere
chart-best-play = Perfekt spil
chart-own = { $games ->
        [one] Det spillede spil
       *[other] De { $games } spillede spil
    }
chart-own-mean = { $games ->
        [one] Ét spil spillet: { $mean }
       *[other] { $games } spil spillet: snit { $mean }
    }
chart-dot = en prik er op til { $games } spil
chart-together = Sådan ender perfekt spil

course-title = { $name }: forventet slutsum, omgang for omgang
course-highest = Højest efter omgang { $turn }: { $total }
course-lowest = Lavest efter omgang { $turn }: { $total }
course-turn = Omgang { $turn }, { $box } { $points }: held { $luck }, givet væk { $cost }, derefter forventet { $total }
course-line = forventet slutsum
course-gave = hvad terningerne gav
course-took = hvad terningerne tog
course-lost = givet væk
