# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Demande un dé qui montre { $face }.
need-groups-2 = Demande deux dés identiques.
need-groups-3 = Demande trois dés identiques.
need-groups-4 = Demande quatre dés identiques.
need-groups-5 = Demande cinq dés identiques.
need-groups-6 = Demande six dés identiques.
need-groups-2-2 = Demande deux paires de faces différentes.
need-groups-3-2 = Demande trois dés d’une face et deux d’une autre.
need-groups-3-3 = Demande trois dés d’une face et trois d’une autre.
need-groups-4-2 = Demande quatre dés d’une face et deux d’une autre.
need-groups-2-2-2 = Demande trois paires de faces différentes.
need-groups-2-2-shared = Demande deux paires ; quatre dés identiques conviennent.
need-groups-3-2-shared = Demande trois et deux dés identiques ; cinq identiques conviennent.
need-groups-3-3-shared = Demande deux fois trois dés identiques ; six identiques conviennent.
need-groups-4-2-shared = Demande quatre et deux dés identiques ; six identiques conviennent.
need-groups-2-2-2-shared = Demande trois paires ; des paires égales conviennent.
need-run = Demande { $length } faces qui se suivent.
need-faces = Demande { $faces }.
need-any = Accepte n’importe quel lancer.

reason-made-all = Compte tous les dés : { $sum }.
reason-made-all-plus = Compte tous les dés, { $sum }, et { $plus } de plus.
reason-made-matched = Compte { $sum }.
reason-made-matched-plus = Compte { $sum }, et { $plus } de plus.
reason-made-fixed = Réussi : { $points } points.
reason-no-face = Aucun dé ne montre { $face }.
reason-one-face = Deux fois la même face ne compte pas.
reason-joker = { $yatzy } compte comme joker.
reason-joker-needs-box = Pas de joker tant que la case « { $yatzy } » est libre.
reason-joker-needs-upper = Pas de joker tant que la case « { $upper } » est libre.
reason-forced-upper = Doit aller ici : la case « { $upper } » passe d’abord tant qu’elle est libre.
reason-no-lower-open = Un zéro : plus aucune case du bas libre pour le joker.
reason-again-in-chance = Un autre { $yatzy } vaut { $points } ici.
reason-chance-and-upper-closed = Un zéro : les cases « { $chance } » et « { $upper } » sont toutes deux fermées.
reason-upper-box-closed = Un zéro : la case « { $upper } » est fermée.
reason-upper-section-closed = Un zéro : toutes les cases du haut sont fermées.

reason-earns-bonus = Rapporte « { $bonus } », { $points } points.

reason-upper-first = La case « { $upper } » passe d’abord tant qu’elle est libre.
reason-lower-first = Un joker doit prendre une case du bas libre.
reason-not-next = Pas encore : les cases se prennent de haut en bas.
reason-something-else-scores = Seulement si aucune autre case libre ne marque.

bonus-wherever = Un autre { $box } : +{ $bonus } où que tu l’inscrives, car sa propre case contient des points.
bonus-after-entry = Un autre { $box } : +{ $bonus } où que tu l’inscrives, car sa propre case est remplie.
bonus-lost = Un autre { $box }, mais pas de bonus : sa propre case a été barrée.
bonus-lost-upper = Un autre { $box }, mais pas de bonus : la case « { $upper } » est déjà remplie.
