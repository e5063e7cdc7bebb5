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
       *[other] { $count } partier: { $first } poäng i det första, { $last } i det senaste; snittet av de senaste { $latest } är { $mean }.
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
records-further = Nya fem lika
records-accuracy = Bästa val
records-cost = Tappade poäng
records-luck = Tur
records-reached = { $total } ({ $day })
records-beside = { $own }; perfekt spel { $perfect }
records-rate = { $rate } ({ $made } av { $of })
records-of = { $rate } av { $of }
records-each = { $cost } per val, { $round } per parti
records-signed = { $luck } per parti
records-habits = Dyra vanor
records-no-habits = Inga poäng tappade.
records-unsolved = De här reglerna är inte uträknade än, så valen kan inte bedömas. Räkna ut dem med yatzy solve { $sheet }.
records-summing = Går igenom partier
records-page-is-in = Sidan ligger i { $file }.
