# A match with the same dice, and how everyone fares in it.

page-match-about = Chacun joue de son côté, avec les mêmes lancers. Le plus haut total gagne.
page-match-won = { $count ->
        [one] { $points ->
            [one] Victoire : { $players }, avec { $points } point
           *[other] Victoire : { $players }, avec { $points } points
        }
       *[other] { $points ->
            [one] { $players } se partagent la victoire avec { $points } point
           *[other] { $players } se partagent la victoire avec { $points } points
        }
    }
page-match-over = Le match est fini. Tu peux revoir toutes les parties.
page-match-along = Rejoindre
page-match-go-on = Reprendre ta partie
page-match-nobody = Personne ne joue encore.
page-match-invite = Avec ce lien, on peut rejoindre le match, maintenant ou plus tard.
page-match-close = Terminer le match
page-match-close-yes = Terminer
page-match-close-about = { $playing ->
        [0] Plus personne ne pourra s’y joindre, et tout le monde pourra revoir toutes les parties.
        [one] { $playing } partie n’est pas finie. Plus personne ne pourra s’y joindre, et tout le monde pourra revoir toutes les parties.
       *[other] { $playing } parties ne sont pas finies. Plus personne ne pourra s’y joindre, et tout le monde pourra revoir toutes les parties.
    }

page-match-by = Classement
page-match-by-total = par total
page-match-by-cost = par points perdus
page-match-cost-about = Points perdus par rapport aux meilleurs choix : moins il y en a, mieux c’est, quels que soient les dés.
page-match-place = Rang
page-match-name = Nom
page-match-accuracy = Meilleurs choix
page-match-total = Total
page-match-cost = Points perdus
page-match-playing = { $turns }/{ $boxes } tours
page-match-count = { $players ->
        [one] { $players } personne joue
       *[other] { $players } personnes jouent
    }, { $over ->
        [0] aucune n’a fini.
        [one] { $over } a fini.
       *[other] { $over } ont fini.
    }
page-match-later = { $count ->
        [one] Calcul des points perdus en cours pour { $count } partie.
       *[other] Calcul des points perdus en cours pour { $count } parties.
    }
page-match-no-costs = Personne n’a encore fini.
page-match-share = { $sheet }, la partie du { $date } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, rang { $place } sur { $over }{ $known ->
        [no] {""}
       *[yes] , points perdus : { $cost }
    }
page-match-until = Ouvert jusqu’au { $day }.
page-match-apart = Nouveaux et invités
page-match-apart-about = Le classement compte la première partie du jour de ceux qui jouent ici depuis au moins une semaine.
page-match-new = nouveau
page-match-guest = invité
page-match-again = pas la première
page-match-unusual = chance inhabituelle
page-match-unusual-about = Chance inhabituelle : quand personne ne connaît les dés à l’avance, une partie sur { $games } au plus se passe ainsi.
page-match-key = Tes parties comptent au classement dès que tu joues ici depuis une semaine. Pour cela, ce navigateur garde une clé, comme pour tes statistiques.
