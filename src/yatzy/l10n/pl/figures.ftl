# What stands in and below figures.

figure-numbers = Pokaż liczby

chart-share = { $width ->
        [one] Odsetek partii z każdym wynikiem
        [few] Odsetek partii, { $width } wyniki na słupek
       *[many] Odsetek partii, { $width } wyników na słupek
    }
chart-mean = średnia { $mean }
chart-totals = Wynik końcowy
chart-strip = Percentyle: jaka część partii kończy się takim wynikiem lub niższym
chart-percentile = { $percent }% partii kończy się wynikiem { NUMBER($total, useGrouping: 0) } lub niższym.
chart-percentiles = { $least }–{ $percent }%
chart-at-most = { $percent }% ma tyle lub mniej
chart-best-play = Idealna gra
chart-own = { $games ->
        [one] Rozegrana partia
        [few] { $games } rozegrane partie
       *[many] { $games } rozegranych partii
    }
chart-own-mean = { $games ->
        [one] Jedna rozegrana partia: { $mean }
        [few] { $games } rozegrane partie: średnia { $mean }
       *[many] { $games } rozegranych partii: średnia { $mean }
    }
chart-dot = kropka: do { $games } partii
chart-together = Wyniki końcowe przy idealnej grze

course-title = { $name }: prognoza wyniku, tura po turze
course-highest = Najwyżej po turze { $turn }: { $total }
course-lowest = Najniżej po turze { $turn }: { $total }
course-turn = Tura { $turn }, { $box } { $points }: szczęście { $luck }, straty { $cost }, prognoza { $total }
course-line = prognoza wyniku
course-gave = zysk z kości
course-took = strata z kości
course-lost = straty
