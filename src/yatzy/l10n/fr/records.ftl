# What players have reached: figures and pages of their totals.

trend-title = { $sheet } : les totaux, partie par partie
trend-total = Total
trend-mean = Moyenne des { $count } dernières
trend-game = total d’une partie
trend-running = moyenne des { $count } dernières
trend-expected = moyenne du jeu parfait
trend-day = Jour
trend-about = { $count ->
        [one] { $count } partie, { $last } points.
       *[other] { $count } parties, de { $first } points à { $last } ; la moyenne des { $latest } dernières est de { $mean }.
    } Le plus haut total est { $best }, le plus bas { $worst }.
trend-best-play = Le jeu parfait fait { $expected } en moyenne.
trend-dot = { $day } : { $total }
trend-latest = les { $shown } dernières parties sur { $count }
trend-all = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

records-title = Statistiques
records-heading = { $player } : { $sheet }
records-rounds = Parties
records-best = Record
records-worst = Plus bas
records-mean = Moyenne
records-upper-bonus = Bonus du haut
records-five-alike = { $box }
records-further = Yatzy supplémentaire
records-accuracy = Meilleurs choix
records-cost = Points perdus
records-luck = Hasard
records-reached = { $total } ({ $day })
records-beside = { $own } ; jeu parfait { $perfect }
records-rate = { $rate } ({ $made } sur { $of })
records-of = { $rate } de { $of }
records-each = { $cost } par choix, { $round } par partie
records-signed = { $luck } par partie
records-habits = Habitudes coûteuses
records-no-habits = Aucun point perdu.
records-unsolved = Ces règles ne sont pas encore calculées : on ne peut pas juger les choix. Calcule-les avec yatzy solve { $sheet }.
records-summing = Analyse des parties
records-page-is-in = La page est dans { $file }.
