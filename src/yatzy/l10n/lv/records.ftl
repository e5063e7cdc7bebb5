# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: rezultāti no spēles uz spēli
trend-total = Rezultāts
trend-mean = Pēdējo { $count } vidējais
trend-game = spēles rezultāts
trend-running = pēdējo { $count } vidējais
trend-expected = nevainojamas spēles vidējais
trend-day = Diena
trend-about = { $count ->
        [1] Viena spēle, rezultāts { $last }.
        [zero] { $count } spēļu: pirmajā { $first }, pēdējā { $last }; pēdējo { $latest } vidējais ir { $mean }.
        [one] { $count } spēle: pirmajā { $first }, pēdējā { $last }; pēdējo { $latest } vidējais ir { $mean }.
       *[other] { $count } spēles: pirmajā { $first }, pēdējā { $last }; pēdējo { $latest } vidējais ir { $mean }.
    } Augstākais rezultāts ir { $best }, zemākais – { $worst }.
trend-best-play = Nevainojama spēle vidēji dod { $expected }.
trend-dot = { $day }: { $total }
trend-latest = pēdējās spēles: { $shown } no { $count }
trend-all = { $count ->
        [zero] { $count } spēļu
        [one] { $count } spēle
       *[other] { $count } spēles
    }

records-title = Statistika
records-heading = { $player }: { $sheet }
records-rounds = Spēles
records-best = Labākais
records-worst = Zemākais
records-mean = Vidēji
records-upper-bonus = Augšas prēmija
records-five-alike = { $box }
records-further = Vēl pieci vienādi
records-accuracy = Labākās izvēles
records-cost = Zaudēts
records-luck = Veiksme
records-reached = { $total } ({ $day })
records-beside = { $own }; nevainojami { $perfect }
records-rate = { $rate } ({ $made } no { $of })
records-of = { $rate } no { $of }
records-each = { $cost } izvēlē, { $round } spēlē
records-signed = { $luck } spēlē
records-habits = Dārgi ieradumi
records-no-habits = Neviens punkts nav zaudēts.
records-unsolved = Šie noteikumi vēl nav aprēķināti, tāpēc izvēles nevar vērtēt. Aprēķini tos ar yatzy solve { $sheet }.
records-summing = Pārskata spēles
records-page-is-in = Tīmekļa lapa ir failā { $file }.
