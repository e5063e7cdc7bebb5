# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Préparation (lente seulement au début)
solve-solving = Résolution
solve-expected = Le jeu parfait fait { $total } points en moyenne.
solve-states = États
solve-count = { $count }
solve-time = Temps
solve-took = résolu en { $seconds } s { $threads ->
        [one] sur { $threads } fil d’exécution
       *[other] sur { $threads } fils d’exécution
    }
solve-read = lu en { $seconds } s, déjà résolu
solve-memory = Mémoire
solve-holds = { $mib } Mio occupés
solve-holds-peak = { $mib } Mio occupés, { $peak } Mio au plus pendant le calcul
solve-kept = Conservé dans
solve-passed-over = { $file } { $why ->
        [foreign] ne contient pas de solution
        [older] vient d’une autre version de yatzy
        [other-sheet] contient la solution d’une autre feuille
        [cut-off] est incomplet
        [changed] est abîmé
       *[unreadable] ne peut pas être lu
    }{ $again ->
        [yes] {""} : la feuille a été résolue de nouveau.
       *[no] {""} : il a été ignoré.
    }
solve-not-kept = La solution n’a pas pu être conservée : { $problem }. Elle sera recalculée la prochaine fois.

odds-following = On suit chaque partie
odds-playing = Parties en cours
odds-by-playing = { $games ->
        [one] Estimé en jouant { $games } partie.
       *[other] Estimé en jouant { $games } parties : la moyenne est bonne à ± { $error } près environ.
    }
odds-heading = { $sheet } : le total final à jeu parfait
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
odds-filled = remplie
odds-struck = barrée
odds-chart-is-in = Le graphique est dans { $file }.
