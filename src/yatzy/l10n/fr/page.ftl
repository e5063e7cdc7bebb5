# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Joue au Yatzy avec les règles de ta boîte.
page-default-name = Joueur
page-opening = Un instant…
page-no-script = Cette page a besoin de JavaScript. Active-le pour ce site, puis recharge la page.
page-away = Le serveur ne répond pas. Réessaie dans un instant.
page-lost = Connexion perdue. Reconnexion… Ta partie est enregistrée.
page-back = Te revoilà en ligne.
page-slow = On attend le serveur…
page-table-closed = La personne qui gère ce serveur a fermé cette table. On ne peut plus y jouer.
page-no-table = Table introuvable
page-no-sheet = Règles introuvables
page-no-sheet-about = Vérifie l’adresse, ou choisis des règles sur la page d’accueil.
page-nowhere = Il n’y a rien ici
page-nowhere-about = Vérifie l’adresse. Le code d’une table compte dix lettres et chiffres.
page-close = Fermer
page-home = Accueil
page-rules = Règles
page-records = Statistiques
page-between = Entraînement et plus
page-explorer-go = Analyser une position
page-drill-go = Exercices
page-undo = Annuler

page-play-now = Jouer en solo
page-again = Rejouer : { $names }
page-starts = { $player } commence
page-tonight = Ce soir : { $score }
page-door-computer = Contre un robot
page-door-computer-about = du plus facile au parfait
page-door-here = Autour de cet appareil
page-door-here-about = on se le passe
page-door-friends = Entre amis
page-door-friends-about = par lien ou code
page-door-real = Avec de vrais dés
page-door-real-about = la grille fait les comptes
page-day-about = Les mêmes dés pour tout le monde
page-day-play = Jouer
page-day-players = joueurs : { $players }
page-day-best = record { $points }
page-day-streak = jours de suite : { $days }
page-today = Partie du jour
page-join = Rejoindre avec un code ou un lien
page-join-example = AB3DE-FG7HJ
page-join-go = Rejoindre
page-join-wrong = Un code compte dix lettres et chiffres.
page-continue = Reprendre
page-waiting = Personne pour l’instant
page-continue-all = Voir { $count } de plus
page-forget = Masquer { $title }
page-look-again = Revoir
page-look-more = { $count } de plus
page-look-at-it = Revoir la partie
page-bring = Importer une partie
page-own = Règles maison
page-own-back = Retour à ces règles
page-compare = Comparer les règles
page-no-publisher = Règles de la maison
page-sheet-counts = { $boxes } cases · { $dice } dés
page-sheet-tactic = Paires, suites et full. Bonus 50 dès 63.
page-sheet-tactic-da = Règles danoises : le Yatzy vaut la somme des dés plus 50.
page-sheet-tactic-nl = Règles néerlandaises : il faut plus de 63 pour le bonus.
page-sheet-vinga = Pas de joker, pas de bonus pour un autre Yatzy.
page-sheet-mb-1973 = Un jeton par Yahtzee supplémentaire, joker imposé. Équipes et séries.
page-sheet-hasbro = Joker imposé, même après un zéro.
page-sheet-printworks = 100 par Yatzy supplémentaire, joker libre.
page-sheet-philos = Un deuxième Yatzi vaut 100 dans Chance.
page-sheet-philos-fr = Règles françaises : un autre Yatzi vaut 0 si sa case du haut est remplie.
page-sheet-philos-es = Règles espagnoles : un autre Yatzi vaut 0 si tout le haut est rempli.
page-sheet-maxi = Trois paires, villa et tour. Bonus 100 dès 84.
page-sheet-forced-order = Les cases se remplissent de haut en bas.
page-sheet-kniffel = 50 pour un autre Kniffel si sa case du haut est libre, sinon un joker.
page-sheet-yams = Une colonne ; les suites demandent cinq dés.
page-sheet-yacht = Douze cases, pas de bonus, 30 pour chaque suite.
page-sheet-yacht-dice = Comme en jeu vidéo : le full compte ses dés, suites à 15 et 30.

