# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Vorbereitung (nur beim ersten Mal langsam)
solve-solving = Wird durchgerechnet
solve-expected = Perfektes Spiel bringt im Schnitt { $total } Punkte.
solve-states = Zustände
solve-count = { $count }
solve-time = Zeit
solve-took = durchgerechnet in { $seconds } s { $threads ->
        [one] mit einem Thread
       *[other] mit { $threads } Threads
    }
solve-read = gelesen in { $seconds } s, früher durchgerechnet
solve-memory = Speicher
solve-holds = { $mib } MiB belegt
solve-holds-peak = { $mib } MiB belegt, beim Rechnen höchstens { $peak } MiB
solve-kept = Gespeichert in
solve-passed-over = { $file } { $why ->
        [foreign] enthält keine Lösung
        [older] stammt von einer anderen Version von yatzy
        [other-sheet] enthält die Lösung anderer Regeln
        [cut-off] ist unvollständig
        [changed] ist beschädigt
       *[unreadable] lässt sich nicht lesen
    }{ $again ->
        [yes] : neu durchgerechnet.
       *[no] : ignoriert.
    }
solve-not-kept = Die Lösung lässt sich nicht speichern: { $problem }. Nächstes Mal wird neu gerechnet.

odds-following = Alle Spiele werden berechnet
odds-playing = Spiele laufen
odds-by-playing = { $games ->
        [one] Geschätzt aus 1 Spiel.
       *[other] Geschätzt aus { $games } Spielen: Der Schnitt ist auf etwa ± { $error } genau.
    }
odds-heading = { $sheet }: Endergebnis bei perfektem Spiel
odds-so-far = { $points ->
        [one] Von hier aus, mit bisher { NUMBER($points, useGrouping: 0) } Punkt.
       *[other] Von hier aus, mit bisher { NUMBER($points, useGrouping: 0) } Punkten.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: Die Hälfte aller Spiele endet hier oder tiefer.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }: die mittlere Hälfte aller Spiele.
odds-scale = { $width ->
        [one] Eine Säule ist ein Ergebnis
       *[other] Eine Säule sind { $width } Ergebnisse
    }; die höchste hat { $highest } aller Spiele.
odds-outside = { $share } liegen außerhalb.
odds-mean = Schnitt
odds-deviation = Standardabweichung
odds-bonus = { $bonus } geschafft
odds-of-games = Von allen Spielen
odds-percentile = { $percent } %
odds-at-most = enden hier oder tiefer
odds-filled = mit Punkten
odds-struck = Null
odds-chart-is-in = Das Diagramm steht in { $file }.
