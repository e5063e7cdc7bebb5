# What a server says to those at its tables.

error-table-unknown = Aucune table n’a ce code.
error-table-token = Un jeton d’accès a 22 lettres, chiffres, traits d’union ou tirets bas. Ceci n’en est pas un.
error-table-token-missing = Montre le jeton d’accès de ta place, ou ta clé.
error-table-not-yours = Ce n’est pas ta place.
error-table-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-table-no-seat = Il n’y a pas de place { $seat } : la table en a { $seats }.
error-table-no-seats = Une table a besoin d’au moins une place.
error-table-seat-taken = La place { $seat } est déjà prise.
error-table-seat-computer = À la place { $seat }, c’est de toute façon un robot qui joue.
error-table-begun = La partie a commencé : plus personne ne peut s’asseoir.
error-table-not-begun = La partie n’a pas commencé : il reste des places libres.
error-table-not-over = La partie n’est pas finie.
error-table-nobody = Il n’y a personne avec qui commencer.
error-table-name = Un nom est une ligne de { $longest } caractères au plus.
error-table-name-missing = À la place { $seat }, il faut un nom.
error-table-name-twice = Quelqu’un à la table porte déjà ce nom.
error-table-devices = Une place peut se jouer depuis { $most } appareils au plus.
error-table-real-dice = Avec de vrais dés, un robot ne peut pas continuer : il n’a pas de mains.
error-table-not-stuck = Ce n’est pas encore le moment : attends un peu, il y a peut-être toujours quelqu’un.
error-table-stand-in = Un robot joue pour toi. Reprends d’abord ta place.
error-table-late = La partie a continué entre-temps. Tu la vois telle qu’elle est maintenant.
error-table-long = Tu as tellement mis de côté, repris et corrigé que la table n’en accepte plus. Lance, ou inscris.
error-table-changed = La table a changé entre-temps. Tu la vois telle qu’elle est maintenant.
error-table-dice = Les dés de cette table sont lancés par le serveur.
error-table-match-open = D’autres jouent encore avec ces dés : on pourra les voir à la fin du match.
error-table-match-closed = Le match est fini : plus personne ne peut s’y joindre.
error-table-match-full = { $most } personnes jouent déjà dans ce match, c’est le maximum.
error-table-match-alone = Dans un match en duplicate, chacun joue seul, avec les dés de l’écran.
error-table-no-match = Ce n’est pas un match en duplicate.
error-table-no-coach = À cette table, on ne peut pas consulter le coach.
error-table-sheet-name = Les règles diffèrent de la feuille imprimée { $sheet } : donne-leur un autre nom.
error-table-nonsense = La table ne comprend pas cela : { $problem }
error-table-hello-again = Tu as déjà dit bonjour.
error-table-reaction = Cette réaction n’existe pas. Disponibles : { $known }.
error-table-turns = Autant de joueurs, de cases et de manches feraient plus de { $most } tours. Prends-en moins.
error-table-reactions = Pas tant à la fois : attends un instant.
error-player-games = Tu as déjà { $most } parties, le maximum conservé par personne. Abandonnes-en d’abord.
error-table-store = Le serveur n’atteint pas ses parties pour le moment. Réessaie dans un instant : rien ne sera fait deux fois.

error-limit-tables = Cela fait beaucoup de nouvelles tables depuis une même adresse. Réessaie dans { $seconds } secondes.
error-limit-requests = Cela fait beaucoup d’un coup. Réessaie dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-request-invalid = La demande ne convient pas : { $problem }
request-choices = { $problem }. Disponibles : { $choices }.
error-request-unknown = Il n’y a rien à cette adresse.
error-request-method = Cela n’est pas possible ici.
error-request-large = C’est trop pour une seule demande.
error-request-host = Ce serveur ne s’appelle pas ainsi.
error-request-origin = C’est une autre page qui le demande, et elle n’en a pas le droit.
error-server-failed = Quelque chose n’a pas marché sur le serveur. Rien n’a été changé ; réessaie.
error-review-no-step = Cette décision n’existe pas dans la partie : tour { $turn }, lancer { $throw }.
error-review-no-column = Cette colonne n’existe pas dans la partie : manche { $round }, colonne { $column }.
