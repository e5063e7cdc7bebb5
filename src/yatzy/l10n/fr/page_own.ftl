# The page: rules of one's own.

page-own-about = Change ce qu’une case demande ou rapporte, ajoute des cases, joue avec six dés. Pars de règles imprimées, et vois tout de suite ce qui change.
page-own-begin = De quelles règles pars-tu ?
page-own-title = { $title }, nos règles
page-own-open = Ouvrir un fichier TOML
page-own-from = Base : { $title }
page-own-anew = Recommencer
page-own-link-wrong = Les règles de ce lien sont illisibles. Demande un nouveau lien.
page-own-play = Jouer avec ces règles

page-own-name-of-game = Nom du jeu
page-own-dice = Dés
page-own-rolls = Lancers par tour
page-own-order = Remplir les cases
page-own-order-free = dans n’importe quel ordre
page-own-order-fixed = de haut en bas
page-own-strike = Barrer une case
page-own-strike-free = quand on veut
page-own-strike-last = seulement si rien ne rapporte
page-own-bonus = Bonus de la section supérieure
page-own-bonus-at = À partir de
page-own-points = Points

page-own-boxes = Cases
page-own-add-box = Ajouter une case
page-own-new-box = Nouvelle case
page-own-name = Nom
page-own-section = Section
page-own-upper = Section supérieure
page-own-lower = Section inférieure
page-own-move-up = Monter { $name }
page-own-move-down = Descendre { $name }
page-own-remove = Retirer { $name }
page-own-face = Chiffre
page-own-asks = Il faut
page-own-asks-groups = des dés identiques
page-own-asks-run = des chiffres qui se suivent
page-own-asks-faces = exactement ces chiffres
page-own-asks-face = un seul chiffre
page-own-asks-any = n’importe quels dés
page-own-groups = Combien d’identiques
page-own-shared = Les deux groupes peuvent avoir le même chiffre
page-own-run = Combien à la suite
page-own-faces = Chiffres
page-own-pays = Rapporte
page-own-pays-matched = la somme de ces dés
page-own-pays-all = la somme de tous les dés
page-own-pays-fixed = des points fixes
page-own-plus = En plus
page-own-last-resort = Seulement si aucune autre case libre ne rapporte de points

page-own-alike = Yatzy supplémentaire
page-own-alike-on = Règles spéciales pour un Yatzy supplémentaire
page-own-alike-box = Sa propre case
page-own-alike-bonus = Bonus pour chacun
page-own-bonus-after = Bonus accordé
page-own-bonus-after-points = si sa case a des points
page-own-bonus-after-any-entry = après des points ou un zéro
page-own-bonus-while = Bonus valable
page-own-bonus-while-always = toujours
page-own-bonus-while-upper-open = si sa case du haut est libre
page-own-joker = Joker
page-own-joker-none = pas de joker
page-own-joker-free = libre : toute case du bas
page-own-joker-forced = imposé par les règles
page-own-joker-pays = Un joker rapporte
page-own-joker-pays-dice = ce que valent ses dés
page-own-joker-pays-highest = le maximum de la case
page-own-upper-first = Sa case du haut d’abord
page-own-upper-first-always = toujours
page-own-upper-first-after-points = seulement après des points
page-own-in-chance = Points dans Chance
page-own-as-usual = comme d’habitude
page-own-zero = Vaut 0
page-own-zero-never = jamais
page-own-zero-chance-and-upper = une fois Chance et sa case du haut remplies
page-own-zero-upper-box = une fois sa case du haut remplie
page-own-zero-upper-section = une fois toutes les cases du haut remplies

page-own-customs = À la table
page-own-start = Qui commence
page-own-rounds = Manches au plus
page-own-most = Joueurs au plus
page-own-any = sans limite

page-own-fault = { $label } : { $fault }
page-own-fault-not-pays = doit être un nombre entier jusqu’à 1000.
page-own-fault-upper-box = une case de la section supérieure compte un seul chiffre et rapporte la somme de ces dés.
page-own-fault-not-five-alike = doit être une case où il faut tous les dés identiques.
page-own-fault-needs-forced-joker = ne va qu’avec un joker imposé.
page-own-fault-against-order = ne va pas avec des cases remplies de haut en bas.
page-own-fault-needs-chance = demande exactement une case qui prend n’importe quels dés.

page-own-changes = Ce qui change
page-own-count = { $count ->
        [0] Aucun changement
        [one] { $count } changement
       *[other] { $count } changements
    }
page-own-faults = { $count ->
        [one] Corrige { $count } problème.
       *[other] Corrige { $count } problèmes.
    }
page-own-faults-about = Corrige ce qui est signalé dans le formulaire. En attendant, voici les dernières règles valables.
page-own-nothing-changed = Rien encore : ce sont les règles imprimées.
page-own-before = avant
page-own-now = maintenant
page-own-added = nouvelle
page-own-gone = retirée

page-own-expected = Moyenne du jeu parfait
page-own-solve-about = On calcule toutes les parties possibles ; cela prend quelques secondes.
page-own-solve = Calculer ces règles
page-own-solving = Calcul : { $share }
page-own-stop = Arrêter
page-own-these = Ces règles
page-own-original = Règles imprimées
page-own-difference = Différence

page-own-out = Enregistrer et partager
page-own-read = Lire les règles
page-own-compare = Comparer aux règles imprimées
page-own-share = Partager par lien
page-own-share-about = Le lien contient tes règles ; rien n’est enregistré sur le serveur.
page-own-save = Télécharger en TOML
