# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: i totali, partita per partita
trend-total = Totale
trend-mean = Media delle ultime { $count }
trend-game = totale di una partita
trend-running = media delle ultime { $count }
trend-expected = gioco perfetto in media
trend-day = Giorno
trend-about = { $count ->
        [one] Una partita, { $last } punti.
       *[other] { $count } partite, da { $first } punti a { $last }; la media delle ultime { $latest } è { $mean }.
    } Il totale più alto è { $best }, il più basso { $worst }.
trend-best-play = Il gioco perfetto fa { $expected } in media.
trend-dot = { $day }: { $total }
trend-latest = le ultime { $shown } partite di { $count }
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
records-upper-bonus = Bonus in alto
records-five-alike = { $box }
records-further = Altri cinque uguali
records-accuracy = Scelte migliori
records-cost = Regalati
records-luck = Fortuna
records-reached = { $total } ({ $day })
records-beside = { $own }; gioco perfetto { $perfect }
records-rate = { $rate } ({ $made } su { $of })
records-of = { $rate } di { $of }
records-each = { $cost } per scelta, { $round } per partita
records-signed = { $luck } per partita
records-habits = Cattive abitudini
records-no-habits = Nessuna scelta ha regalato niente.
records-unsolved = Il regolamento non è ancora risolto, quindi delle scelte non si sa niente: lo fa yatzy solve { $sheet }.
records-summing = Si rivedono le partite
records-page-is-in = La pagina è in { $file }.
