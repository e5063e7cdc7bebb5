# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Chaque Yatzy selon les règles de sa propre boîte.
page-default-name = Joueur
page-opening = Un instant…
page-no-script = Cette page a besoin de JavaScript. Autorise-le pour cette adresse, puis recharge la page.
page-away = Le serveur ne répond pas. Réessaie dans un instant.
page-lost = La connexion est coupée. On essaie de la rétablir ; rien de la partie n’est perdu.
page-back = La connexion est rétablie.
page-slow = Le serveur n’a pas encore répondu. On attend…
page-table-closed = La personne qui gère le serveur a fermé cette table. Personne ne peut y continuer.
page-no-table = Table introuvable
page-no-sheet = Bloc introuvable
page-no-sheet-about = L’adresse est peut-être mal tapée. Tous les blocs sont sur l’étagère.
page-nowhere = Il n’y a rien ici
page-nowhere-about = L’adresse est peut-être mal tapée. Le code d’une table a dix lettres et chiffres.
page-close = Fermer
page-home = Accueil
page-rules = Règles
page-records = Statistiques
page-between = Entre deux parties
page-explorer-go = Analyser un coup
page-drill-go = Exercices
page-undo = Annuler

page-play-now = Jouer en solo
page-again = Rejouer : { $names }
page-starts = { $player } commence
page-tonight = Ce soir : { $score }
page-door-computer = Contre un robot
page-door-computer-about = de gentil à parfait
page-door-here = Autour de cet appareil
page-door-here-about = on se le passe
page-door-friends = Entre amis
page-door-friends-about = par lien ou code
page-door-real = Avec de vrais dés
page-door-real-about = la feuille fait les comptes
page-day-about = Les mêmes dés pour tout le monde
page-day-play = Jouer
page-day-players = participants : { $players }
page-day-best = record { $points }
page-day-streak = jours de suite : { $days }
page-today = La partie du jour
page-join = Rejoindre avec un code ou un lien
page-join-example = AB3DE-FG7HJ
page-join-go = Rejoindre
page-join-wrong = Un code a dix lettres et chiffres.
page-continue = Reprendre
page-waiting = Encore personne
page-continue-all = Encore { $count }
page-forget = Retirer { $title } de la liste
page-look-again = Revoir
page-look-more = { $count } de plus
page-look-at-it = Revoir la partie
page-bring = Charger une partie
page-own = Règles maison
page-own-back = Retour à ces règles
page-compare = Comparer les blocs
page-no-publisher = Comme on joue d’habitude
page-sheet-counts = { $boxes } cases · { $dice } dés
page-sheet-tactic = Paires, suites et full. Bonus 50 dès 63.
page-sheet-tactic-da = Selon le texte danois : le Yatzy rapporte les dés et 50.
page-sheet-tactic-nl = Selon le texte néerlandais : le bonus demande plus de 63.
page-sheet-vinga = Quinze cases, rien d’ajouté, rien d’imposé.
page-sheet-mb-1973 = Des jetons pour chaque Yahtzee de plus, et un joker imposé. Équipes et séries.
page-sheet-hasbro = Le joker est imposé, même après un zéro.
page-sheet-printworks = 100 pour chaque Yatzy de plus, et un joker libre.
page-sheet-philos = Un deuxième Yatzi vaut 100 dans Chance.
page-sheet-philos-fr = Selon le texte français : un zéro si la case du haut est remplie.
page-sheet-philos-es = Selon le texte espagnol : un zéro si tout le haut est rempli.
page-sheet-maxi = Six dés, vingt cases, bonus 100 dès 84.
page-sheet-forced-order = De haut en bas, sans choisir.
page-sheet-kniffel = 50 pour un autre Kniffel si sa case du haut est libre, sinon un joker.
page-sheet-yams = Une colonne ; les suites demandent cinq dés.
page-sheet-yacht = Douze cases, pas de bonus, 30 pour chaque suite.
page-sheet-yacht-dice = Comme en jeu vidéo : le full compte ses dés, suites à 15 et 30.

page-other-pad = Autre bloc
page-who = Qui joue
page-name = Nom
page-your-name = Ton nom
page-far-name = Qui viendra
page-add-here = Sur cet appareil
page-add-far = Sur un autre téléphone
page-add-computer = Robot
page-add-known = Ajouter { $name }
page-change-colour = Changer la couleur : { $name }
page-which-computer = Quel robot
page-remove = Retirer { $name }
page-raise = Monter { $name }
page-dice = Dés
page-dice-screen = À l’écran
page-dice-real = Vrais dés
page-dice-same = Les mêmes pour tous
page-dice-screen-about = Lancés ici, à la vue de tous, et vérifiables après coup.
page-dice-real-about = Tu lances les tiens ; le bloc vérifie et additionne.
page-dice-same-about = Un match : chacun joue de son côté, sur son appareil, avec les mêmes lancers. Le plus haut total gagne.
page-more = Autres réglages
page-options = Options
page-rounds = Manches
page-round = Manche { $round }
page-counting = Comment on compte
page-counting-totals = La plus haute somme
page-counting-differences = L’avance à chaque manche
page-counting-rounds-won = Le plus de manches
page-counting-short = { $counting ->
        [differences] Avance
        [rounds-won] Gagnées
       *[totals] Somme
    }
