# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
pays-all = La somme de tous les dés.
pays-all-plus = La somme de tous les dés, plus { $plus }.
pays-matched = La somme de ces dés.
pays-matched-plus = La somme de ces dés, plus { $plus }.

rules-turn = Un tour
rules-turn-rolls = { $dice ->
        [one] Lance le dé.
       *[other] Lance les { $dice } dés.
    } { $again ->
        [0] Il n’y a pas de second lancer.
        [one] Ensuite, tu peux relancer une fois ceux que tu veux.
       *[other] Ensuite, tu peux relancer ceux que tu veux, jusqu’à { $again } fois, même ceux que tu avais gardés. Arrête-toi quand tu veux.
    }
rules-face = La somme de tous les { $face }.
rules-order-free = Inscris le résultat dans une case libre de ton choix. Si les dés n’y conviennent pas, tu la barres : 0 point. Une case remplie ne change plus.
rules-order-strike-last = Inscris le résultat dans une case libre où les dés conviennent. S’il n’y en a pas, et seulement alors, barre une case de ton choix. Une case remplie ne change plus.
rules-order-fixed = Inscris le résultat dans la première case libre à partir du haut, même si c’est 0. Une case remplie ne change plus.
rules-turn-end = La partie est finie après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, quand toutes les cases sont remplies.

rules-upper = Section supérieure
rules-lower = Section inférieure
rules-upper-bonus = { $bonus } : { $points } points à partir de { $at } dans la section supérieure.
rules-last-resort = Seulement si aucune autre case libre ne rapporte de points.
rules-no-last-resort = Tu peux toujours la choisir.

rules-further = Un autre { $box }
rules-further-ordinary = Rien de spécial : une fois sa propre case remplie, c’est un lancer comme un autre.
rules-further-bonus = Tant que la case « { $box } » contient des points, chacun des suivants rapporte { $bonus } points de bonus, même si tu barres une case avec.
rules-further-bonus-after-entry = Une fois la case « { $box } » remplie, avec des points ou un zéro, chacun des suivants rapporte { $bonus } points de bonus, même si tu barres une case avec.
rules-further-no-bonus-after-zero = Après un zéro dans la case « { $box } », il n’y a pas de bonus.
rules-further-bonus-upper-open = Ce bonus ne compte que tant que la case du haut du même chiffre est libre.
rules-further-chips = Les bonus sont des jetons : ils se gardent à côté de la grille et s’ajoutent au total à la fin de la manche.
rules-further-joker = Une fois la case « { $box } » remplie, avec des points ou un zéro, et la case du haut du même chiffre remplie aussi, le lancer est un joker : il convient à toutes les cases du bas.
rules-further-joker-highest = Un joker rapporte le maximum de la case.
rules-further-joker-free = Rien n’est imposé : tu peux inscrire un joker dans n’importe quelle case libre.
rules-further-joker-forced = Un joker doit aller dans une case du bas libre. S’il n’y en a plus, barre une case du haut.
rules-further-upper-always = Tant que la case du haut du même chiffre est libre, le lancer doit y aller, que la case « { $box } » contienne des points ou un zéro.
rules-further-upper-after-points = Tant que la case « { $box } » contient des points et que la case du haut du même chiffre est libre, le lancer doit y aller. Après un zéro dans la case « { $box } », rien n’est imposé tant que cette case du haut est libre.
rules-further-in-chance = Tant que la case « { $box } » contient des points, un autre vaut { $points } dans « { $chance } », si elle est libre.
rules-further-zero-when-closed = Tant que la case « { $box } » contient des points, et une fois « { $chance } » et la case du haut du même chiffre toutes deux remplies, un autre vaut 0 partout.
rules-further-zero-when-upper-box-closed = Tant que la case « { $box } » contient des points, et une fois la case du haut du même chiffre remplie, un autre vaut 0 partout sauf dans « { $chance } ».
rules-further-zero-when-upper-section-closed = Tant que la case « { $box } » contient des points, et une fois toutes les cases du haut remplies, un autre vaut 0 partout sauf dans « { $chance } ».

rules-case-when = { $held ->
        [zero] La case « { $box } » est barrée
       *[points] La case « { $box } » contient des points
    }{ $upper ->
        [none] {""}
       *[other] , la case « { $upper } » est { $open ->
            [yes] libre
           *[no] remplie
        }
    }{ $full ->
        [chance] , « { $chance } » aussi
        [lower] , toutes les cases du bas aussi
        [upper-and-chance] , « { $chance } » et toutes les autres cases du haut aussi
       *[nothing] {""}
    }.
rules-case-outcome = { $box } : { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}et { $bonus } de bonus
    }.

rules-table = À la table
rules-players-any = { $least ->
        [one] Autant de joueurs qu’on veut, ou en solo.
       *[other] { $least } joueurs ou plus.
    }
rules-players-range = De { $least } à { $most } joueurs.
rules-start-roll-off = Chacun lance tous les dés une fois. La plus haute somme commence, puis on joue dans le sens des aiguilles d’une montre.
rules-start-agreed = On décide ensemble qui commence.
rules-clockwise = On joue dans le sens des aiguilles d’une montre.
rules-scorekeeper-one = Une seule personne note les points de tous.
rules-scorekeeper-each = Chacun tient sa propre grille.
rules-teams = On peut jouer en { $numbers } équipes ; les partenaires partagent une colonne.
rules-series = Une série a jusqu’à { $rounds } manches.
rules-series-chosen = Les joueurs choisissent le nombre de manches.
rules-counting-totals = On peut compter les manches par totaux : la plus haute somme de toutes les manches gagne.
rules-counting-differences = On peut compter les manches par écarts : seul le vainqueur d’une manche marque, et il marque son avance.
rules-counting-rounds-won = Chaque manche compte pour elle-même.
rules-winner = Le plus haut total gagne.

rules-notes = Notes
rules-options = Options
rules-options-how = Ajoute-les au nom, comme dans { $sheet }.
rules-ours = (notre lecture)
rules-elsewhere = Ce que disent d’autres traductions
rules-elsewhere-line = { $about } ({ $languages }) : { $text }
rules-printed-in = Imprimé en { $languages }.
rules-not-printed = Ces règles ne sont pas imprimées en { $language } : les noms des cases sont ceux qu’on emploie d’habitude.
rules-instead = Le texte en { $language } a sa propre règle. Les règles { $sheet } la suivent.
rules-own-text = Le texte en { $language } a sa propre règle. Tu joues avec, sauf si tu choisis d’autres règles.
rules-guessed = * non imprimé, ou illisible sur notre exemplaire : le nom qu’on emploie en jouant
rules-highest = Total le plus haut possible : { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Total le plus haut possible : { NUMBER($total, useGrouping: 0) }, ou { $card } sans les bonus pour un autre { $box }
