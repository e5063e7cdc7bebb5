# What stands in and below figures.

figure-numbers = Visa siffrorna

chart-share = { $width ->
        [one] Andel av alla partier för varje slutsumma
       *[other] Andel av alla partier, { $width } slutsummor per stapel
    }
chart-mean = snitt { $mean }
chart-totals = Slutsumma
chart-strip = Percentiler: den här andelen av partierna slutar där eller lägre
chart-percentile = { $percent } % av alla partier slutar på { NUMBER($total, useGrouping: 0) } eller lägre.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = { $percent } % slutar där eller lägre
chart-best-play = Perfekt spel
chart-own = { $games ->
        [one] Spelat parti
       *[other] { $games } spelade partier
    }
chart-own-mean = { $games ->
        [one] Ett spelat parti: { $mean }
       *[other] { $games } spelade partier: snitt { $mean }
    }
chart-dot = en prick är upp till { $games } partier
chart-together = Slutsummor vid perfekt spel

course-title = { $name }: förväntad slutsumma, omgång för omgång
course-highest = Högst efter omgång { $turn }: { $total }
course-lowest = Lägst efter omgång { $turn }: { $total }
course-turn = Omgång { $turn }, { $box } { $points }: tur { $luck }, tappade poäng { $cost }, därefter förväntat { $total }
course-line = förväntad slutsumma
course-gave = tur
course-took = otur
course-lost = tappade poäng
