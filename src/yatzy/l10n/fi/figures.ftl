# What stands in and below figures.

figure-numbers = Näytä luvut

chart-share = { $width ->
        [one] Kunkin loppusumman osuus kaikista peleistä
       *[other] Osuus kaikista peleistä, { $width } summaa pylvästä kohti
    }
chart-mean = keskiarvo { $mean }
chart-totals = Loppusumma
chart-strip = Persentiilit: näin suuri osa peleistä päättyy enintään tähän
chart-percentile = { $percent } % kaikista peleistä päättyy summaan { NUMBER($total, useGrouping: 0) } tai sen alle.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = { $percent } % enintään
chart-best-play = Täydellinen peli
chart-own = { $games ->
        [one] Pelattu peli
       *[other] Pelatut pelit ({ $games })
    }
chart-own-mean = { $games ->
        [one] Yksi pelattu peli: { $mean }
       *[other] { $games } pelattua peliä: keskiarvo { $mean }
    }
chart-dot = piste on enintään { $games } peliä
chart-together = Loppusummat täydellisellä pelillä

course-title = { $name }: loppusumman odotusarvo vuoro vuorolta
course-highest = Korkeimmillaan vuoron { $turn } jälkeen: { $total }
course-lowest = Matalimmillaan vuoron { $turn } jälkeen: { $total }
course-turn = Vuoro { $turn }, { $box } { $points }: tuuri { $luck }, hukattu { $cost }, odotusarvo sen jälkeen { $total }
course-line = loppusumman odotusarvo
course-gave = tuurilla saatu
course-took = huonolla tuurilla menetetty
course-lost = hukattu