page-teams = Équipes
page-teams-none = Chacun pour soi
page-teams-some = { $number } équipes
page-team = Équipe { $team }
page-begins = Qui commence
page-begins-agreed = Le premier nom
page-begins-roll-off = Le plus haut lancer
page-coach-on = On peut consulter le coach
page-no-coach = Sans coach, ce serveur ne donne aucun conseil sur la partie en cours. Il ne peut empêcher personne d’en chercher ailleurs.
page-patience = Combien de temps attendre une personne absente
page-start = Commencer
page-lay = Ouvrir la table
page-lay-match = Ouvrir le match
page-series = La série jusqu’ici

page-lobby = { $free ->
        [0] Tout le monde est là.
        [one] Il reste une place libre.
       *[other] Il reste { $free } places libres.
    }
page-lobby-wait = La partie commence quand toutes les places sont prises, ou quand l’hôte la lance.
page-lobby-patience = Si quelqu’un s’absente pendant { $time }, les autres peuvent laisser jouer un robot.
page-remove-player = Retirer
page-removed = L’hôte t’a retiré de cette table. Tu peux regarder. Pour jouer, demande-lui de te laisser revenir.
page-admit = Laisser revenir { $name }
page-lobby-sit = Prends une place pour jouer.
page-lobby-screen = dés à l’écran
page-lobby-real = vrais dés
page-seat-free = Libre
page-seat-mine = Toi
page-sit = S’asseoir ici
page-stand-up = Se lever
page-begin = { $count ->
        [one] Commencer en solo
       *[other] Commencer à { $count }
    }
page-invite = Inviter quelqu’un
page-invite-play = Avec ce lien, on peut prendre une place libre.
page-invite-look = La partie est finie : ce lien montre comment elle s’est passée.
page-share = Partager cette partie
page-invite-watch = La partie a commencé : avec ce lien, on peut regarder.
page-qr = Code QR de cette table
page-code = Code
page-link = Lien
page-copy = Copier
page-copied = Copié
page-not-copied = Sélectionne et copie à la main
page-no-code = Impossible de dessiner le code QR tant que le serveur ne répond pas.
page-device = Jouer sur un autre appareil
page-device-about = Ouvre ce lien sur l’autre appareil : les deux pourront jouer tes places. Ne le donne qu’à quelqu’un qui doit jouer pour toi.
page-device-own = C’est mon propre appareil : il peut tout ce que peut celui-ci
page-device-qr = Code QR pour ton autre appareil
page-device-make = Créer un lien
page-take-over = Jouer pour { $theirs } ici ?
page-take-over-about = { $held ->
        [yes] Le lien ouvert est pour { $theirs }. Cet appareil joue pour { $ours }, et ne pourrait plus le faire sans son propre lien.
       *[no] Le lien ouvert est pour { $theirs }. Cet appareil a ouvert la table, et ne pourrait plus rien y commencer ni finir.
    }
page-take-over-yes = Prendre la place
page-take-over-no = Ne rien changer
page-take-over-none = Le lien ouvert ne donne aucune place à cette table.

page-menu = Menu
page-pad = Bloc
page-story = À l’instant
page-pad-of = Bloc : { $player }
page-whole-pad = Tout le bloc
page-people = Joueurs
page-computer = robot
page-turn = à jouer
page-turn-of = À { $player } de jouer
page-turn-number = tour { $turn } sur { $turns }
page-table-code = table { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label } : { $sum } sur { $at } pour l’instant.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } point d’avance sur le rythme du bonus.
           *[other] { $points } points d’avance sur le rythme du bonus.
        }
        [behind] { $points ->
            [one] { $points } point de retard sur le rythme du bonus.
           *[other] { $points } points de retard sur le rythme du bonus.
        }
       *[even] Pile dans le rythme du bonus.
    }
