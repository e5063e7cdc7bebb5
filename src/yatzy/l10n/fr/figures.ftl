# What stands in and below figures.

figure-numbers = Voir les chiffres

chart-share = { $width ->
        [one] Proportion de parties pour chaque total
       *[other] Proportion de parties, { $width } totaux par colonne
    }
chart-mean = moyenne { $mean }
chart-totals = Total final
chart-strip = Centiles : part des parties qui finissent à ce total ou en dessous
chart-percentile = { $percent } % des parties finissent à { NUMBER($total, useGrouping: 0) } ou en dessous.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = { $percent } % finissent au plus à
chart-best-play = Jeu parfait
chart-own = { $games ->
        [one] La partie jouée
       *[other] Les { $games } parties jouées
    }
chart-own-mean = { $games ->
        [one] { $games } partie jouée : { $mean }
       *[other] { $games } parties jouées : moyenne { $mean }
    }
chart-dot = un point vaut jusqu’à { $games } parties
chart-together = Totaux finaux au jeu parfait

course-title = { $name } : le total attendu, tour par tour
course-highest = Au plus haut après le tour { $turn } : { $total }
course-lowest = Au plus bas après le tour { $turn } : { $total }
course-turn = Tour { $turn }, { $box } { $points } : hasard { $luck }, points perdus { $cost }, total attendu ensuite { $total }
course-line = total attendu
course-gave = gagné par hasard
course-took = perdu par hasard
course-lost = points perdus
