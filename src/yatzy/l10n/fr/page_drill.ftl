# The page: the drill, and the position of the day.

page-drill = Exercices
page-drill-day = La position du jour
page-drill-pad = Bloc
page-drill-menu = Exercices et blocs
page-drill-practice = S’exercer
page-drill-question = question { $number } sur { $count }
page-drill-opening = On cherche une position…
page-drill-keep = Que fais-tu ? Touche les dés à garder, ou une case.
page-drill-choose = Plus aucun lancer. Quelle case prends-tu ?
page-drill-answer-roll = { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
page-drill-answer-all = Tout relancer
page-drill-answer-box = Prendre { $box }
page-drill-answer-none = Choisis une case
page-drill-answer-kept = Tous les dés sont gardés
page-drill-show-pad = Voir la grille
page-drill-next = Suivante
page-drill-sum-up = Voir le bilan
page-drill-streak = { $streak ->
        [0] Le sans-faute repart de zéro.
        [one] { $streak } réponse sans faute.
       *[other] { $streak } réponses sans faute d’affilée.
    }
page-drill-longest = Plus long sans-faute : { $streak }
page-drill-given = { $cost } cédés jusqu’ici.
page-drill-done = { $best } sur { $count } sans faute
page-drill-done-about = { $cost } points cédés, { $mean } par question. { $praise ->
        [best] On ne peut pas faire mieux.
        [good] Bien joué.
       *[learn] Autant de leçons à prendre.
    }
page-drill-again = Dix de plus
page-drill-share = Partager
page-drill-copied = Copié
page-drill-days = { $days ->
        [one] Premier jour. Reviens demain.
       *[other] { $days } jours d’affilée.
    }
page-drill-tried = Un essai par jour : c’était le tien.
page-drill-to-day = La position du jour
page-drill-to-practice = S’exercer sur d’autres
