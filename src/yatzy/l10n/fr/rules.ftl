# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
pays-all = La somme de tous les dés.
pays-all-plus = La somme de tous les dés et { $plus } de plus.
pays-matched = La somme de ces dés.
pays-matched-plus = La somme de ces dés et { $plus } de plus.

rules-turn = Un tour
rules-turn-rolls = { $dice ->
        [one] Lance le dé.
       *[other] Lance les { $dice } dés.
    } { $again ->
        [0] Il n’y a pas de second lancer.
        [one] Ensuite, tu peux relancer une fois ceux que tu veux.
       *[other] Ensuite, tu peux relancer ceux que tu veux, jusqu’à { $again } fois, même ceux que tu avais gardés. Arrête-toi quand tu veux.
    }
rules-face = La somme des dés qui montrent { $face }.
rules-order-free = Inscris le résultat dans une case libre de ton choix. Si les dés ne la réalisent pas, c’est un zéro, et la case est barrée. Une case remplie ne change plus.
rules-order-strike-last = Inscris le résultat dans une case libre que les dés réalisent. S’ils n’en réalisent aucune, et seulement alors, barre une case de ton choix. Une case remplie ne change plus.
rules-order-fixed = Inscris le résultat dans la première case libre à partir du haut, même si c’est un zéro. Une case remplie ne change plus.
rules-turn-end = La partie finit après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, quand toutes les cases sont remplies.

rules-upper = Section supérieure
rules-lower = Section inférieure
rules-upper-bonus = { $bonus } : { $points } points à partir de { $at } dans la section supérieure.
rules-last-resort = Seulement si aucune autre case libre ne marque.
rules-no-last-resort = On peut toujours la choisir.

rules-further = Un autre { $box }
rules-further-ordinary = Rien de spécial : une fois sa propre case remplie, c’est un lancer comme un autre.
rules-further-bonus = Tant que la case « { $box } » contient des points, chacun des suivants rapporte { $bonus } points en plus de ce qui est inscrit, même si c’est un zéro.
rules-further-bonus-after-entry = Une fois la case « { $box } » remplie, avec des points ou un zéro, chacun des suivants rapporte { $bonus } points en plus de ce qui est inscrit, même si c’est un zéro.
rules-further-no-bonus-after-zero = Après un zéro dans la case « { $box } », ce bonus n’existe pas.
rules-further-bonus-upper-open = Ce bonus ne compte que si la case du haut de la face lancée est encore libre.
rules-further-chips = Les bonus sont des jetons : ils se gardent à côté de la grille et s’ajoutent au total à la fin de la manche.
rules-further-joker = Une fois la case « { $box } » remplie, avec des points ou un zéro, et la case du haut de la face lancée remplie aussi, le lancer est un joker : toute case du bas le prend comme réussi.
rules-further-joker-highest = Un joker marque le maximum de la case.
rules-further-joker-free = Rien n’est imposé : un joker peut aller dans n’importe quelle case libre.
rules-further-joker-forced = Un joker doit aller dans une case du bas libre. S’il n’y en a plus, et seulement alors, il devient un zéro dans une case du haut.
rules-further-upper-always = Tant que la case du haut de la face est libre, le lancer doit y aller, que la case « { $box } » contienne des points ou un zéro.
rules-further-upper-after-points = Tant que la case « { $box } » contient des points et que la case du haut de la face est libre, le lancer doit y aller. Après un zéro dans la case « { $box } », rien n’est imposé tant que cette case du haut est libre.
rules-further-in-chance = Tant que la case « { $box } » contient des points, il vaut { $points } dans « { $chance } », si elle est libre.
rules-further-zero-when-closed = Tant que la case « { $box } » contient des points, et une fois « { $chance } » et la case du haut de la face toutes deux remplies, c’est un zéro où que tu l’inscrives.
rules-further-zero-when-upper-box-closed = Tant que la case « { $box } » contient des points, et une fois la case du haut de la face remplie, c’est un zéro partout sauf dans « { $chance } ».
rules-further-zero-when-upper-section-closed = Tant que la case « { $box } » contient des points, et une fois toutes les cases du haut remplies, c’est un zéro partout sauf dans « { $chance } ».

rules-case-when = { $held ->
        [zero] La case « { $box } » est barrée
       *[points] La case « { $box } » contient des points
    }{ $upper ->
        [none] {""}
       *[other] , « { $upper } » est { $open ->
            [yes] libre
           *[no] remplie
        }
    }{ $full ->
        [chance] , « { $chance } » aussi
        [lower] , toutes les cases du bas aussi
        [upper-and-chance] , « { $chance } » et toutes les autres cases du haut aussi
       *[nothing] {""}
    }.
rules-case-outcome = { $box } : { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}et { $bonus } de bonus
    }.

rules-table = Autour de la table
rules-players-any = { $least ->
        [one] Autant de joueurs qu’on veut, ou en solo.
       *[other] { $least } joueurs ou plus.
    }
rules-players-range = De { $least } à { $most } joueurs.
rules-start-roll-off = Chacun lance une fois tous les dés. La plus haute somme commence, puis on tourne dans le sens horaire.
rules-start-agreed = On décide ensemble qui commence.
rules-clockwise = On joue dans le sens horaire.
rules-scorekeeper-one = Une seule personne note les points de tous.
rules-scorekeeper-each = Chacun tient sa propre grille.
rules-teams = On peut jouer par équipes, { $numbers } en tout ; les partenaires partagent une colonne.
rules-series = Une série a jusqu’à { $rounds } manches.
rules-series-chosen = Les joueurs choisissent le nombre de manches.
rules-counting-totals = Les manches peuvent compter par totaux : la plus haute somme de toutes les manches gagne.
rules-counting-differences = Les manches peuvent compter par écarts : seule la victoire rapporte, selon l’avance prise.
rules-counting-rounds-won = Chaque manche se gagne à part.
rules-winner = Le plus haut total gagne.

rules-notes = Notes
rules-options = Options
rules-options-how = Ajoute-les au nom, comme dans { $sheet }.
rules-ours = (tranché par nous)
rules-elsewhere = Ce que disent d’autres traductions
rules-elsewhere-line = { $about } ({ $languages }) : { $text }
rules-printed-in = Imprimé en { $languages }.
rules-not-printed = Ce n’est pas imprimé en { $language } : les noms des cases sont ceux de l’usage courant.
rules-instead = Le texte en { $language } de cette feuille a sa propre règle. La feuille { $sheet } la suit.
rules-own-text = Le texte en { $language } a sa propre règle. Tu joues avec, sauf si tu choisis d’autres règles.
rules-guessed = * non imprimé, ou illisible sur notre exemplaire : le nom qu’on emploie en jouant
rules-highest = Plus haut total possible : { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Plus haut total possible : { NUMBER($total, useGrouping: 0) }, ou { $card } sans les bonus pour un autre { $box }
