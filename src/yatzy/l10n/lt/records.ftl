# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: rezultatai partija po partijos
trend-total = Rezultatas
trend-mean = Paskutinių { $count } vidurkis
trend-game = partijos rezultatas
trend-running = paskutinių { $count } vidurkis
trend-expected = tobulo žaidimo vidurkis
trend-day = Diena
trend-about = { $count ->
        [1] Viena partija, { $last } tšk.
        [one] { $count } partija, nuo { $first } iki { $last } tšk.; paskutinių { $latest } vidurkis – { $mean }.
        [few] { $count } partijos, nuo { $first } iki { $last } tšk.; paskutinių { $latest } vidurkis – { $mean }.
       *[other] { $count } partijų, nuo { $first } iki { $last } tšk.; paskutinių { $latest } vidurkis – { $mean }.
    } Didžiausias rezultatas – { $best }, mažiausias – { $worst }.
trend-best-play = Žaidžiant tobulai, vidutiniškai surenkama { $expected }.
trend-dot = { $day }: { $total }
trend-latest = paskutinės partijos: { $shown } iš { $count }
trend-all = { $count ->
        [one] { $count } partija
        [few] { $count } partijos
       *[other] { $count } partijų
    }

records-title = Pasiekimai
records-heading = { $player }: { $sheet }
records-rounds = Partijos
records-best = Geriausia
records-worst = Mažiausia
records-mean = Vidurkis
records-upper-bonus = Viršutinė premija
records-five-alike = { $box }
records-further = Dar penki vienodi
records-accuracy = Geriausi sprendimai
records-cost = Prarasta
records-luck = Sėkmė
records-reached = { $total } ({ $day })
records-beside = { $own }; tobulai { $perfect }
records-rate = { $rate } ({ $made } iš { $of })
records-of = { $rate } iš { $of }
records-each = { $cost } per sprendimą, { $round } per partiją
records-signed = { $luck } per partiją
records-habits = Brangūs įpročiai
records-no-habits = Nė vienas sprendimas nieko nekainavo.
records-unsolved = Lapas dar neišspręstas, todėl apie sprendimus nieko nežinoma: jį išsprendžia yatzy solve { $sheet }.
records-summing = Peržiūrimos partijos
records-page-is-in = Puslapis įrašytas į { $file }.
