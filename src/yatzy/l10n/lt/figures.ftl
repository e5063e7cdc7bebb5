# What stands in and below figures.

figure-numbers = Rodyti skaičius

chart-share = { $width ->
        [1] Visų partijų dalis pagal rezultatą
        [one] Visų partijų dalis, stulpelyje { $width } rezultatas
        [few] Visų partijų dalis, stulpelyje { $width } rezultatai
       *[other] Visų partijų dalis, stulpelyje { $width } rezultatų
    }
chart-mean = vidurkis { $mean }
chart-totals = Galutinis rezultatas
chart-strip = Procentiliai: tokia partijų dalis baigiasi surinkus ne daugiau kaip
chart-percentile = { $percent } % visų partijų baigiasi surinkus ne daugiau kaip { NUMBER($total, useGrouping: 0) }.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = { $percent } % – ne daugiau kaip
chart-best-play = Tobulas žaidimas
chart-own = { $games ->
        [one] { $games } sužaista partija
        [few] { $games } sužaistos partijos
       *[other] { $games } sužaistų partijų
    }
chart-own-mean = { $games ->
        [1] Sužaista partija: { $mean }
        [one] { $games } sužaista partija: vidurkis { $mean }
        [few] { $games } sužaistos partijos: vidurkis { $mean }
       *[other] { $games } sužaistų partijų: vidurkis { $mean }
    }
chart-dot = taškas – iki { $games } partijų
chart-together = Kaip baigiasi partijos žaidžiant tobulai

course-title = { $name }: tikėtinas rezultatas po kiekvieno ėjimo
course-highest = Didžiausias po { $turn } ėjimo: { $total }
course-lowest = Mažiausias po { $turn } ėjimo: { $total }
course-turn = { $turn } ėjimas, { $box } { $points }: sėkmė { $luck }, prarasta { $cost }, tada tikėtina { $total }
course-line = tikėtinas rezultatas
course-gave = laimėta dėl sėkmės
course-took = prarasta dėl nesėkmės
course-lost = prarasta sprendimais
