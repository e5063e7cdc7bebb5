# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: sluttsummer fra spill til spill
trend-total = Totalt
trend-mean = Snitt av de siste { $count }
trend-game = sluttsum i et spill
trend-running = snitt av de siste { $count }
trend-expected = perfekt spill i snitt
trend-day = Dag
trend-about = { $count ->
        [one] Ett spill, { $last } poeng.
       *[other] { $count } spill: { $first } poeng i det første, { $last } i det siste; snittet av de siste { $latest } er { $mean }.
    } Høyest er { $best }, lavest { $worst }.
trend-best-play = Perfekt spill gir { $expected } i snitt.
trend-dot = { $day }: { $total }
trend-latest = de siste { $shown } av { $count } spill
trend-all = { $count ->
        [one] ett spill
       *[other] { $count } spill
    }

records-title = Statistikk
records-heading = { $player }: { $sheet }
records-rounds = Spill
records-best = Best
records-worst = Lavest
records-mean = Snitt
records-upper-bonus = Øvre bonus
records-five-alike = { $box }
records-further = Fem like på nytt
records-accuracy = Beste valg
records-cost = Poeng tapt
records-luck = Flaks
records-reached = { $total } ({ $day })
records-beside = { $own }; perfekt spill { $perfect }
records-rate = { $rate } ({ $made } av { $of })
records-of = { $rate } av { $of }
records-each = { $cost } per valg, { $round } per spill
records-signed = { $luck } per spill
records-habits = Dyre vaner
records-no-habits = Ingen poeng tapt.
records-unsolved = Disse reglene er ikke regnet ut ennå, så valgene kan ikke vurderes. Regn dem ut med yatzy solve { $sheet }.
records-summing = Går gjennom spill
records-page-is-in = Siden ligger i { $file }.
