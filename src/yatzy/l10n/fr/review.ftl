# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Bilan d’une partie
review-heading = { $sheet } : bilan d’une partie
review-last = La dernière partie jouée est { $game }.
review-nothing = Aucun tour n’est encore fini : il n’y a rien à revoir.
review-page-is-in = La page est dans { $file }.

review-expected = Espéré
review-expected-now = À présent
review-luck = Hasard
review-given-away = Cédé
review-total = Total
review-best = Meilleurs choix
review-best-of = { $known ->
        [partly] { $best } sur { $decisions } connus
       *[all] { $best } sur { $decisions }
    }
review-turn = Tour
review-partners = Partenaires

review-adds-up = Total = espéré + hasard − cédé. Espéré : ce que le jeu parfait fait en moyenne à partir d’une colonne vide ; hasard : ce que les dés ont changé ; cédé : ce que les choix ont coûté par rapport aux meilleurs. Les nombres sont arrondis, le hasard de façon que chaque ligne tombe juste.
review-adds-up-now = À présent = espéré + hasard − cédé. Espéré : ce que le jeu parfait fait en moyenne à partir d’une colonne vide ; hasard : ce que les dés ont changé ; cédé : ce que les choix ont coûté par rapport aux meilleurs. Les nombres sont arrondis, le hasard de façon que chaque ligne tombe juste.
review-line = { $expected } espéré { $luck } hasard { $known ->
        [no] {""}
       *[yes] { $cost } cédé{" "}
    }= { $total }{ $state ->
        [going] {" "}à présent
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } points
       *[going] { $total } points espérés pour l’instant
    }{ $where ->
        [above] , { $by } de plus que le jeu parfait en moyenne.
        [below] , { $by } de moins que le jeu parfait en moyenne.
       *[on] , juste autant que le jeu parfait en moyenne.
    }
review-because-lucky = Les dés ont donné { $luck } de plus que d’habitude, et les choix en ont cédé { $cost }.
review-because-choices = Ce n’est pas la faute des dés, qui ont donné { $luck } de plus que d’habitude : les choix ont cédé { $cost }.
review-because-mostly-dice = C’est surtout à cause des dés : ils ont pris { $luck }, et les choix ont cédé { $cost }.
review-because-mostly-choices = C’est surtout à cause des choix : ils ont cédé { $cost }, et les dés ont pris { $luck }.
review-because-both = Les deux ont joué : les dés ont pris { $luck }, et les choix ont cédé { $cost }.
review-because-all-best = Les dés seuls sont en cause : ils ont pris { $luck }, et chaque choix était le meilleur.
review-because-all-best-lucky = Les dés ont donné { $luck } de plus que d’habitude, et chaque choix était le meilleur.
review-because-unknown = On ne sait rien des choix : tout cela compte comme hasard.
review-because-partly = D’après le relevé, { $given ->
        [none] les choix n’ont rien cédé
       *[some] les choix ont cédé { $cost }
    } ; tout le reste compte comme hasard ({ $luck }).
review-because-little = { $given ->
        [none] On en sait trop peu sur les choix pour les juger : tout cela compte comme hasard.
       *[some] On en sait trop peu sur les choix pour les juger : ceux qu’on connaît ont cédé { $cost }, et tout le reste compte comme hasard ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] D’après le relevé, les meilleurs dés
       *[all] Les meilleurs dés
    } : { $player } ({ $figure } contre { $other }).
review-dice-many = { $known ->
        [partly] D’après le relevé, les meilleurs dés
       *[all] Les meilleurs dés
    } : { $player } ({ $figure }) ; les pires : { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] D’après le relevé, les dés
       *[all] Les dés
    } ont traité tout le monde pareil ({ $figure }).
review-choices-two = { $known ->
        [partly] D’après les choix connus, le moins de points cédés
       *[all] Le moins de points cédés
    } : { $player } ({ $figure } contre { $other }).
review-choices-many = { $known ->
        [partly] D’après les choix connus, le moins de points cédés
       *[all] Le moins de points cédés
    } : { $player } ({ $figure }) ; le plus : { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] D’après les choix connus, tout le monde
       *[all] Tout le monde
    } a cédé autant ({ $figure }).
review-choices-none = { $known ->
        [partly] Aucun choix connu n’a rien cédé.
       *[all] Personne n’a rien cédé : chaque choix était le meilleur.
    }
review-choices-little = On en sait trop peu sur les choix pour les comparer.
review-decided = { $by ->
        [level] Égalité à l’arrivée.
        [both] Les dés ({ $dice }) et les choix ({ $choices }) ont tous deux favorisé { $player }, avec { $gap } d’avance à la fin.
        [dice-alone] Les dés seuls ont décidé : ils ont donné { $gap } d’avance à { $player }.
        [choices-alone] Les choix seuls ont décidé : ils ont donné { $gap } d’avance à { $player }.
        [dice] Les dés ont décidé : ils ont valu { $dice } de plus à { $player }, les choix { $choices } de plus à { $other }, soit à la fin { $gap } d’avance pour { $player }.
       *[choices] Les choix ont décidé : ils ont valu { $choices } de plus à { $player }, les dés { $dice } de plus à { $other }, soit à la fin { $gap } d’avance pour { $player }.
    }

review-unknown = { $what ->
        [dice] Dans { $dice } des { $turns } tours, on ne connaît que les derniers dés.
        [points] Dans { $points } des { $turns } tours, on ne connaît que les points.
       *[both] Dans { $dice } des { $turns } tours, on ne connaît que les derniers dés, et dans { $points }, que les points.
    } Ce qui s’y est décidé avant ne se distingue pas du hasard, et compte comme hasard.

review-place = { $throw ->
        [0] Tour { $turn }
       *[other] Tour { $turn }, lancer { $throw }
    }
review-place-round = Manche { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] les derniers dés
       *[yes] { $left ->
            [0] plus aucun lancer
            [one] encore { $left } lancer
           *[other] encore { $left } lancers
        }
    }
review-accuracy = Meilleurs choix : { $best }.
review-worst = { $known ->
        [partly] Choix connus les plus coûteux
       *[all] Choix les plus coûteux
    }
review-worst-none = { $known ->
        [little] On en sait trop peu sur les choix pour les juger.
        [partly] Chaque choix connu était le meilleur.
       *[all] Chaque choix était le meilleur.
    }
review-turns = Tour par tour
review-turn-line = { $luck } hasard{ $given ->
        [some] , { $cost } cédé
       *[none] {""}
    } : { $expected }
review-chosen = choisi
review-better = mieux
review-cost = a coûté { $cost }
review-all = { $count ->
        [one] Le seul choix
       *[other] Les { $count } choix
    }
review-was-best = le mieux
review-choice-cost = { $choice } (coûte { $cost })
review-would-be-better = Mieux : { $choices }
