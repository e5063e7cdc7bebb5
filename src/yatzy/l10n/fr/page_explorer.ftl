# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyse
page-explorer-about = N’importe quelle grille, n’importe quels dés : vois ce que vaut chaque choix.
page-explorer-pad = Règles
page-explorer-card = Grille
page-explorer-whole = Toute la grille
page-explorer-strip = En bandeau
page-explorer-set = { $cell }. Modifier
page-explorer-open = Libre
page-explorer-which = Combien de points ?
page-explorer-clear-card = Vider la grille
page-explorer-anew = Partir d’une grille vide
page-explorer-bonuses = Bonus pour un Yatzy supplémentaire
page-explorer-dice = Dés
page-explorer-remove = Dé { $place } : { $face }. Retirer
page-explorer-empty = Dé { $place } : pas encore
page-explorer-faces = Ajouter un dé
page-explorer-throw = Les lancer
page-explorer-clear = Effacer
page-explorer-left = Lancers restants
page-explorer-link = Copier le lien
page-explorer-copied = Copié
page-explorer-worth = Total final attendu : { $total }
page-explorer-full = La grille est pleine : { $total } points.
page-explorer-more-dice = { $count ->
        [one] Ajoute encore { $count } dé pour voir ce que vaut chaque choix.
       *[other] Ajoute { $count } dés pour voir ce que vaut chaque choix.
    }
page-explorer-ends-turn = Comment finit le prochain tour
page-explorer-ends-about = Au jeu parfait : la probabilité de chaque case, et ses points en moyenne.
page-explorer-solving = Première fois avec ces règles : le calcul prend quelques secondes.
page-explorer-progress = calculé à { $percent }
page-explorer-best = Le mieux : { $choice }
page-explorer-column-choice = Choix
page-explorer-column-value = Attendu
page-explorer-column-cost = Coûte
page-explorer-choice = { $choice } : { $value } attendus, coûte { $cost }
page-explorer-choice-best = { $choice } : { $value } attendus, le mieux
page-explorer-none = tout relancer
page-explorer-yours = ton choix
page-explorer-all = Voir les { $count } choix
page-explorer-fewer = En voir moins
page-explorer-end = { $box } : { $chance }, { $points } points en moyenne
page-explorer-below = < { $percent }
