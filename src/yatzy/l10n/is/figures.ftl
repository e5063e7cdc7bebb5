# What stands in and below figures.

figure-numbers = Sýna tölurnar

chart-share = { $width ->
        [1] Hlutfall allra leikja eftir heildarstigum
       *[other] Hlutfall allra leikja, { $width } stig á súlu
    }
chart-mean = meðaltal { $mean }
chart-totals = Lokastig
chart-strip = Hundraðsmörk: svo margir leikir enda þar eða neðar
chart-percentile = { $percent }% allra leikja enda á { NUMBER($total, useGrouping: 0) } eða neðar.
chart-percentiles = { $least }–{ $percent }%
chart-at-most = { $percent }% enda þar eða neðar
chart-best-play = Fullkomið
chart-own = { $games ->
        [1] Einn leikur
        [one] { $games } spilaður leikur
       *[other] { $games } spilaðir leikir
    }
chart-own-mean = { $games ->
        [1] Einn leikur: { $mean }
        [one] { $games } spilaður leikur: meðaltal { $mean }
       *[other] { $games } spilaðir leikir: meðaltal { $mean }
    }
chart-dot = leikir á hvern punkt: mest { $games }
chart-together = Lokastig þegar allt er spilað fullkomlega

course-title = { $name }: áætluð heildarstig, umferð fyrir umferð
course-highest = Hæst eftir umferð { $turn }: { $total }
course-lowest = Lægst eftir umferð { $turn }: { $total }
course-turn = Umferð { $turn }, { $box } { $points }: heppni { $luck }, sóað { $cost }, áætlað eftir hana { $total }
course-line = áætluð heildarstig
course-gave = heppni
course-took = óheppni
course-lost = sóað
