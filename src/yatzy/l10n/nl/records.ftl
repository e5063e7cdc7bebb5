# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: totalen potje voor potje
trend-total = Totaal
trend-mean = Gemiddelde van de laatste { $count }
trend-game = totaal van een potje
trend-running = gemiddelde van de laatste { $count }
trend-expected = gemiddeld bij perfect spel
trend-day = Dag
trend-about = { $count ->
        [one] Eén potje, { $last } punten.
       *[other] { $count } potjes, van { $first } punten tot { $last }; het gemiddelde van de laatste { $latest } is { $mean }.
    } Het hoogste is { $best }, het laagste { $worst }.
trend-best-play = Perfect spel geeft gemiddeld { $expected }.
trend-dot = { $day }: { $total }
trend-latest = de laatste { $shown } van { $count } potjes
trend-all = { $count ->
        [one] één potje
       *[other] { $count } potjes
    }

records-title = Statistieken
records-heading = { $player }: { $sheet }
records-rounds = Potjes
records-best = Beste
records-worst = Laagste
records-mean = Gemiddeld
records-upper-bonus = Bonus bovenin
records-five-alike = { $box }
records-further = Nog eens vijf dezelfde
records-accuracy = Beste keuzes
records-cost = Weggegeven
records-luck = Geluk
records-reached = { $total } ({ $day })
records-beside = { $own }; perfect spel { $perfect }
records-rate = { $rate } ({ $made } van { $of })
records-of = { $rate } van { $of }
records-each = { $cost } per keuze, { $round } per potje
records-signed = { $luck } per potje
records-habits = Dure gewoontes
records-no-habits = Geen punten weggegeven.
records-unsolved = Deze regels zijn nog niet doorgerekend, dus over keuzes valt niets te zeggen. Reken ze door met yatzy solve { $sheet }.
records-summing = Potjes worden doorgenomen
records-page-is-in = De pagina staat in { $file }.
