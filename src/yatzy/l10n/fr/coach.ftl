# The coach: what to do, what it costs, and why.

choice-keep = garder { $dice }
choice-throw-all = tout relancer
choice-write = { $points } dans { $box }
choice-write-bonus = { $points } + { $bonus } dans { $box }
choice-strike = zéro dans { $box }

advise-rolls-left = { $rolls ->
        [0] Plus aucun lancer.
        [one] Encore { $rolls } lancer.
       *[other] Encore { $rolls } lancers.
    }
advise-best = Le mieux : { $choice }. Total final moyen : { $total }.
advise-to-win = C’est aussi le choix qui gagne le plus souvent : { $chance }.
advise-to-win-nearly = Pour gagner, ce choix vaut pratiquement le meilleur : { $chance }.
advise-too-early = Ce choix gagne dans { $chance } des cas environ. Celui qui gagne le plus souvent se calcule quand il reste six cases.
advise-not-to-win = Tu ne peux plus gagner.
advise-to-win-differs = Pour gagner, plutôt que pour les points : { $choice }. Victoire dans { $chance } des cas, au lieu de { $other }.
advise-more = { $count ->
        [one] { $count } autre : --all
       *[other] { $count } autres : --all
    }
column-otherwise = Autres choix
column-costs = Coûte
column-expected = Total moyen

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } ou plus)
    }
why-aims = { $target } : { $chance } d’ici la fin du tour.
why-aims-next = { $ways ->
        [0] { $target } : { $chance_next } au prochain lancer, { $chance } d’ici la fin du tour.
        [one] { $target } : { $ways } chance sur 6 au prochain lancer, { $chance } d’ici la fin du tour.
       *[other] { $target } : { $ways } chances sur 6 au prochain lancer, { $chance } d’ici la fin du tour.
    }
why-aims-last = { $ways ->
        [0] { $target } : { $chance } au dernier lancer.
        [one] { $target } : { $ways } chance sur 6 au dernier lancer.
       *[other] { $target } : { $ways } chances sur 6 au dernier lancer.
    }
why-also = { $ways ->
        [0] Ou bien { $target } : { $chance }.
       *[other] Ou bien { $target } : { $ways } sur 6.
    }
why-has = Tu as déjà { $target }, pour { $points } ou plus.
why-mean = { $box } : { $mean } en moyenne.
why-equal = Tout aussi bon : { $choice }.
why-likelier = { $target } : plus souvent qu’avec « { $choice } », { $chance } contre { $chance_other }.
why-stops = { $never ->
        [yes] Relancer ne peut pas donner mieux.
       *[no] Relancer ({ $choice }) donnerait mieux dans { $chance } des cas, mais coûterait { $cost } en moyenne.
    }
why-only = Aucune autre case n’est permise.
why-zero = Un zéro fait le moins mal ici : dans { $choice }, il coûterait { $cost } de plus.
why-more-now = Face à « { $choice } » : { $now } de plus maintenant, { $later } de moins à venir.
why-more-later = Face à « { $choice } » : { $now ->
        [0] autant maintenant
       *[other] { $now } de moins maintenant
    }, { $later } de plus à venir.
why-more-both = Face à « { $choice } » : { $now ->
        [0] autant maintenant
       *[other] { $now } de plus maintenant
    }{ $later ->
        [0] {""}
       *[other] , { $later } de plus à venir
    }.
why-further = Plus un bonus de { $points }.
why-makes-bonus = Décroche le bonus : { $points } points.
why-pace = { $where ->
        [ahead] { $pace } d’avance sur le rythme du bonus.
        [behind] { $pace } de retard sur le rythme du bonus.
       *[on] Pile dans le rythme du bonus.
    }
why-loses-bonus = Après cela, le bonus de { $points } est hors d’atteinte.
