# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: totali partita per partita
trend-total = Totale
trend-mean = Media delle ultime { $count }
trend-game = totale di una partita
trend-running = media delle ultime { $count }
trend-expected = media con il gioco perfetto
trend-day = Giorno
trend-about = { $count ->
        [one] Una partita, { $last } punti.
       *[other] { $count } partite, da { $first } punti a { $last }; la media delle ultime { $latest } è { $mean }.
    } Il totale più alto è { $best }, il più basso { $worst }.
trend-best-play = Il gioco perfetto fa { $expected } in media.
trend-dot = { $day }: { $total }
trend-latest = le ultime { $shown } di { $count } partite
trend-all = { $count ->
        [one] una partita
       *[other] { $count } partite
    }

records-title = Statistiche
records-heading = { $player }: { $sheet }
records-rounds = Partite
records-best = Record
records-worst = Minimo
records-mean = Media
records-upper-bonus = Bonus superiore
records-five-alike = { $box }
records-further = Yatzy successivi
records-accuracy = Scelte migliori
records-cost = Punti persi
records-luck = Fortuna
records-reached = { $total } ({ $day })
records-beside = { $own }; gioco perfetto { $perfect }
records-rate = { $rate } ({ $made } su { $of })
records-of = { $rate } di { $of }
records-each = { $cost } per scelta, { $round } per partita
records-signed = { $luck } per partita
records-habits = Cattive abitudini
records-no-habits = Nessun punto perso.
records-unsolved = Queste regole non sono ancora state calcolate: le scelte non si possono giudicare. Calcolale con yatzy solve { $sheet }.
records-summing = Revisione delle partite
records-page-is-in = La pagina è in { $file }.
