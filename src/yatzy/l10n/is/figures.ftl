# What stands in and below figures.

figure-numbers = Sýna tölurnar

chart-share = { $width ->
        [1] Hlutfall allra leikja eftir heildarstigum
       *[other] Hlutfall allra leikja, { $width } gildi á súlu
    }
chart-mean = meðaltal { $mean }
chart-totals = Lokastig
chart-strip = Hundraðsmörk: svo margir leikir enda þar eða neðar
chart-percentile = { $percent }% allra leikja enda á { NUMBER($total, useGrouping: 0) } eða neðar.
chart-percentiles = { $least }–{ $percent }%
chart-at-most = { $percent }% enda þar eða neðar
chart-best-play = Fullkomið spil
chart-own = { $games ->
        [1] Spilaði leikurinn
        [one] { $games } spilaður leikur
       *[other] { $games } spilaðir leikir
    }
chart-own-mean = { $games ->
        [1] Einn spilaður leikur: { $mean }
        [one] { $games } spilaður leikur: meðaltal { $mean }
       *[other] { $games } spilaðir leikir: meðaltal { $mean }
    }
chart-dot = leikir í punkti: mest { $games }
chart-together = Hvernig leikir enda með fullkominni spilamennsku

course-title = { $name }: vænt heildarstig, umferð eftir umferð
course-highest = Hæst eftir umferð { $turn }: { $total }
course-lowest = Lægst eftir umferð { $turn }: { $total }
course-turn = Umferð { $turn }, { $box } { $points }: heppni { $luck }, sóað { $cost }, vænt þá { $total }
course-line = vænt heildarstig
course-gave = það sem teningarnir gáfu
course-took = það sem teningarnir tóku
course-lost = sóað
