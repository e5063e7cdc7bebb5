# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analyse
page-explorer-about = N’importe quel bloc, n’importe quel lancer : ce que vaut chaque choix.
page-explorer-pad = Bloc
page-explorer-card = La grille
page-explorer-whole = Grille entière
page-explorer-strip = En bandeau
page-explorer-set = { $cell }. Modifier
page-explorer-open = Libre
page-explorer-which = Qu’y a-t-il là ?
page-explorer-clear-card = Vider la grille
page-explorer-anew = Partir d’une grille vide
page-explorer-bonuses = Bonus pour cinq identiques en plus
page-explorer-dice = Dés
page-explorer-remove = Dé { $place } : { $face }. Retirer
page-explorer-empty = Dé { $place } : pas encore
page-explorer-faces = Ajouter un dé
page-explorer-throw = Les lancer
page-explorer-clear = Effacer
page-explorer-left = Lancers restants
page-explorer-link = Copier le lien
page-explorer-copied = Copié
page-explorer-worth = { $total } points espérés à la fin.
page-explorer-full = La grille est pleine : { $total } points.
page-explorer-more-dice = { $count ->
        [one] Ajoute { $count } dé, et chaque choix est évalué.
       *[other] Ajoute { $count } dés, et chaque choix est évalué.
    }
page-explorer-ends-turn = Où finit le prochain tour
page-explorer-ends-about = En jouant au mieux : la probabilité de chaque case, et ses points en moyenne.
page-explorer-solving = Personne n’a encore rien demandé sur ce bloc : on le résout, cela prend quelques secondes.
page-explorer-progress = résolu à { $percent }
page-explorer-best = Le mieux : { $choice }
page-explorer-column-choice = Choix
page-explorer-column-value = Espéré
page-explorer-column-cost = Coûte
page-explorer-choice = { $choice } : { $value } espérés, coûte { $cost }
page-explorer-choice-best = { $choice } : { $value } espérés, le mieux
page-explorer-none = tout relancer
page-explorer-yours = toi
page-explorer-all = Voir les { $count } choix
page-explorer-fewer = En voir moins
page-explorer-end = { $box } : { $chance }, { $points } points en moyenne
page-explorer-below = < { $percent }
