# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, bilan · Yatzy
page-review-opening = On examine la partie…
page-review-queued = Le serveur a beaucoup à faire. Ton analyse s’ouvrira toute seule dans un instant…
page-review-table = Retour à la table
page-review-overview = Retour à toute la partie
page-review-so-far = Jusqu’ici
page-review-everyone = Tous côte à côte
page-review-partners = Partenaires
page-review-meaning = Ce que disent les chiffres
page-review-step = Parcourir la partie
page-review-skill = { $best } choix sur { $decisions } étaient les meilleurs ({ $share }), { $cost } points cédés.
page-review-unknown = On ne sait rien des choix ici.
page-review-worst = { $count ->
        [one] Le choix le plus coûteux
       *[other] Les { $count } choix les plus coûteux
    }
page-review-all-best = Chaque choix connu était le meilleur.
page-review-chosen = choisi
page-review-better = mieux

page-review-early = Encore rien à revoir
page-review-early-about = Dès qu’un tour est fini, la partie peut être revue.
page-review-coach = Pas avant la fin
page-review-coach-about = Cette table joue sans coach : sa partie pourra être revue quand elle sera finie.
page-review-refused = La partie ne peut pas être revue
page-review-refused-about = Réessaie dans un instant.

page-review-told = { $place }. Dés { $dice }. { $player } : { $choice }, { $was ->
        [best] le meilleur choix.
       *[costly] ce qui a coûté { $cost }. Mieux : { $best }.
    }
page-review-only-points = { $box } : { $points }
page-review-instead = Mieux : { $choice }
page-review-dice = { $gave ->
        [gave] Les dés ont donné { $luck }.
        [took] Les dés ont pris { $luck }.
       *[nothing] Les dés n’ont rien changé.
    }
page-review-turn-changed = Soit { $luck } par rapport aux attentes.
page-review-points-about = On ne connaît que les points de ce tour. Impossible de séparer les choix du hasard.
page-review-more = { $count } choix de plus
page-review-fewer = Moins de choix
page-review-expected = Total espéré : { $before } avant ce tour, { $after } après.
page-review-explore = Analyser cette position
page-review-turns = Tours
page-review-slider = Tour { $turn } sur { $turns }, { $cost } cédés
page-review-back = Le choix précédent
page-review-on = Le choix suivant

page-bring-title = Charger une partie
page-bring-about = Une partie en notation ou en JSON Lines, comme chaque table la donne à la fin. Elle reçoit sa propre adresse, et peut être revue par qui la connaît.
page-bring-file = Choisir un fichier
page-bring-text = ou colle le texte ici
page-bring-go = Revoir
page-bring-waiting = Lecture…
page-bring-empty = Il n’y a encore rien dedans.
