# The page: rules of one's own.

page-own-about = Change ce qu’une case demande ou rapporte, ajoutes-en une, joue avec six dés : pars d’un bloc imprimé, et vois tout de suite l’effet.
page-own-begin = De quel bloc pars-tu ?
page-own-title = { $title } maison
page-own-open = Ouvrir un fichier TOML
page-own-from = Base : { $title }
page-own-anew = Recommencer
page-own-link-wrong = La feuille de ce lien ne peut pas être lue.
page-own-play = Jouer avec ces règles

page-own-name-of-game = Nom du jeu
page-own-dice = Dés
page-own-rolls = Lancers par tour
page-own-order = Ordre des cases
page-own-order-free = libre
page-own-order-fixed = de haut en bas
page-own-strike = Barrer une case
page-own-strike-free = quand on veut
page-own-strike-last = seulement si rien ne marque
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
page-own-remove = Retirer { $name } du bloc
page-own-face = Face
page-own-asks = Demande
page-own-asks-groups = des dés identiques
page-own-asks-run = des faces à la suite
page-own-asks-faces = ces faces précises
page-own-asks-face = une seule face
page-own-asks-any = n’importe quel lancer
page-own-groups = Combien d’identiques
page-own-shared = Une même face peut servir aux deux groupes
page-own-run = Combien à la suite
page-own-faces = Faces
page-own-pays = Rapporte
page-own-pays-matched = la somme de ces dés
page-own-pays-all = la somme de tous les dés
page-own-pays-fixed = des points fixes
page-own-plus = En plus
page-own-last-resort = Seulement si aucune autre case libre ne marque

page-own-alike = Cinq identiques en plus
page-own-alike-on = A un effet une fois sa propre case fermée
page-own-alike-box = Sa propre case
page-own-alike-bonus = Bonus à chaque fois
page-own-bonus-after = Bonus accordé
page-own-bonus-after-points = si sa case a des points
page-own-bonus-after-any-entry = après des points ou un zéro
page-own-bonus-while = Bonus valable
page-own-bonus-while-always = toujours
page-own-bonus-while-upper-open = si sa case du haut est libre
page-own-joker = Comme joker
page-own-joker-none = compte pour ce que c’est
page-own-joker-free = peut remplir toute case du bas
page-own-joker-forced = va là où la règle l’impose
page-own-joker-pays = Un joker marque
page-own-joker-pays-dice = ce que valent ses dés
page-own-joker-pays-highest = le maximum de la case
page-own-upper-first = Sa case du haut d’abord
page-own-upper-first-always = toujours
page-own-upper-first-after-points = si sa case a des points
page-own-in-chance = Valeur dans Chance
page-own-as-usual = normale
page-own-zero = Un zéro
page-own-zero-never = jamais
page-own-zero-chance-and-upper = une fois Chance et sa case du haut fermées
page-own-zero-upper-box = une fois sa case du haut fermée
page-own-zero-upper-section = une fois toutes les cases du haut fermées

page-own-customs = Autour de la table
page-own-start = Qui commence
page-own-rounds = Manches au plus
page-own-most = Joueurs au plus
page-own-any = sans limite

page-own-fault = { $label } : { $fault }
page-own-fault-not-pays = doit être un nombre entier jusqu’à 1000.
page-own-fault-upper-box = une case de la section supérieure compte une seule face et rapporte la somme de ces dés.
page-own-fault-not-five-alike = doit être une case qui demande tous les dés identiques.
page-own-fault-needs-forced-joker = ne va qu’avec un joker obligé d’aller là où la règle l’impose.
page-own-fault-against-order = ne va pas avec des cases prises de haut en bas.
page-own-fault-needs-chance = demande exactement une case qui prend n’importe quel lancer.

page-own-changes = Ce qui change
page-own-count = { $count ->
        [0] Aucun changement
        [one] { $count } changement
       *[other] { $count } changements
    }
page-own-faults = { $count ->
        [one] Il reste { $count } chose à corriger.
       *[other] Il reste { $count } choses à corriger.
    }
page-own-faults-about = Il reste quelque chose à corriger, comme indiqué dans le formulaire. En attendant, voici la dernière version correcte.
page-own-nothing-changed = Rien encore : on joue exactement selon le bloc imprimé.
page-own-before = avant
page-own-now = maintenant
page-own-added = nouvelle
page-own-gone = retirée

page-own-expected = Total du jeu parfait
page-own-solve-about = On examine toutes les parties possibles ; cela prend quelques secondes.
page-own-solve = Résoudre ces règles
page-own-solving = Résolution : { $share }
page-own-stop = Arrêter
page-own-these = Ces règles
page-own-original = Le bloc imprimé
page-own-difference = Différence

page-own-out = Garder et partager
page-own-read = Lire les règles
page-own-compare = Comparer au bloc imprimé
page-own-share = Partager par lien
page-own-share-about = La feuille elle-même est dans le lien ; rien n’est stocké nulle part.
page-own-save = Télécharger en TOML
