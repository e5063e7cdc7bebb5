# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistiques
page-records-whose = Joueur
page-records-none = Tes scores, tes progrès et tes erreurs les plus chères, à côté du jeu parfait. Pas de compte : ta clé reste dans ce navigateur.
page-records-start = Tenir mes statistiques
page-records-name = Ton nom de joueur
page-records-add = Ajouter un joueur
page-records-add-about = Les parties jouées sous ce nom sur cet appareil comptent dès maintenant, ainsi que celles dont il se souvient encore.
page-records-empty = Pas encore de partie
page-records-empty-about = Finis une partie sous le nom { $name } pour la voir ici.
page-records-play = Jouer une partie
page-records-playing = { $count ->
        [one] { $count } partie en cours.
       *[other] { $count } parties en cours.
    }
page-records-later = { $count ->
        [one] Analyse de { $count } partie…
       *[other] Analyse de { $count } parties…
    }
page-records-opening = Chargement…
page-records-sheet = Règles
page-records-games = { $rounds ->
        [one] { $rounds } partie
       *[other] { $rounds } parties
    }
page-records-best = Record
page-records-worst = Plus bas
page-records-mean = Moyenne
page-records-perfect = jeu parfait : { $number }
page-records-odds-later = Calcul de ce que fait le jeu parfait…
page-records-rates = Fréquences
page-records-upper-bonus = Bonus du haut
page-records-five-alike = Cinq identiques
page-records-rate = { $made } sur { $of }
page-records-you = toi
page-records-best-play = jeu parfait
page-records-further = Un Yatzy supplémentaire te rapporte { $own } par partie en moyenne, contre { $perfect } au jeu parfait.
page-records-choices = Tes choix
page-records-accuracy = Meilleurs choix
page-records-cost-each = Points perdus par choix
page-records-cost-game = Points perdus par partie
page-records-luck = Hasard par partie
page-records-habits = Habitudes coûteuses
page-records-habit = { $times } fois, points perdus : { $points }
page-records-more-habits = { $count } de plus
page-records-no-habits = Tu n’as perdu aucun point.
page-records-trend = Partie par partie
page-records-yours = Tes données
page-records-device = Passer sur un autre appareil
page-records-device-about = Qui ouvre ce lien reçoit ces statistiques et peut les supprimer. Ne l’ouvre que sur ton autre appareil.
page-records-device-qr = Code QR pour passer ces statistiques sur un autre appareil
page-records-export = Tout télécharger
page-records-remove = Retirer de cet appareil
page-records-remove-about = Tes statistiques restent sur le serveur, et sur les autres appareils qui ont la clé. Sans la clé, personne ne peut les retrouver.
page-records-remove-yes = Retirer
page-records-delete = Tout supprimer
page-records-delete-about = Supprime pour de bon les statistiques « { $name } » sur tous les appareils, et remplace ce nom par un numéro dans les parties. Qui a le code d’une partie peut encore l’ouvrir.
page-records-delete-yes = Supprimer
page-records-take = Statistiques d’un autre appareil
page-records-take-about = Ce lien contient les statistiques de quelqu’un. Les parties jouées ici sous ce nom y compteront. Ne continue que si tu as créé ce lien toi-même.
page-records-take-yes = Importer
