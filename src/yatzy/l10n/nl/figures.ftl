# What stands in and below figures.

figure-numbers = Toon de cijfers

chart-share = { $width ->
        [one] Aandeel van alle potjes per totaal
       *[other] Aandeel van alle potjes, { $width } totalen per staaf
    }
chart-mean = gemiddeld { $mean }
chart-totals = Eindtotaal
chart-strip = Percentielen: zoveel van alle potjes eindigen hierop of lager
chart-percentile = { $percent }% van alle potjes eindigt op { NUMBER($total, useGrouping: 0) } of lager.
chart-percentiles = { $least }–{ $percent }%
chart-at-most = { $percent }% eindigt hierop of lager
chart-best-play = Perfect spel
chart-own = { $games ->
        [one] Het gespeelde potje
       *[other] De { $games } gespeelde potjes
    }
chart-own-mean = { $games ->
        [one] Eén gespeeld potje: { $mean }
       *[other] { $games } gespeelde potjes: gemiddeld { $mean }
    }
chart-dot = een stip is hooguit { $games } potjes
chart-together = Eindtotalen bij perfect spel

course-title = { $name }: het verwachte totaal, beurt na beurt
course-highest = Hoogste stand na beurt { $turn }: { $total }
course-lowest = Laagste stand na beurt { $turn }: { $total }
course-turn = Beurt { $turn }, { $box } { $points }: geluk { $luck }, weggegeven { $cost }, daarna verwacht { $total }
course-line = verwacht totaal
course-gave = gewonnen door geluk
course-took = verloren door pech
course-lost = weggegeven
