# The page: the drill, and the position of the day.

page-drill = Exercices
page-drill-day = Position du jour
page-drill-pad = Règles
page-drill-menu = Exercices et règles
page-drill-practice = S’exercer
page-drill-question = question { $number } sur { $count }
page-drill-opening = Recherche d’une position…
page-drill-keep = Que fais-tu ? Touche les dés à garder, ou une case.
page-drill-choose = Plus aucun lancer. Quelle case choisis-tu ?
page-drill-answer-roll = { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
page-drill-answer-all = Tout relancer
page-drill-answer-box = Choisir { $box }
page-drill-answer-none = Choisis une case
page-drill-answer-kept = Tous les dés sont gardés
page-drill-show-pad = Voir la grille
page-drill-next = Suivante
page-drill-sum-up = Voir ton résultat
page-drill-streak = { $streak ->
        [0] Le sans-faute repart de zéro.
        [one] { $streak } réponse sans faute.
       *[other] { $streak } réponses sans faute d’affilée.
    }
page-drill-longest = Plus long sans-faute : { $streak }
page-drill-given = Points perdus jusqu’ici : { $cost }
page-drill-done = { $best } sur { $count } sans faute
page-drill-done-about = Points perdus : { $cost }, soit { $mean } par question. { $praise ->
        [best] On ne peut pas faire mieux.
        [good] Bien joué.
       *[learn] Revois-les pour progresser.
    }
page-drill-again = Dix de plus
page-drill-share = Partager
page-drill-copied = Copié
page-drill-days = { $days ->
        [one] Premier jour. Reviens demain.
       *[other] { $days } jours d’affilée.
    }
page-drill-tried = Un essai par jour, et c’était le tien.
page-drill-to-day = Position du jour
page-drill-to-practice = S’exercer sur d’autres positions