page-chips = { $count ->
        [0] Pas de jeton
        [one] { $count } jeton, { $points } points
       *[other] { $count } jetons, { $points } points
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0 : barrée
page-cell-offered = { $box } { $points } : possible{ $advised ->
        [yes] , et conseillé par le coach
       *[no] {""}
    }
page-cell-zero = { $box } 0 : serait barrée
page-cell-barred = { $box } : pas maintenant. { $why }
page-cell-open = { $box } : libre
page-die = Dé { $place } : { $face }{ $kept ->
        [yes] , gardé
       *[no] {""}
    }
page-face = { $face }
page-throws-left = { $count ->
        [0] Plus aucun lancer
        [one] Encore { $count } lancer
       *[other] Encore { $count } lancers
    }
page-button-roll = Lancer
page-button-roll-named = { $player }, lance
page-button-again = { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
page-button-choose = Choisis une case
page-button-all-kept = Tous les dés sont gardés
page-button-theirs = { $player } joue
page-rolled-off = Plus haut lancer : { $player }, qui commence donc.
page-roll-off = Le plus haut lancer commence : à { $player } de lancer.
page-do-roll = { $several ->
        [yes] À { $player } de lancer.
       *[no] À toi : lance les dés.
    }
page-do-tell = { $several ->
        [yes] { $player } : touche les dés tels qu’ils sont, ou une case pour ses points.
       *[no] Touche les dés tels qu’ils sont, ou une case pour ses points.
    }
page-do-keep = Touche les dés à garder, ou prends une case.
page-do-choose = Plus aucun lancer : prends une case.
page-do-take = Prends une case, ou corrige les dés.
page-your-turn = { $several ->
        [yes] À { $player } de jouer.
       *[no] À toi de jouer.
    }
page-zero = Barrer « { $box } » ?
page-zero-yes = Barrer
page-zero-no = Pas encore

page-told-rolled = { $you ->
        [yes] Tu as fait { $dice }.
       *[no] { $player } a fait { $dice }.
    }
page-told-laid = { $you ->
        [yes] Tes dés : { $dice }.
       *[no] { $player } a { $dice }.
    }
page-told-kept = { $you ->
        [yes] Tu gardes { $dice }.
       *[no] { $player } garde { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box } : { $points } pour toi.
       *[no] { $player } : { $points } dans { $box }.
    }
page-told-struck = { $you ->
        [yes] Tu as barré « { $box } ».
       *[no] { $player } a barré « { $box } ».
    }
page-told-took-back = { $you ->
        [yes] Annulé.
       *[no] { $player } a annulé.
    }
page-told-corrected = Corrigé : { $points } dans { $box }.
page-told-reacts = { $player } : { $text }

page-react = Réagir
page-reaction-bravo = Bravo !
page-reaction-laugh = Ha ha !
page-reaction-ouch = Aïe !
page-reaction-luck = Bonne chance !
page-reaction-hurry = Allez…
page-reaction-thanks = Merci !
page-hand-over = Laisser un robot jouer pour { $player }…
page-hand-over-who = Qui joue pour { $player } ?
page-hand-over-own = Il joue jusqu’à ce que tu reprennes la main, quand tu veux.
page-hand-over-another = Laisser un robot jouer pour { $player } ?
page-hand-over-about = Un bon robot prend la suite, en attendant { $player }.
page-hand-over-go = Laisser jouer
page-has-left = { $player } a quitté la table.
page-waits = { $player } ne répond plus depuis un moment.
page-absent = { $player } n’est pas là. Tu pourras laisser jouer un robot dans { $time }.
page-hand-over-yes = Laisser jouer { $computer }
page-not-now = Pas maintenant
page-figure-numbers = Voir les chiffres
page-plays-for = { $computer } joue pour { $player }
page-for = { $computer } pour { $player }
page-come-back = { $player } reprend la main
page-come-back-self = Reprendre la main

page-keys = Touches
page-key-space = Espace
page-key-enter = Entrée
page-keys-roll = lancer, ou poser les dés tout de suite
page-keys-keep = garder un dé, ou le reprendre
page-keys-tell = indiquer un dé tel qu’il est
page-keys-walk = se déplacer sur le bloc
page-keys-write = inscrire dans la case
page-keys-hint = consulter le coach
page-keys-undo = annuler
page-keys-card = cette liste

page-match-go = Aller au match
page-match-compare = Voir les autres parties
page-match-sealed = Les dés pourront être vérifiés à la fin du match.

page-hint = Conseil
page-coach = Le coach
page-coach-idle = Après un lancer, demande quoi faire.
page-coach-thinks = Le coach réfléchit…
page-coach-says = Le coach : { $choice }. { $why }
page-coach-second = { $less ->
    [no] Aussi bon : { $choice }.
   *[yes] Ensuite : { $choice }, { $cost } de moins.
}
page-coach-best = idéal
page-coach-keep = Garder ces dés
page-ask-explorer = Analyser cette position
page-percent = { $number } %
page-chances = Chances de gagner
page-chances-round = Chances de gagner la manche

page-real-dice = Dés : { $dice }
page-real-keys = Les dés tels qu’ils sont
page-points-which = Combien de points ?
page-points-none = Cette case ne peut rien prendre maintenant.
page-correct = Corriger « { $box } »
page-correct-was = { $player } y a inscrit { $points }.
page-correct-box = Case

page-end = Fin
page-end-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-end-won = Victoire : { $players }, { $counting ->
        [differences] avec { $points } points d’avance
        [rounds-won] { $points ->
            [one] { $points } manche
           *[other] { $points } manches
        }
       *[totals] avec { $points } points
    }
page-end-shared = { $players } se partagent la victoire
page-rematch = Rejouer
page-rematch-go = Aller à la revanche
page-fair-dice = Dés équitables
page-record-notation = Notation
page-record-jsonl = JSON Lines
page-record-csv = CSV
