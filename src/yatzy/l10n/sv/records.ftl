# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: slutsummor från parti till parti
trend-total = Totalt
trend-mean = Snitt av de senaste { $count }
trend-game = ett partis slutsumma
trend-running = snitt av de senaste { $count }
trend-expected = perfekt spel i snitt
trend-day = Dag
trend-about = { $count ->
        [one] Ett parti, { $last } poäng.
       *[other] { $count } partier, från { $first } poäng till { $last }; snittet av de senaste { $latest } är { $mean }.
    } Högst är { $best }, lägst { $worst }.
trend-best-play = Perfekt spel ger { $expected } i snitt.
trend-dot = { $day }: { $total }
trend-latest = de senaste { $shown } av { $count } partier
trend-all = { $count ->
        [one] ett parti
       *[other] { $count } partier
    }

records-title = Statistik
records-heading = { $player }: { $sheet }
records-rounds = Partier
records-best = Bäst
records-worst = Lägst
records-mean = Snitt
records-upper-bonus = Övre bonus
records-five-alike = { $box }
records-further = Fem lika igen
records-accuracy = Bästa val
records-cost = Tappat
records-luck = Tur
records-reached = { $total } ({ $day })
records-beside = { $own }; perfekt spel { $perfect }
records-rate = { $rate } ({ $made } av { $of })
records-of = { $rate } av { $of }
records-each = { $cost } per val, { $round } per parti
records-signed = { $luck } per parti
records-habits = Dyra vanor
records-no-habits = Inget val kostade något.
records-unsolved = Bladet är inte löst än, så inget är känt om valen: yatzy solve { $sheet } löser det.
records-summing = Går igenom partier
records-page-is-in = Sidan ligger i { $file }.
