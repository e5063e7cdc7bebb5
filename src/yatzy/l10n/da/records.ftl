# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: slutsummer fra spil til spil
trend-total = I alt
trend-mean = Snit af de seneste { $count }
trend-game = et spils slutsum
trend-running = snit af de seneste { $count }
trend-expected = perfekt spil i snit
trend-day = Dag
trend-about = { $count ->
        [one] Ét spil, { $last } point.
       *[other] { $count } spil: { $first } point i det første, { $last } i det seneste; snittet af de seneste { $latest } er { $mean }.
    } Højest er { $best }, lavest { $worst }.
trend-best-play = Perfekt spil giver { $expected } i snit.
trend-dot = { $day }: { $total }
trend-latest = de seneste { $shown } af { $count } spil
trend-all = { $count ->
        [one] ét spil
       *[other] { $count } spil
    }

records-title = Statistik
records-heading = { $player }: { $sheet }
records-rounds = Spil
records-best = Bedst
records-worst = Lavest
records-mean = Snit
records-upper-bonus = Bonus øverst
records-five-alike = { $box }
records-further = Nye fem ens
records-accuracy = Bedste valg
records-cost = Point spildt
records-luck = Held
records-reached = { $total } ({ $day })
records-beside = { $own }; perfekt spil { $perfect }
records-rate = { $rate } ({ $made } af { $of })
records-of = { $rate } af { $of }
records-each = { $cost } pr. valg, { $round } pr. spil
records-signed = { $luck } pr. spil
records-habits = Dyre vaner
records-no-habits = Ingen point spildt.
records-unsolved = Disse regler er ikke gennemregnet endnu, så valgene kan ikke vurderes. Gennemregn dem med yatzy solve { $sheet }.
records-summing = Gennemgår spil
records-page-is-in = Siden ligger i { $file }.