page-other-pad = Changer de règles
page-who = Joueurs
page-name = Nom
page-your-name = Ton nom
page-far-name = Place libre
page-add-here = Joueur sur cet appareil
page-add-far = Joueur sur son propre appareil
page-add-computer = Robot
page-add-known = Ajouter { $name }
page-change-colour = Changer la couleur : { $name }
page-which-computer = Quel robot
page-remove = Retirer { $name }
page-raise = Monter { $name }
page-dice = Dés
page-dice-screen = À l’écran
page-dice-real = Vrais dés
page-dice-same = Les mêmes pour tous
page-dice-screen-about = Lancés ici, sous les yeux de tous. On peut les vérifier après.
page-dice-real-about = Lance tes propres dés ; la grille vérifie et additionne.
page-dice-same-about = Un match : chacun joue sur son appareil et reçoit les mêmes lancers. Le plus haut total gagne.
page-more = Plus d’options
page-options = Options
page-rounds = Manches
page-round = Manche { $round }
page-counting = Décompte des manches
page-counting-totals = Somme des manches
page-counting-differences = Avance du vainqueur
page-counting-rounds-won = Manches gagnées
page-counting-short = { $counting ->
        [differences] Avance
        [rounds-won] Gagnées
       *[totals] Somme
    }
page-teams = Équipes
page-teams-none = Sans équipes
page-teams-some = { $number } équipes
page-team = Équipe { $team }
page-begins = Qui commence
page-begins-agreed = Le premier de la liste
page-begins-roll-off = Le plus haut lancer
page-coach-on = Autoriser le coach
page-no-coach = Sans coach, ce serveur ne donne aucun conseil sur ta partie avant la fin. Il ne peut empêcher personne d’en chercher ailleurs.
page-patience = Attendre les absents
page-start = Commencer
page-lay = Créer la table
page-lay-match = Créer le match
page-series = Où en est la série

page-lobby = { $free ->
        [0] Tout le monde est là.
        [one] Il reste une place libre.
       *[other] Il reste { $free } places libres.
    }
page-lobby-wait = La partie commence quand toutes les places sont prises, ou quand l’hôte la lance.
page-lobby-patience = Si quelqu’un s’absente pendant { $time }, les autres peuvent laisser un robot jouer à sa place.
page-remove-player = Retirer
page-removed = L’hôte t’a retiré de cette table. Tu peux regarder. Pour jouer, demande-lui de te laisser revenir.
page-admit = Laisser revenir { $name }
page-lobby-sit = Prends une place pour jouer.
page-lobby-screen = dés à l’écran
page-lobby-real = vrais dés
page-seat-free = Libre
page-seat-mine = Toi
page-sit = S’asseoir ici
page-stand-up = Quitter la place
page-begin = { $count ->
        [one] Commencer en solo
       *[other] Commencer à { $count }
    }
page-begin-ask = Commencer sans les autres ?
page-begin-ask-about = Les places libres disparaissent. Qui arrive plus tard ne peut que regarder.
page-invite = Inviter des joueurs
page-invite-play = Avec ce lien, on peut prendre une place libre.
page-invite-look = La partie est finie : avec ce lien, on peut la revoir.
page-share = Partager cette partie
page-invite-watch = La partie a commencé : avec ce lien, on peut regarder.
page-qr = Code QR de cette table
page-code = Code
page-link = Lien
page-copy = Copier
page-copied = Copié
page-not-copied = Sélectionne le texte et copie-le
page-no-code = Le code QR apparaîtra dès que le serveur répondra.
page-device = Jouer sur un autre appareil
page-device-about = Ouvre ce lien sur ton autre appareil pour y jouer aussi. Ne le donne qu’à quelqu’un qui doit jouer à ta place.
page-device-own = C’est mon propre appareil : il peut faire tout ce que fait celui-ci
page-device-qr = Code QR pour ton autre appareil
page-device-make = Créer un lien
page-take-over = Jouer pour { $theirs } sur cet appareil ?
page-take-over-about = { $held ->
        [yes] Ce lien permet de jouer pour { $theirs }. Si tu continues, il faudra un nouveau lien pour jouer ici pour { $ours }.
       *[no] Ce lien permet de jouer pour { $theirs }. Si tu continues, cet appareil ne sera plus l’hôte de la table.
    }
page-take-over-yes = Continuer
page-take-over-no = Annuler
page-take-over-none = Ce lien ne donne aucune place à cette table.

page-menu = Menu
page-pad = Grille
page-story = Derniers coups
page-pad-of = Grille : { $player }
page-whole-pad = Toute la grille
page-people = Joueurs
page-computer = robot
page-turn = joue
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
        [yes] , conseillé par le coach
        [best] , la meilleure case pour l’instant
       *[no] {""}
    }
