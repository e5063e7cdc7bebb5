# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Somme du haut
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Manche { $round } sur { $rounds }
table-turn = Tour { $turn } sur { $turns }
table-plays = { $player } joue
table-alone = À toi de jouer
table-throws-off = { $player } lance pour savoir qui commence
table-threw = { $player } a fait { $dice } : { $sum }.
table-begins = { $player } commence.
table-throw = Lancer { $throw } sur { $throws }
table-sealed = Dés scellés : { $seal }
table-standing = { $name } { $points }
table-series = Série : { $standing }
table-real = Avec de vrais dés
table-solving = Résolution de la feuille : { $percent } %
table-just-wrote = { $player } : { $points } dans { $box }{ $known ->
        [yes] {" "}avec { $dice }
       *[no] {""}
    }
table-just-struck = { $player } a barré « { $box } »{ $known ->
        [yes] {" "}avec { $dice }
       *[no] {""}
    }
table-press-space = Espace lance les dés.
table-type-roll-off = Tape les { $dice } dés lancés, par exemple { $example }.
table-all-kept = Tous les dés sont gardés : choisis une case.
table-choose = Choisis une case ; Z reprend les dés.
table-corrected = Corrigé.
table-unchanged = Rien n’a été changé.
table-looking-back = Manche { $round }, telle qu’elle s’est terminée. Page suivante pour continuer.
table-small = Cette fenêtre est trop petite pour jouer. { $width } × { $height } caractères suffisent.
table-kept = Conservé. yatzy { $command } reprend la partie.
table-throw-again = Espace relance ; 1 à { $dice } gardent un dé.
table-choose-box = Plus aucun lancer : choisis une case.
table-strike = Barrer « { $box } » d’un zéro ? Entrée encore une fois pour l’inscrire.
table-type-dice = { $equals ->
        [no] Tape les { $dice } dés, par exemple { $example }, ou les points d’une case.
       *[yes] Tape les { $dice } dés, par exemple { $example }, ou les points d’une case précédés de =, par exemple =12.
    }
table-typed = Tapé : { $typed }
table-typed-dice = { $coach ->
        [yes] Entrée met ces dés sur le bloc, H consulte le coach.
       *[no] Entrée met ces dés sur le bloc.
    }
table-laid = Les dés de ce tour sont sur le bloc : { $dice }. Z les reprend.
table-can-take = La case { $box } peut valoir { $possible }.
table-filled = La case { $box } est remplie.
table-correcting = Correction ({ $player }, { $box }) : va à la bonne case, tape des dés ou des points, Entrée écrit, Échap laisse tel quel.
table-cannot-correct = Il n’y a rien à corriger ici : va à une case remplie.
table-taken-back = Annulé.
table-thinking = { $player } réfléchit…
table-computer-throws = { $again ->
        [yes] { $player } relance tous les dés.
       *[no] { $player } lance les dés.
    }
table-computer-keeps = { $player } garde { $dice }.
table-computer-takes = { $player } prend { $box }.
table-welcome-back = Te revoilà : la partie est là où tu l’as laissée.

hint-roll = lancer
hint-keep = garder
hint-hurry = accélérer
hint-walk = case
hint-write = inscrire
hint-back = annuler
hint-correct = corriger
hint-rules = règles
hint-verify = vérifier les dés
hint-new = nouvelle
hint-again = rejouer
hint-light = thème
hint-result = résultat
hint-scroll = défiler
hint-quit = quitter
hint-close = fermer
hint-keys = aide
hint-rounds = manches

keys-title = Les touches
keys-roll = lancer les dés qui ne sont pas gardés
keys-keep = garder un dé, ou le reprendre
keys-walk = aller à une autre case ; gauche et droite, à une autre colonne
keys-write = inscrire dans la case
keys-back = annuler la dernière action
keys-type = taper les dés, ou les points d’une case
keys-correct = corriger ce qu’il y a dans la case
keys-result = où en est la partie
keys-rounds = revoir les manches précédentes
keys-rules = les règles de cette feuille
keys-new = une nouvelle partie ; celle-ci pourra reprendre plus tard
keys-again = rejouer, avec les mêmes
keys-light = clair ou sombre
keys-quit = quitter ; tout est conservé
keys-mouse = À la souris : clique sur un dé pour le garder, sur une case pour y aller et encore une fois pour inscrire, sur une touche en bas pour l’utiliser.
signs-title = Ce que veulent dire les signes
signs-offer = ce que ces dés valent ici
signs-barred = interdit avec ces dés
signs-struck = barrée : 0 point
hint-start = commencer
hint-field = champ suivant

end-title = Fin
end-one = Victoire : { $player }, { $counting ->
        [differences] avec { $points } points d’écart.
        [rounds-won] { $points ->
            [one] { $points } manche, plus que les autres.
           *[other] { $points } manches, plus que les autres.
        }
       *[totals] avec { $points } points.
    }
end-shared = { $players } se partagent la victoire { $counting ->
        [differences] avec { $points } points d’écart.
        [rounds-won] avec { $points ->
            [one] { $points } manche.
           *[other] { $points } manches.
        }
       *[totals] à { $points } points.
    }
end-alone = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
end-so-far = Jusqu’ici
end-review = yatzy review { $game } sépare le hasard des choix.
end-record = Nouveau record pour { $player } sur cette feuille : { $points }. Avant, c’était { $before } ({ $date }).
end-best = Sur cette feuille, le record pour { $player } est { $before } ({ $date }).
end-wrong = { $count ->
        [one] { $count } lancer n’est pas celui du secret scellé.
       *[other] { $count } lancers ne sont pas ceux du secret scellé.
    }
end-player = Nom
end-round = Manche { $round }
end-sum = Somme
end-difference = Écart
end-won = Gagnées
end-seal-wrong = Le secret ne correspond pas au sceau.
end-dice-good = { $dice ->
        [one] { $dice } dé recalculé à partir du secret scellé : il est juste.
       *[other] { $dice } dés recalculés à partir du secret scellé : tous sont justes.
    }

new-title = Nouvelle partie
new-title-pad = Nouveau bloc
new-sheet = Feuille
new-options = Options
new-players = Joueurs
new-players-hint = Des noms, séparés par des virgules ; vide pour jouer en solo
new-default-player = Joueur
new-computers = Robots
new-computers-hint = Personne ; ou par exemple casual, bold
new-computers-known = Disponibles : { $known }.
new-computers-about = { $name } : { $about }
new-teams = Équipes
new-teams-none = chacun pour soi
new-teams-some = { $teams } équipes
new-rounds = Manches
new-counting = Décompte
new-counting-totals = la plus haute somme
new-counting-differences = l’avance à chaque manche
new-counting-rounds-won = le plus de manches gagnées
new-start = Qui commence
new-start-agreed = le premier nom
new-start-roll-off = le plus haut lancer
new-words = Porte-bonheur
new-words-hint = Mots mêlés aux dés ; un par personne, séparés par des virgules
new-seal = Les dés de cette partie sont déjà fixés et scellés : { $game }, { $seal }. Un mot porte-bonheur les remue encore une fois, pour que personne n’ait pu les choisir.
new-about = { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }, { $dice } dés, { $bonus ->
        [0] pas de bonus
       *[other] bonus { $bonus } dès { $at }
    }. { $players }
new-about-teams = Équipes : { $teams }.
new-start-game = Commencer
