# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: végösszegek játékról játékra
trend-total = Összesen
trend-mean = Az utolsó { $count } átlaga
trend-game = egy játék végösszege
trend-running = az utolsó { $count } átlaga
trend-expected = a tökéletes játék átlaga
trend-day = Nap
trend-about = { $count ->
        [one] Egy játék, { $last } pont.
       *[other] { $count } játék, az első { $first }, az utolsó { $last } pont; az utolsó { $latest } átlaga { $mean }.
    } A legnagyobb { $best }, a legkisebb { $worst }.
trend-best-play = A tökéletes játék átlaga { $expected }.
trend-dot = { $day }: { $total }
trend-latest = az utolsó { $shown } játék, összesen { $count }
trend-all = { $count ->
        [one] egy játék
       *[other] { $count } játék
    }

records-title = Statisztika
records-heading = { $player }: { $sheet }
records-rounds = Játékok
records-best = Legjobb
records-worst = Legkisebb
records-mean = Átlag
records-upper-bonus = Felső bónusz
records-five-alike = { $box }
records-further = További öt egyforma
records-accuracy = Legjobb döntések
records-cost = Veszteség
records-luck = Szerencse
records-reached = { $total } ({ $day })
records-beside = { $own }; tökéletes játék { $perfect }
records-rate = { $rate } ({ $made }/{ $of })
records-of = { $rate }, összesen { $of }
records-each = döntésenként { $cost }, játékonként { $round }
records-signed = játékonként { $luck }
records-habits = Drága szokások
records-no-habits = Nincs veszteség.
records-unsolved = Ezek a szabályok még nincsenek kiszámítva, ezért a döntések nem ítélhetők meg. Így számíthatod ki őket: yatzy solve { $sheet }
records-summing = Játékok visszanézése
records-page-is-in = Az oldal itt van: { $file }.
