# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: rezultatai partija po partijos
trend-total = Rezultatas
trend-mean = Paskutinių { $count } vidurkis
trend-game = partijos rezultatas
trend-running = paskutinių { $count } vidurkis
trend-expected = tobulo žaidimo vidurkis
trend-day = Diena
trend-about = { $count ->
        [1] Viena partija, { $last } tšk.
        [one] { $count } partija: pirmoje { $first }, paskutinėje { $last } tšk.; paskutinių { $latest } vidurkis – { $mean }.
        [few] { $count } partijos: pirmoje { $first }, paskutinėje { $last } tšk.; paskutinių { $latest } vidurkis – { $mean }.
       *[other] { $count } partijų: pirmoje { $first }, paskutinėje { $last } tšk.; paskutinių { $latest } vidurkis – { $mean }.
    } Didžiausias rezultatas – { $best }, mažiausias – { $worst }.
trend-best-play = Žaidžiant tobulai, vidutiniškai surenkama { $expected }.
trend-dot = { $day }: { $total }
trend-latest = paskutinės partijos: { $shown } iš { $count }
trend-all = { $count ->
        [one] { $count } partija
        [few] { $count } partijos
       *[other] { $count } partijų
    }

records-title = Statistika
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
records-no-habits = Taškų neprarasta.
records-unsolved = Šios taisyklės dar neapskaičiuotos, todėl sprendimų vertinti negalima. Apskaičiuok jas: yatzy solve { $sheet }.
records-summing = Peržiūrimos partijos
records-page-is-in = Puslapis įrašytas į { $file }.
