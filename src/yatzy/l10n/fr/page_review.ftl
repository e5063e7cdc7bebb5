# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, bilan · Yatzy
page-review-opening = Analyse de la partie…
page-review-queued = Le serveur est occupé. Ton bilan s’ouvrira tout seul dans un instant…
page-review-table = Aller à la table
page-review-overview = Retour à toute la partie
page-review-so-far = Jusqu’ici
page-review-everyone = Comparer les joueurs
page-review-partners = Partenaires
page-review-meaning = Ce que veulent dire les chiffres
page-review-step = Parcourir la partie
page-review-skill = { $best } choix sur { $decisions } étaient les meilleurs ({ $share }) ; points perdus : { $cost }
page-review-unknown = Aucun choix n’a été enregistré ici.
page-review-worst = { $count ->
        [one] Le choix le plus coûteux
       *[other] Les { $count } choix les plus coûteux
    }
page-review-all-best = Tous les choix enregistrés étaient les meilleurs.
page-review-chosen = choisi
page-review-better = mieux

page-review-early = Encore rien à revoir
page-review-early-about = Finis d’abord un tour.
page-review-coach = Disponible après la partie
page-review-coach-about = Cette table joue sans coach : tu pourras revoir la partie quand elle sera finie.
page-review-refused = Impossible de revoir la partie
page-review-refused-about = Réessaie dans un instant.

page-review-told = { $place }. Dés { $dice }. { $player } : { $choice }, { $was ->
        [best] le meilleur choix.
       *[costly] ce qui a coûté { $cost }. Mieux : { $best }.
    }
page-review-only-points = { $box } : { $points }
page-review-instead = Mieux : { $choice }
page-review-dice = { $gave ->
        [gave] Hasard : +{ $luck }.
        [took] Hasard : −{ $luck }.
       *[nothing] Hasard : 0.
    }
page-review-turn-changed = Soit { $luck } par rapport à ce qui était attendu.
page-review-points-about = Seuls les points de ce tour ont été enregistrés : on ne peut pas séparer les choix du hasard.
page-review-more = { $count } choix de plus
page-review-fewer = Moins de choix
page-review-expected = Total attendu : { $before } avant ce tour, { $after } après.
page-review-explore = Analyser cette position
page-review-turns = Tours
page-review-slider = Tour { $turn } sur { $turns }, points perdus : { $cost }
page-review-back = Choix précédent
page-review-on = Choix suivant

page-bring-title = Importer une partie
page-bring-about = Ouvre une partie enregistrée, en notation ou en JSON Lines. Qui a son lien peut la voir.
page-bring-file = Choisir un fichier
page-bring-text = ou colle le texte ici
page-bring-go = Importer
page-bring-waiting = Lecture de la partie…
page-bring-empty = Choisis d’abord un fichier, ou colle une partie.
