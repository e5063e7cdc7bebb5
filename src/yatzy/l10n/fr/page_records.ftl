# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistiques
page-records-whose = Statistiques de qui
page-records-none = Totaux, tendance et habitudes coûteuses de chaque partie finie ici, à côté de ce que fait le jeu parfait. Pas de compte : la clé reste dans ce navigateur.
page-records-start = Tenir des statistiques
page-records-name = Nom sous lequel tu joues
page-records-add = Quelqu’un d’autre
page-records-add-about = Les parties jouées sur cet appareil sous ce nom comptent désormais, ainsi que celles dont il se souvient encore.
page-records-empty = Encore rien à montrer
page-records-empty-about = Finis une partie sous le nom { $name }, et elle apparaît ici.
page-records-play = Jouer une partie
page-records-playing = { $count ->
        [one] { $count } partie en cours.
       *[other] { $count } parties en cours.
    }
page-records-later = { $count ->
        [one] { $count } partie encore en cours d’analyse…
       *[other] { $count } parties encore en cours d’analyse…
    }
page-records-opening = Recherche…
page-records-sheet = Bloc
page-records-games = { $rounds ->
        [one] { $rounds } partie
       *[other] { $rounds } parties
    }
page-records-best = Record
page-records-worst = Plus bas
page-records-mean = Moyenne
page-records-perfect = jeu parfait : { $number }
page-records-odds-later = Calcul de ce que fait le jeu parfait…
page-records-rates = Combien de fois
page-records-upper-bonus = Bonus du haut
page-records-five-alike = Cinq identiques
page-records-rate = { $made } sur { $of }
page-records-you = toi
page-records-best-play = jeu parfait
page-records-further = Cinq identiques en plus te rapportent { $own } points par partie en moyenne, contre { $perfect } au jeu parfait.
page-records-choices = Tes choix
page-records-accuracy = Meilleurs choix
page-records-cost-each = Cédé à chaque choix
page-records-cost-game = Cédé par partie
page-records-luck = Hasard par partie
page-records-habits = Habitudes coûteuses
page-records-habit = { $times } fois, { $points } points
page-records-more-habits = { $count } de plus
page-records-no-habits = Aucun choix n’a rien cédé.
page-records-trend = D’une partie à l’autre
page-records-yours = C’est à toi
page-records-device = Vers un autre appareil
page-records-device-about = Avec ce lien, on a ces statistiques, et on peut les supprimer. Ne l’ouvre que sur ton autre appareil.
page-records-device-qr = Code QR qui porte ces statistiques sur un autre appareil
page-records-export = Tout emporter
page-records-remove = Retirer de cet appareil
page-records-remove-about = Les statistiques restent sur le serveur, et sur les autres appareils qui ont la clé. Sans la clé, personne ne les retrouve.
page-records-remove-yes = Retirer
page-records-delete = Tout supprimer
page-records-delete-about = Les statistiques « { $name } » sont effacées pour de bon, sur tous les appareils, et un numéro remplace le nom dans ces parties. Les parties elles-mêmes restent à qui en a le code.
page-records-delete-yes = Supprimer
page-records-take = Statistiques d’un autre appareil
page-records-take-about = Ce lien porte les statistiques de quelqu’un. Les parties jouées ici sous ce nom y compteront : ne reprends donc que les tiennes.
page-records-take-yes = Reprendre
