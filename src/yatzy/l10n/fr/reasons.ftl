# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Il faut au moins un { $face }.
need-groups-2 = Il faut deux dés identiques.
need-groups-3 = Il faut trois dés identiques.
need-groups-4 = Il faut quatre dés identiques.
need-groups-5 = Il faut cinq dés identiques.
need-groups-6 = Il faut six dés identiques.
need-groups-2-2 = Il faut deux paires différentes.
need-groups-3-2 = Il faut trois dés d’un chiffre et deux d’un autre.
need-groups-3-3 = Il faut trois dés d’un chiffre et trois d’un autre.
need-groups-4-2 = Il faut quatre dés d’un chiffre et deux d’un autre.
need-groups-2-2-2 = Il faut trois paires différentes.
need-groups-2-2-shared = Il faut deux paires ; quatre dés identiques comptent aussi.
need-groups-3-2-shared = Il faut trois dés identiques et deux dés identiques ; cinq identiques comptent aussi.
need-groups-3-3-shared = Il faut deux fois trois dés identiques ; six identiques comptent aussi.
need-groups-4-2-shared = Il faut quatre dés identiques et deux dés identiques ; six identiques comptent aussi.
need-groups-2-2-2-shared = Il faut trois paires ; des paires égales comptent aussi.
need-run = Il faut { $length } chiffres qui se suivent.
need-faces = Il faut { $faces }.
need-any = N’importe quels dés.

reason-made-all = Tous les dés comptent : { $sum }.
reason-made-all-plus = Tous les dés comptent, { $sum }, plus { $plus }.
reason-made-matched = Vaut { $sum }.
reason-made-matched-plus = Vaut { $sum }, plus { $plus }.
reason-made-fixed = Réussi : { $points } points.
reason-no-face = Il n’y a pas de { $face }.
reason-one-face = Deux fois le même chiffre ne compte pas.
reason-joker = { $yatzy } compte comme joker.
reason-joker-needs-box = Pas de joker tant que la case « { $yatzy } » est libre.
reason-joker-needs-upper = Pas de joker tant que la case « { $upper } » est libre.
reason-forced-upper = Case obligatoire : la case « { $upper } » passe d’abord tant qu’elle est libre.
reason-no-lower-open = Vaut 0 : plus aucune case du bas n’est libre pour le joker.
reason-again-in-chance = Un autre { $yatzy } vaut { $points } ici.
reason-chance-and-upper-closed = Vaut 0 : les cases « { $chance } » et « { $upper } » sont toutes deux remplies.
reason-upper-box-closed = Vaut 0 : la case « { $upper } » est remplie.
reason-upper-section-closed = Vaut 0 : toutes les cases du haut sont remplies.

reason-earns-bonus = Donne droit à « { $bonus } » : { $points } points.

reason-upper-first = La case « { $upper } » passe d’abord tant qu’elle est libre.
reason-lower-first = Un joker va dans une case du bas libre.
reason-not-next = Pas encore : les cases se remplissent de haut en bas.
reason-something-else-scores = Seulement si aucune autre case libre ne rapporte de points.

bonus-wherever = Un autre { $box } : +{ $bonus } dans n’importe quelle case, car la sienne contient des points.
bonus-after-entry = Un autre { $box } : +{ $bonus } dans n’importe quelle case, car la sienne est remplie.
bonus-lost = Un autre { $box }, mais pas de bonus : sa propre case est barrée.
bonus-lost-upper = Un autre { $box }, mais pas de bonus : la case « { $upper } » est déjà remplie.
