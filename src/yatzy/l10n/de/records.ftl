# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: Ergebnisse von Spiel zu Spiel
trend-total = Ergebnis
trend-mean = Schnitt der letzten { $count }
trend-game = Ergebnis eines Spiels
trend-running = Schnitt der letzten { $count }
trend-expected = perfektes Spiel im Schnitt
trend-day = Tag
trend-about = { $count ->
        [one] Ein Spiel, { $last } Punkte.
       *[other] { $count } Spiele: im ersten { $first } Punkte, im letzten { $last }; der Schnitt der letzten { $latest } ist { $mean }.
    } Das höchste Ergebnis ist { $best }, das tiefste { $worst }.
trend-best-play = Perfektes Spiel bringt im Schnitt { $expected }.
trend-dot = { $day }: { $total }
trend-latest = die letzten { $shown } von { $count } Spielen
trend-all = { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }

records-title = Statistik
records-heading = { $player }: { $sheet }
records-rounds = Spiele
records-best = Bestwert
records-worst = Tiefstwert
records-mean = Schnitt
records-upper-bonus = Bonus oben
records-five-alike = { $box }
records-further = Weitere Fünferpasche
records-accuracy = Beste Wahl
records-cost = Verschenkte Punkte
records-luck = Glück
records-reached = { $total } ({ $day })
records-beside = { $own }; perfektes Spiel { $perfect }
records-rate = { $rate } ({ $made } von { $of })
records-of = { $rate } von { $of }
records-each = { $cost } pro Wahl, { $round } pro Spiel
records-signed = { $luck } pro Spiel
records-habits = Teure Gewohnheiten
records-no-habits = Keine Punkte verschenkt.
records-unsolved = Diese Regeln sind noch nicht durchgerechnet, darum lassen sich Entscheidungen nicht beurteilen. Rechne sie durch mit yatzy solve { $sheet }.
records-summing = Spiele werden durchgesehen
records-page-is-in = Die Seite steht in { $file }.