page-cell-zero = { $box } 0 : serait barrée
page-cell-barred = { $box } : pas maintenant. { $why }
page-cell-open = { $box } : libre
page-box-about = Comment ça compte : { $box }
page-box-example = Par exemple
page-box-now = Ces dés
page-box-write = Inscrire { $points } ici
page-cheer-box = { $box } !
page-cheer-best = Record personnel !
page-sound = Son
page-pass-on = À toi. Touche pour commencer.
page-die = Dé { $place } : { $face }{ $kept ->
        [yes] , gardé
       *[no] {""}
    }
page-keep-line = Dés gardés
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
page-rolled-off = { $player } a fait le plus haut lancer et commence.
page-roll-off = Le plus haut lancer commence : à { $player } de lancer.
page-do-roll = { $several ->
        [yes] { $player }, lance les dés.
       *[no] À toi : lance les dés.
    }
page-do-tell = { $several ->
        [yes] { $player } : saisis tes dés, ou touche une case pour y inscrire des points.
       *[no] Saisis tes dés, ou touche une case pour y inscrire des points.
    }
page-do-keep = Touche les dés à garder, ou choisis une case.
page-do-choose = Plus aucun lancer : choisis une case.
page-do-take = Choisis une case, ou corrige les dés.
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
        [yes] Tu as inscrit { $points } dans { $box }.
       *[no] { $player } a inscrit { $points } dans { $box }.
    }
page-told-struck = { $you ->
        [yes] Tu as barré « { $box } ».
       *[no] { $player } a barré « { $box } ».
    }
page-told-took-back = { $you ->
        [yes] Annulé.
       *[no] { $player } a annulé son dernier coup.
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
page-hand-over-own = Il joue jusqu’à ton retour. Reprends la main quand tu veux.
page-hand-over-another = Laisser un robot jouer pour { $player } ?
page-hand-over-about = Un bon robot joue en attendant { $player }.
page-hand-over-go = Laisser jouer
page-has-left = { $player } a quitté la table.
page-waits = { $player } ne répond plus depuis un moment.
page-absent = { $player } n’est pas là. Dans { $time }, tu pourras laisser jouer un robot.
page-hand-over-yes = Laisser jouer { $computer }
page-not-now = Pas maintenant
page-figure-numbers = Voir les chiffres
page-plays-for = { $computer } joue pour { $player }
page-for = { $computer } pour { $player }
page-come-back = { $player } reprend la main
page-come-back-self = Reprendre la main

page-keys = Raccourcis clavier
page-key-space = Espace
page-key-enter = Entrée
page-keys-roll = lancer, ou arrêter les dés
page-keys-keep = garder ou relâcher un dé
page-keys-tell = saisir un dé
page-keys-walk = se déplacer sur la grille
page-keys-write = inscrire dans la case
page-keys-hint = consulter le coach
page-keys-undo = annuler
page-keys-card = afficher ces raccourcis

page-match-go = Aller au match
page-match-compare = Voir le jeu des autres
page-match-sealed = Tu pourras vérifier les dés à la fin du match.

page-hint = Conseil
page-coach = Le coach
page-coach-idle = Lance, puis demande quoi faire.
page-coach-thinks = Le coach réfléchit…
page-coach-says = Le coach : { $choice }. { $why }
page-coach-second = { $less ->
        [no] Aussi bon : { $choice }.
       *[yes] Deuxième choix : { $choice }, { $cost } de moins.
    }
page-coach-best = le mieux
page-coach-keep = Garder ces dés
page-ask-explorer = Analyser cette position
page-percent = { $number } %
page-chances = Chances de gagner
page-chances-round = Chances de gagner la manche

page-real-dice = Dés : { $dice }
page-real-keys = Saisis tes dés
page-points-which = Combien de points ?
page-points-none = Tu ne peux rien inscrire dans cette case maintenant.
page-correct = Corriger « { $box } »
page-correct-was = { $player } y a inscrit { $points }.
page-correct-box = Case

page-end = Partie terminée
page-end-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-end-won = Victoire : { $players }, { $counting ->
        [differences] { $points ->
            [one] avec { $points } point d’avance
           *[other] avec { $points } points d’avance
        }
        [rounds-won] { $points ->
            [one] { $points } manche
           *[other] { $points } manches
        }
       *[totals] { $points ->
            [one] avec { $points } point
           *[other] avec { $points } points
        }
    }
page-end-shared = { $players } se partagent la victoire
page-rematch = Rejouer
page-rematch-go = Aller à la revanche
page-end-more = Plus
page-tonight-title = Ce soir, partie { $games }
page-evening-end = Finir la soirée
page-evening-won = Victoire de la soirée : { $player }
page-fair-dice = Dés équitables
page-record-notation = Notation
page-record-jsonl = JSON Lines
page-record-csv = CSV
