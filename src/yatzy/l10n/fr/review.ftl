# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Bilan
review-heading = { $sheet } : bilan
review-last = Ta dernière partie est { $game }.
review-nothing = Aucun tour n’est encore fini : il n’y a rien à revoir.
review-page-is-in = La page est dans { $file }.

review-expected = Attendu
review-expected-now = Attendu maintenant
review-luck = Hasard
review-given-away = Points perdus
review-total = Total
review-best = Meilleurs choix
review-best-of = { $known ->
        [partly] { $best } sur { $decisions } enregistrés
       *[all] { $best } sur { $decisions }
    }
review-turn = Tour
review-partners = Partenaires

review-adds-up = Total = attendu + hasard − points perdus. Attendu : la moyenne du jeu parfait à partir d’une colonne vide. Hasard : ce que les dés ont changé. Points perdus : ce que tes choix ont coûté par rapport aux meilleurs. Les nombres sont arrondis, le hasard de façon que chaque ligne tombe juste.
review-adds-up-now = Attendu maintenant = attendu + hasard − points perdus. Attendu : la moyenne du jeu parfait à partir d’une colonne vide. Hasard : ce que les dés ont changé. Points perdus : ce que tes choix ont coûté par rapport aux meilleurs. Les nombres sont arrondis, le hasard de façon que chaque ligne tombe juste.
review-line = { $expected } attendu { $luck } hasard { $known ->
        [no] {""}
       *[yes] { $cost } perdu{" "}
    }= { $total }{ $state ->
        [going] {" "}attendu maintenant
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } points
       *[going] { $total } points attendus maintenant
    }{ $where ->
        [above] , { $by } de plus que la moyenne du jeu parfait.
        [below] , { $by } de moins que la moyenne du jeu parfait.
       *[on] , exactement la moyenne du jeu parfait.
    }
review-because-lucky = Les dés ont donné { $luck } de plus que d’habitude, dont { $cost } perdus par les choix.
review-because-choices = Ce n’est pas la faute des dés, qui ont donné { $luck } de plus que d’habitude : les choix ont coûté { $cost }.
review-because-mostly-dice = C’est surtout à cause des dés : ils ont coûté { $luck }, les choix { $cost }.
review-because-mostly-choices = C’est surtout à cause des choix : ils ont coûté { $cost }, les dés { $luck }.
review-because-both = C’est un peu des deux : les dés ont coûté { $luck }, les choix { $cost }.
review-because-all-best = C’est à cause des dés seuls : ils ont coûté { $luck }, et tous les choix étaient les meilleurs.
review-because-all-best-lucky = Les dés ont donné { $luck } de plus que d’habitude, et tous les choix étaient les meilleurs.
review-because-unknown = Aucun choix n’a été enregistré : tout cela compte comme hasard.
review-because-partly = D’après ce qui est enregistré, { $given ->
        [none] les choix n’ont rien coûté
       *[some] les choix ont coûté { $cost }
    } ; le reste compte comme hasard ({ $luck }).
review-because-little = { $given ->
        [none] Trop peu de choix sont enregistrés pour les juger : tout cela compte comme hasard.
       *[some] Trop peu de choix sont enregistrés pour les juger : ceux-là ont coûté { $cost }, et le reste compte comme hasard ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] D’après ce qui est enregistré, les meilleurs dés
       *[all] Les meilleurs dés
    } : { $player } ({ $figure } contre { $other }).
review-dice-many = { $known ->
        [partly] D’après ce qui est enregistré, les meilleurs dés
       *[all] Les meilleurs dés
    } : { $player } ({ $figure }) ; les pires : { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] D’après ce qui est enregistré, les dés
       *[all] Les dés
    } ont été aussi bons pour tout le monde ({ $figure }).
review-choices-two = { $known ->
        [partly] D’après les choix enregistrés, le moins de points perdus
       *[all] Le moins de points perdus
    } : { $player } ({ $figure } contre { $other }).
review-choices-many = { $known ->
        [partly] D’après les choix enregistrés, le moins de points perdus
       *[all] Le moins de points perdus
    } : { $player } ({ $figure }) ; le plus : { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] D’après les choix enregistrés, tout le monde
       *[all] Tout le monde
    } a perdu autant de points ({ $figure }).
review-choices-none = { $known ->
        [partly] Aucun choix enregistré n’a coûté de points.
       *[all] Personne n’a perdu de points : tous les choix étaient les meilleurs.
    }
review-choices-little = Trop peu de choix sont enregistrés pour les comparer.
review-decided = { $by ->
        [level] Égalité à l’arrivée.
        [both] Les dés ({ $dice }) et les choix ({ $choices }) ont tous deux favorisé { $player }, avec { $gap } d’avance à la fin.
        [dice-alone] Les dés seuls ont décidé : ils ont donné { $gap } d’avance à { $player }.
        [choices-alone] Les choix seuls ont décidé : ils ont donné { $gap } d’avance à { $player }.
        [dice] Les dés ont décidé : ils ont valu { $dice } de plus à { $player }, les choix { $choices } de plus à { $other }, soit à la fin { $gap } d’avance pour { $player }.
       *[choices] Les choix ont décidé : ils ont valu { $choices } de plus à { $player }, les dés { $dice } de plus à { $other }, soit à la fin { $gap } d’avance pour { $player }.
    }

review-unknown = { $what ->
        [dice] Dans { $dice } des { $turns } tours, seuls les derniers dés sont enregistrés.
        [points] Dans { $points } des { $turns } tours, seuls les points sont enregistrés.
       *[both] Dans { $dice } des { $turns } tours, seuls les derniers dés sont enregistrés, et dans { $points }, seuls les points.
    } Les choix faits avant dans ces tours comptent comme hasard.

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
        [partly] Choix enregistrés les plus coûteux
       *[all] Choix les plus coûteux
    }
review-worst-none = { $known ->
        [little] Trop peu de choix sont enregistrés pour les juger.
        [partly] Tous les choix enregistrés étaient les meilleurs.
       *[all] Tous les choix étaient les meilleurs.
    }
review-turns = Tour par tour
review-turn-line = { $luck } hasard{ $given ->
        [some] , { $cost } perdu
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
review-choice-cost = { $choice } (a coûté { $cost })
review-would-be-better = Mieux : { $choices }
