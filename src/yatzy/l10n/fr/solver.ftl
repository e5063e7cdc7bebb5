# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Préparation (lente la première fois seulement)
solve-solving = Calcul
solve-expected = Le jeu parfait fait { $total } points en moyenne.
solve-states = États
solve-count = { $count }
solve-time = Temps
solve-took = calculé en { $seconds } s { $threads ->
        [one] sur { $threads } fil d’exécution
       *[other] sur { $threads } fils d’exécution
    }
solve-read = lu en { $seconds } s, déjà calculé
solve-memory = Mémoire
solve-holds = { $mib } Mio occupés
solve-holds-peak = { $mib } Mio occupés, { $peak } Mio au plus pendant le calcul
solve-kept = Enregistré dans
solve-passed-over = { $file } { $why ->
        [foreign] ne contient pas de solution
        [older] vient d’une autre version de yatzy
        [other-sheet] contient la solution d’autres règles
        [cut-off] est incomplet
        [changed] est abîmé
       *[unreadable] ne peut pas être lu
    }{ $again ->
        [yes] {""} : calculé de nouveau.
       *[no] {""} : ignoré.
    }
solve-not-kept = Impossible d’enregistrer la solution : { $problem }. Elle sera recalculée la prochaine fois.

odds-following = Calcul de toutes les parties
odds-playing = Parties en cours
odds-by-playing = { $games ->
        [one] Estimé sur { $games } partie.
       *[other] Estimé sur { $games } parties : la moyenne est juste à ± { $error } près environ.
    }
odds-heading = { $sheet } : total final au jeu parfait
odds-so-far = { $points ->
        [one] À partir d’ici, avec { NUMBER($points, useGrouping: 0) } point déjà marqué.
       *[other] À partir d’ici, avec { NUMBER($points, useGrouping: 0) } points déjà marqués.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) } : la moitié des parties finissent là ou en dessous.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) } : la moitié centrale des parties.
odds-scale = { $width ->
        [one] Une colonne est un total
       *[other] Une colonne couvre { $width } totaux
    } ; la plus haute a { $highest } des parties.
odds-outside = { $share } sont en dehors.
odds-mean = Moyenne
odds-deviation = Écart type
odds-bonus = { $bonus } atteint
odds-of-games = Des parties
odds-percentile = { $percent } %
odds-at-most = finissent au plus à
odds-filled = avec des points
odds-struck = barrée
odds-chart-is-in = Le graphique est dans { $file }.
