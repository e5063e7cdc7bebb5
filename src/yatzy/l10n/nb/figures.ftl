# What stands in and below figures.

figure-numbers = Vis tallene

chart-share = { $width ->
        [one] Andel av alle spill for hver sluttsum
       *[other] Andel av alle spill, { $width } sluttsummer per søyle
    }
chart-mean = snitt { $mean }
chart-totals = Sluttsum
chart-strip = Persentiler: denne andelen av spillene ender der eller lavere
chart-percentile = { $percent } % av alle spill ender på { NUMBER($total, useGrouping: 0) } eller lavere.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = { $percent } % ender der eller lavere
chart-best-play = Perfekt spill
chart-own = { $games ->
        [one] Spilt spill
       *[other] { $games } spilte spill
    }
chart-own-mean = { $games ->
        [one] Ett spill spilt: { $mean }
       *[other] { $games } spill spilt: snitt { $mean }
    }
chart-dot = en prikk er opptil { $games } spill
chart-together = Sluttsummer ved perfekt spill

course-title = { $name }: forventet sluttsum, omgang for omgang
course-highest = Høyest etter omgang { $turn }: { $total }
course-lowest = Lavest etter omgang { $turn }: { $total }
course-turn = Omgang { $turn }, { $box } { $points }: flaks { $luck }, poeng tapt { $cost }, deretter forventet { $total }
course-line = forventet sluttsum
course-gave = flaks
course-took = uflaks
course-lost = poeng tapt
