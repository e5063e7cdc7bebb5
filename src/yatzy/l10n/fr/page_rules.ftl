# The page: rules, and pads to print.

page-rules-title = Règles : { $title }
page-rules-about = Chaque case expliquée, avec des dés. Choisis tes règles.
page-rules-missing = Ces règles sont introuvables. Choisis-en d’autres.
page-rules-back = Toutes les règles
page-rules-table = Retour à la table
page-rules-play = Jouer avec ces règles
page-rules-print = Imprimer un bloc
page-rules-language = Noms en
page-rules-example = Exemple
page-rules-dice = Par exemple { $dice } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-rules-note = Note { $number }
page-rules-bonus = { $bonus } de bonus

page-pad-back = Règles
page-pad-columns = Colonnes
page-pad-print = Imprimer
