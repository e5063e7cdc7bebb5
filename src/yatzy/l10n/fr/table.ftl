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
table-sealed = Empreinte { $seal }
table-standing = { $name } { $points }
table-series = Série : { $standing }
table-real = Vrais dés
table-solving = Calcul : { $percent } %
table-just-wrote = { $player } : { $points } dans { $box }{ $known ->
        [yes] {" "}avec { $dice }
       *[no] {""}
    }
table-just-struck = { $player } a barré « { $box } »{ $known ->
        [yes] {" "}avec { $dice }
       *[no] {""}
    }
table-press-space = Appuie sur Espace pour lancer.
table-type-roll-off = Tape les { $dice } dés lancés, par exemple { $example }.
table-all-kept = Tous les dés sont gardés : choisis une case.
table-choose = Choisis une case ; Z annule les dés.
table-corrected = Corrigé.
table-unchanged = Rien n’a été changé.
table-looking-back = Manche { $round }, telle qu’elle s’est terminée. Page suivante : la manche d’après.
table-small = Cette fenêtre est trop petite. Agrandis-la à { $width } × { $height } caractères au moins.
table-kept = Enregistré. Reprends avec yatzy { $command }.
table-throw-again = Espace pour relancer, 1 à { $dice } pour garder un dé.
table-choose-box = Plus aucun lancer : choisis une case.
table-strike = Barrer « { $box } » ? Appuie encore sur Entrée.
table-type-dice = { $equals ->
        [no] Tape les { $dice } dés, par exemple { $example }, ou les points d’une case.
       *[yes] Tape les { $dice } dés, par exemple { $example }, ou les points d’une case après un =, par exemple =12.
    }
table-typed = Tapé : { $typed }
table-typed-dice = { $coach ->
        [yes] Entrée pour jouer ces dés, H pour demander au coach.
       *[no] Entrée pour jouer ces dés.
    }
table-laid = Tes dés de ce tour : { $dice }. Z les annule.
table-can-take = La case « { $box } » peut valoir { $possible }.
table-filled = La case « { $box } » est remplie.
table-correcting = Correction ({ $player }, { $box }) : va à la bonne case, tape des dés ou des points, puis Entrée. Échap annule.
table-cannot-correct = Rien à corriger ici : va à une case remplie.
table-taken-back = Annulé.
table-thinking = { $player } réfléchit…
table-computer-throws = { $again ->
        [yes] { $player } relance tous les dés.
       *[no] { $player } lance les dés.
    }
table-computer-keeps = { $player } garde { $dice }.
table-computer-takes = { $player } choisit { $box }.
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

keys-title = Raccourcis clavier
keys-roll = lancer les dés qui ne sont pas gardés
keys-keep = garder ou relâcher un dé
keys-walk = aller à une autre case ; gauche et droite, à une autre colonne
keys-write = inscrire dans la case
keys-back = annuler la dernière action
keys-type = taper les dés, ou les points d’une case
keys-correct = corriger la case
keys-result = voir où en est la partie
keys-rounds = voir les manches précédentes
keys-rules = voir les règles
keys-new = nouvelle partie ; tu pourras reprendre celle-ci plus tard
keys-again = rejouer avec les mêmes joueurs
keys-light = thème clair ou sombre
keys-quit = quitter ; tout est enregistré
keys-mouse = À la souris : clique sur un dé pour le garder, sur une case pour y aller puis encore pour inscrire, sur une touche en bas pour l’utiliser.
signs-title = Ce que veulent dire les signes
signs-offer = ce que ces dés vaudraient ici
signs-barred = interdit avec ces dés
signs-struck = barrée : 0 point
hint-start = commencer
hint-field = champ suivant

end-title = Partie terminée
end-one = Victoire : { $player }, { $counting ->
        [differences] { $points ->
            [one] avec { $points } point d’avance.
           *[other] avec { $points } points d’avance.
        }
        [rounds-won] { $points ->
            [one] { $points } manche, plus que les autres.
           *[other] { $points } manches, plus que les autres.
        }
       *[totals] { $points ->
            [one] avec { $points } point.
           *[other] avec { $points } points.
        }
    }
end-shared = { $players } se partagent la victoire { $counting ->
        [differences] { $points ->
            [one] avec { $points } point d’avance chacun.
           *[other] avec { $points } points d’avance chacun.
        }
        [rounds-won] { $points ->
            [one] avec { $points } manche chacun.
           *[other] avec { $points } manches chacun.
        }
       *[totals] { $points ->
            [one] avec { $points } point chacun.
           *[other] avec { $points } points chacun.
        }
    }
end-alone = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
end-so-far = Jusqu’ici
end-review = Lance yatzy review { $game } pour voir le hasard et les erreurs.
end-record = Nouveau record pour { $player } avec ces règles : { $points }. Avant : { $before } ({ $date }).
end-best = Record à battre avec ces règles, { $player } : { $before } ({ $date }).
end-wrong = { $count ->
        [one] { $count } lancer n’est pas celui que donne la graine.
       *[other] { $count } lancers ne sont pas ceux que donne la graine.
    }
end-player = Joueur
end-round = Manche { $round }
end-sum = Somme
end-difference = Écart
end-won = Manches gagnées
end-seal-wrong = La graine ne correspond pas à son empreinte.
end-dice-good = { $dice ->
        [one] { $dice } dé recalculé à partir de la graine : il est juste.
       *[other] { $dice } dés recalculés à partir de la graine : tous sont justes.
    }

new-title = Nouvelle partie
new-title-pad = Nouvelle partie avec de vrais dés
new-sheet = Règles
new-options = Options
new-players = Joueurs
new-players-hint = Des noms séparés par des virgules ; vide pour jouer en solo
new-default-player = Joueur
new-computers = Robots
new-computers-hint = Aucun, ou par exemple occasionnel, audacieux
new-computers-known = Disponibles : { $known }.
new-computers-about = { $name } : { $about }
new-teams = Équipes
new-teams-none = sans équipes
new-teams-some = { $teams } équipes
new-rounds = Manches
new-counting = Décompte
new-counting-totals = somme des manches
new-counting-differences = avance du vainqueur à chaque manche
new-counting-rounds-won = manches gagnées
new-start = Qui commence
new-start-agreed = le premier de la liste
new-start-roll-off = le plus haut lancer
new-words = Porte-bonheur
new-words-hint = Mêlés aux dés ; un par joueur, séparés par des virgules
new-seal = La graine de cette partie est déjà fixée : { $game }, empreinte { $seal }. Ajoute un mot porte-bonheur, et personne n’aura pu choisir les dés.
new-about = { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }, { $dice } dés, { $bonus ->
        [0] pas de bonus
       *[other] bonus { $bonus } dès { $at }
    }. { $players }
new-about-teams = Équipes : { $teams }.
new-start-game = Commencer
