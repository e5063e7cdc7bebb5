# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: wyniki od partii do partii
trend-total = Wynik
trend-mean = Średnia z ostatnich { $count }
trend-game = wynik partii
trend-running = średnia z ostatnich { $count }
trend-expected = średnia przy idealnej grze
trend-day = Dzień
trend-about = { $count ->
        [one] Jedna partia, wynik { $last }.
        [few] { $count } partie, pierwszy wynik { $first }, ostatni { $last }; średnia z ostatnich { $latest } to { $mean }.
       *[many] { $count } partii, pierwszy wynik { $first }, ostatni { $last }; średnia z ostatnich { $latest } to { $mean }.
    } Najwyższy to { $best }, najniższy { $worst }.
trend-best-play = Idealna gra daje średnio { $expected }.
trend-dot = { $day }: { $total }
trend-latest = ostatnie partie: { $shown } z { $count }
trend-all = { $count ->
        [one] jedna partia
        [few] { $count } partie
       *[many] { $count } partii
    }

records-title = Statystyki
records-heading = { $player }: { $sheet }
records-rounds = Partie
records-best = Najlepszy
records-worst = Najniższy
records-mean = Średnia
records-upper-bonus = Górny bonus
records-five-alike = { $box }
records-further = Kolejne pięć jednakowych
records-accuracy = Najlepsze decyzje
records-cost = Straty
records-luck = Szczęście
records-reached = { $total } ({ $day })
records-beside = { $own }; idealna gra { $perfect }
records-rate = { $rate } ({ $made } z { $of })
records-of = { $rate } z { $of }
records-each = { $cost } na decyzję, { $round } na partię
records-signed = { $luck } na partię
records-habits = Kosztowne nawyki
records-no-habits = Nie ma strat.
records-unsolved = Dla tych zasad nie ma jeszcze obliczeń, więc decyzji nie da się ocenić. Oblicz je: yatzy solve { $sheet }.
records-summing = Przeglądanie gier
records-page-is-in = Strona jest w pliku { $file }.
