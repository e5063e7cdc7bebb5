# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: heildarstig leik eftir leik
trend-total = Heildarstig
trend-mean = Meðaltal síðustu { $count }
trend-game = heildarstig leiks
trend-running = meðaltal síðustu { $count }
trend-expected = fullkomið að meðaltali
trend-day = Dagur
trend-about = { $count ->
        [1] Einn leikur, { $last } stig.
        [one] { $count } leikur, frá { $first } stigum til { $last }; meðaltal síðustu { $latest } er { $mean }.
       *[other] { $count } leikir, frá { $first } stigum til { $last }; meðaltal síðustu { $latest } er { $mean }.
    } Hæst { $best }, lægst { $worst }.
trend-best-play = Fullkomin spilamennska gefur { $expected } að meðaltali.
trend-dot = { $day }: { $total }
trend-latest = síðustu leikir, { $shown } af { $count }
trend-all = { $count ->
        [1] einn leikur
        [one] { $count } leikur
       *[other] { $count } leikir
    }

records-title = Tölfræði
records-heading = { $player }: { $sheet }
records-rounds = Leikir
records-best = Best
records-worst = Lægst
records-mean = Meðaltal
records-upper-bonus = Efri bónus
records-five-alike = { $box }
records-further = Fimm eins aftur
records-accuracy = Besta val
records-cost = Sóað
records-luck = Heppni
records-reached = { $total } ({ $day })
records-beside = { $own }; fullkomið { $perfect }
records-rate = { $rate } ({ $made } af { $of })
records-of = { $rate } af { $of }
records-each = { $cost } á ákvörðun, { $round } í leik
records-signed = { $luck } í leik
records-habits = Dýrir ósiðir
records-no-habits = Engum stigum sóað.
records-unsolved = Þessar reglur hafa ekki verið reiknaðar út, svo ekki er hægt að meta ákvarðanir. Reiknaðu þær með yatzy solve { $sheet }.
records-summing = Skoða leiki
records-page-is-in = Síðan er í skránni { $file }.
