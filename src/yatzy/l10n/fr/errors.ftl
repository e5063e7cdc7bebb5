# One line for everything that can be wrong with what a user gives us.

error-dice-letters = « { $text } » n’est pas un lancer. Tape les dés en chiffres, par exemple 55535.
error-dice-count = « { $text } » a { $got ->
        [one] { $got } dé
       *[other] { $got } dés
    } ; ces règles se jouent avec { $expected }.
error-dice-face = « { $text } » n’est pas un lancer : un dé va de 1 à 6, pas { $face }.
error-sheet-unknown = Il n’y a pas de règles « { $name } ». { $near ->
        [none] Disponibles : { $known }. Le chemin de ton propre fichier marche aussi.
       *[other] Voulais-tu dire { $near } ?
    }
    .guest = Il n’y a pas de règles « { $name } ». { $near ->
        [none] Disponibles : { $known }.
       *[other] Voulais-tu dire { $near } ?
    }
error-option-unknown = Les règles { $sheet } n’ont pas d’option « { $option } ». { $known ->
        [none] Il n’y en a aucune.
       *[other] Il y a : { $known }.
    }
error-options-exclude = Choisis-en une seule : { $one } et { $other } s’excluent.
error-sheet-missing = Ce fichier n’existe pas.
error-sheet-unreadable = Impossible de lire le fichier : { $problem }.
error-sheet-too-large = Le fichier est trop gros : des règles font { $largest } ko au plus.
error-sheet-encoding = Ce n’est pas un fichier texte : les règles s’écrivent en TOML, en UTF-8.
error-sheet-line = Une ligne dépasse { NUMBER($longest, useGrouping: 0) } caractères.
error-sheet-toml = Ce TOML n’est pas valide : { $problem }
error-sheet-empty = Les règles sont vides.
error-sheet-not-offline = Avec ces règles, on ne peut jouer qu’avec un serveur.
error-card-entry = « { $part } » n’est pas une case remplie. Écris case=points, par exemple yatzy=50.
error-card-box = Ces règles n’ont pas de case « { $key } ». Choisis parmi : { $known }.
error-card-twice = La case { $key } est remplie deux fois.
error-card-points = La case { $key } ne peut jamais valoir { $points }. Valeurs possibles : { $possible }.
error-card-further = La case { $key } ne peut valoir { $points } qu’une fois des points inscrits dans { $needed }.
error-card-order = Cette grille se remplit de haut en bas, et la case { $key } est encore libre.
error-card-bonus = { $most ->
        [0] Cette grille ne peut pas avoir de bonus pour un Yatzy supplémentaire.
       *[other] Chaque bonus pour un Yatzy supplémentaire vaut { $each }, et il y en a pour { $most } au plus sur cette grille, pas { $bonus }.
    }
error-card-bonus-box = { $points } dans { $key } ne peut pas avoir donné un bonus de { $bonus } sur cette grille.
error-card-full = Toutes les cases sont remplies : il n’y a plus rien à jouer.
error-language-unknown = Il n’y a pas de langue « { $language } ». Disponibles : { $known }.
error-pad-columns = Un bloc a de { $least } à { $most } colonnes, pas { NUMBER($got, useGrouping: 0) }.

error-line = ligne { $line } : { $told }

error-no-terminal = Il faut un terminal, pas un tube ni un fichier.
error-games-sure = Ceci supprime { $game } pour de bon. Ajoute --yes pour confirmer.
error-games-at-server = { $game } est une table du serveur. Lance yatzy serve et joue là-bas.
error-games-served = { $game } est une table d’un serveur en marche. Arrête d’abord le serveur.
error-record-which = Nomme un fichier de partie, ou envoie une partie par un tube.
error-record-unwritable = Écriture impossible : { $problem }.

error-setup-players = Ces règles se jouent de { $least } à { $most }, ou en solo pour s’exercer ; tu as nommé { $got } joueurs.
error-setup-name = « { $name } » n’est pas un nom : 1 à { $longest } caractères, sur une ligne.
error-setup-name-twice = Deux joueurs s’appellent { $name }. Change l’un des noms.
error-setup-teams = Il peut y avoir { $allowed } équipes, pas { $got }.
error-setup-team-seats = Il faut une équipe à chaque joueur, et un joueur à chaque équipe.
error-setup-tag = « { $text } » n’est pas { $tag ->
        [date] une date comme 2026-11-15
        [seal] une empreinte : 64 chiffres hexadécimaux
        [match] un nom de match : lettres et chiffres, 40 au plus
       *[game_id] un nom de partie : lettres et chiffres, 40 au plus
    }.
error-setup-match = Dans un match en duplicate, chacun joue seul, avec les dés à l’écran, sans lancer pour savoir qui commence.
error-setup-rounds = Une série a de 1 à { $most } manches, pas { $got }.
error-setup-words = Mots porte-bonheur : { $got } pour { $players } joueurs. Donnes-en un par joueur, ou aucun.
error-setup-computers = Avec des robots, dis pour chacune des { $players } places si un robot y joue ; tu en as donné { $got }.
error-setup-computer = « { $computer } » n’est pas un nom de robot : lettres minuscules, chiffres et traits d’union.
error-setup-computer-dice = Les robots ont besoin des dés à l’écran : ils ne peuvent pas en lancer de vrais.
error-setup-choice = { $tag } doit être l’une de ces valeurs : { $choices } ; pas « { $text } ».
error-setup-word = « { $word } » n’est pas un mot porte-bonheur : { $longest } caractères au plus, sur une ligne.

error-move-not-your-turn = Ce n’est pas ton tour : { $player } joue.
error-move-game-over = La partie est finie.
error-move-roll-off = D’abord, tout le monde lance pour savoir qui commence.
error-move-before-roll = Lance d’abord les dés.
error-move-no-roll-left = { $rolls ->
        [one] Tu n’as que { $rolls } lancer
       *[other] Tu n’as que { $rolls } lancers
    } par tour : choisis une case.
error-move-all-kept = Tous les dés sont gardés : choisis une case, ou gardes-en moins.
error-move-not-there = { $there ->
        [0] Il n’y a pas de { $face }.
       *[other] Il n’y a pas autant de { $face } : seulement { $there }.
    }
error-move-dice-count = Ici on lance { $expected ->
        [one] { $expected } dé
       *[other] { $expected } dés
    }, pas { $got }.
error-move-dice-face = Un dé va de 1 à 6, pas { $face }.
error-move-not-yours = C’est la colonne de quelqu’un d’autre ({ $other }) ; c’est à { $player } de jouer.
error-game-and-options = Nomme une partie à reprendre, ou des options pour une nouvelle, pas les deux.
error-move-dice-lie = Tu as déjà saisi les dés de ce tour : choisis une case.
error-move-no-box = Ces règles n’ont pas de case « { $box } ».{ $near ->
        [none] {""}
       *[other] {" "}Voulais-tu dire { $near } ?
    }
error-move-box-filled = La case « { $box } » est déjà remplie. Choisis-en une autre.
error-move-box-forbidden = La case « { $box } » n’est pas permise maintenant. Choisis-en une autre.
error-move-typed = « { $typed } » ne correspond ni à des dés ni à des points : tape les dés, ou des points comme 28 ou 30+100.
error-move-points-needed = Combien de points dans { $box } ?
error-move-points = La case « { $box } » ne peut pas valoir { $points } maintenant. Valeurs possibles : { $possible }.
error-move-points-differ = Les dés donnent { $right } dans { $box }, pas { $points }.
error-move-only-real-dice = Cela ne va qu’avec de vrais dés.
error-move-across-dice = On ne peut pas annuler un lancer.
error-move-computers = On ne peut pas annuler un coup de robot ({ $player }), seulement ceux des humains.
error-move-nothing-done = Il n’y a rien à annuler.
error-move-no-turn = Il n’y a pas de tour { $turn } à corriger.
error-move-conflict = Impossible : { $player } a inscrit { $points } dans { $box } plus tard. Corrige d’abord cela.
error-move-not-over = La graine reste cachée jusqu’à la fin de la partie.
error-move-no-secret = Ces dés n’ont pas de graine à montrer.
error-move-rolls-left = Après un lancer, il reste de 0 à { $most } lancers, pas { $got }.
error-move-shown = La partie est close : sa graine a été montrée.

error-record-page = La page écraserait le fichier de la partie. Choisis un autre nom.
error-record-empty = Il n’y a pas de partie dedans.
error-record-empty-input = Aucune partie sur l’entrée standard. Nomme un fichier de partie, ou envoie une partie par un tube.
error-record-unreadable = Lecture impossible : { $problem }.
error-record-missing = Ce fichier n’existe pas.
error-record-nowhere = Il n’y a ni fichier ni partie enregistrée de ce nom. Vois tes parties avec yatzy games.
error-record-none-played = Aucune de tes parties enregistrées n’a de tour fini. Nomme un fichier de partie, ou envoie une partie par un tube.
error-record-too-large = C’est trop gros pour une partie : la limite est de { $largest } Mo.
error-record-encoding = Ce n’est pas un fichier texte : un fichier de partie est du texte en UTF-8.
error-record-json = Ce JSON n’est pas valide : { $problem }
error-record-data = Ce n’est pas un événement de partie : { $problem }
error-record-seq = L’événement { $expected } manque ; ici il y a { $got }.
error-record-moment = « { $got } » n’est pas une date avec l’heure, comme 2026-11-15T19:30:00Z.
error-record-newer = Version { $version } ; ce yatzy lit les versions 1 à { $known }. Mets yatzy à jour pour le lire.
error-record-no-start = Il ne commence pas par le début d’une partie.
error-record-started-twice = La partie commence une seconde fois.
error-record-event = Cela n’a pas pu se passer.
error-record-digest = Ici, les règles { $sheet } ({ $found }) ne sont pas celles de la partie ({ $digest }).
error-record-tag = « { $text } » n’est pas une étiquette. Disponibles : { $known }.
error-record-tag-twice = L’étiquette { $tag } est là deux fois.
error-record-no-tag = L’étiquette { $tag } manque.
error-record-number = « { $text } » n’est pas un nombre.
error-record-choice = { $tag } doit être l’une de ces valeurs : { $choices } ; pas « { $text } ».
error-record-computer = « { $text } » n’est pas un robot à cette table : écris la place et un nom, par exemple 2 casual.
error-record-sheet = Il n’y a pas de règles « { $sheet } ». Disponibles : { $known }. Tes propres règles voyagent dans l’étiquette Rules, comme l’écrit yatzy games export.
    .guest = Il n’y a pas de règles « { $sheet } ». Disponibles : { $known }. Tes propres règles voyagent dans l’étiquette Rules.
error-record-rules = Ce ne sont pas les règles { $sheet }.
error-record-heading = Ici on attend « { $expected } », pas « { $text } ».
error-record-name = « { $text } » ne joue pas ici : c’est à { $player } de jouer.
error-record-unfinished = Le tour ({ $player }) n’a pas de fin.
error-record-part = Impossible de lire « { $text } » : un tour, ce sont des dés, ce qui est gardé, une case et ses points.
error-record-kept = { $kept } a été gardé, mais n’est pas dans { $dice }.
error-verify-real-dice = Cette partie s’est jouée avec de vrais dés : il n’y a rien à recalculer.
error-verify-no-seal = Cette partie n’a pas d’empreinte de ses dés : personne ne peut les recalculer.
error-verify-no-secret = La graine est encore cachée : elle se montre à la fin de la partie.
error-verify-bad-secret = Sa graine n’est pas écrite en chiffres hexadécimaux.
error-verify-day-open = La partie du { $day } est encore ouverte : la graine est montrée quand plus personne ne peut la jouer.
error-verify-day-file = Ce fichier ne prouve aucun jour. Enregistre la réponse de /api/days telle quelle.

error-solve-threads = Il peut y avoir de 1 à { NUMBER($most, useGrouping: 0) } fils d’exécution, pas { $got }.
error-solver-too-large = Ces règles ont au moins { $states } états : les calculer demande { $needed } Gio de mémoire, et { $free } Gio sont libres.
error-solver-not-offline = Cet appareil n’a pas de solution pour ces règles. Pose la question sur un ordinateur où yatzy est installé : il peut les calculer.
error-solver-odds-too-large = Les probabilités exactes demandent au moins { $needed } Gio de mémoire, et { $free } sont libres. Estime-les avec --games 1000000.
error-solver-games = Il faut jouer au moins une partie, pas { $got }.
error-advise-dice = Quels sont les { $dice } dés ? Par exemple : yatzy advise 12344
error-advise-against = --against attend des totaux finaux, par exemple 231,204, pas « { $text } ».
error-odds-filled = --filled ne va qu’avec un seul jeu de règles, et tu en as nommé plusieurs.
error-odds-sheets = On peut en comparer au plus { $most } à la fois, pas { $got }.
error-odds-games = --games est un nombre de 1 à { $most }, pas { $got }.
error-solver-no-memory = Il n’y a pas assez de mémoire pour cela.
error-solver-threads = Il faut au moins un fil d’exécution, pas { $got }.
error-solver-other-array = Ce ne sont pas les valeurs de ces règles : il en faut { $expected } sur une ligne, pas { $got }.
error-solver-other-sheet = La grille ({ $card }) et la solution ({ $values }) ne suivent pas les mêmes règles.
error-race-too-early = Avec { $open } cases libres, il est trop tôt pour ne jouer que la victoire : cela commence à { $most }. D’ici là, mieux vaut jouer pour les points.
error-race-too-large = Avec ces règles, jouer la victoire demande { $needed } Gio de mémoire, et { $free } Gio sont libres.
error-file-no-folder = Ce dossier n’existe pas.
error-file-unwritable = Écriture impossible : { $problem }.
error-export-suffix = Le nom du fichier doit finir par l’un de ceux-ci : { $known }
error-export-option = { $option } ne va pas avec { $what }.
error-export-either = --filled, --dice et --rolls-left concernent une seule grille ; --games, --player et --seed, des parties.
error-export-player = --player nomme un seul robot, pas { $got }.

error-extra-missing = Il manque un paquet pour cela : { $package }. Installe-le avec : { $command }
error-store-no-game = Il n’y a pas de partie « { $game } ». Vois tes parties avec yatzy games.
error-store-many-games = Plusieurs parties commencent par « { $beginning } » : { $games }. Tape plus de lettres.
error-store-known = Tu as déjà la partie { $game }.
error-store-moved-on = La partie a continué ailleurs, peut-être dans un autre terminal. Tu la vois telle qu’elle est maintenant.
error-store-no-secret = La graine de la partie { $game } est sur une autre machine : on ne peut pas la reprendre ici.
error-store-full = Le disque est plein, rien n’a été écrit. Ce qui était enregistré est intact : { $place }
error-store-not-taken = Impossible d’écrire dans { $place } ({ $problem }) : le disque est peut-être plein ou en panne, ou ton quota épuisé. Ce qui était enregistré est intact.
error-store-read-only = Impossible d’écrire dans { $place } : lecture seule.
error-store-cannot-open = Impossible d’enregistrer les parties dans { $place } : { $problem }.
error-store-busy = Un autre programme écrit dans { $place }. Réessaie.
error-store-damaged = { $place } n’est pas une base de parties, ou est abîmé : { $problem }.
error-store-gone = { $place } a été déplacé, supprimé ou remplacé pendant l’usage : rien n’a été écrit. Recommence.
error-store-foreign = { $place } est la base de données d’un autre programme : rien n’y a été écrit.
error-store-newer = { $place } vient d’un yatzy plus récent. Mets celui-ci à jour.
error-store-failed = Impossible d’utiliser { $place } : { $problem }.
error-store-served = Un autre yatzy serve utilise { $place }. Arrête-le, ou choisis un autre endroit avec --database.
error-store-no-home = Cet utilisateur n’a pas de dossier personnel. Indique un dossier : { $variable }=/a/folder
error-store-other-log = Le fichier { $log } à côté de { $place } appartient à d’autres parties : seul le fichier a été remplacé par une sauvegarde. Rien n’a été modifié. Si { $place } est bien ce que tu veux, supprime { $log } ; yatzy host restore le fait tout seul.
error-store-closed = { $place } est fermé ici : plus rien n’y est écrit.
error-store-address = Ce n’est pas l’adresse d’une base de données. C’est un fichier, ou par exemple postgresql://name:password@host/database ; dans un nom ou un mot de passe, les signes comme @ / : # s’écrivent %40 %2F %3A %23.
error-store-unreachable = { $place } est injoignable : { $problem }.
error-store-away = { $place } ne répond pas. Ce qui était enregistré est intact ; réessaie dans un instant.
error-store-locked = { $place } refuse ce nom et ce mot de passe.
error-store-no-right = { $place } ne permet pas à cet utilisateur de créer ou d’utiliser des tables. Son administrateur peut l’autoriser : GRANT CREATE ON SCHEMA …
error-store-no-database = Cette base de données n’existe pas : { $place }. Il faut d’abord la créer, par exemple avec createdb.

fault-whole-sheet = les règles
fault-more = (et { $count } de plus : voir yatzy sheets check)
    .guest = (et { $count } de plus)
fault-missing = valeur manquante.
fault-unknown-key = n’existe pas ici. Clés connues : { $known }.
fault-not-table = doit être une table, pas { $got }.
fault-not-list = doit être une liste, pas { $got }.
fault-list-length = doit avoir de 1 à { $most } éléments, pas { $got }.
fault-twice = contient deux fois la même chose.
fault-not-whole = doit être un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, pas { $got }.
fault-not-flag = doit être true ou false, pas { $got }.
fault-not-text = doit être du texte, pas { $got }.
fault-bad-text = doit être une ligne de texte de 1 à { $longest } caractères.
fault-not-key = doit se composer de minuscules, chiffres et traits d’union, { $longest } au plus, et commencer par une lettre, comme "full-house", pas { $got }.
fault-not-choice = doit être l’une de ces valeurs : { $choices } ; pas { $got }.
fault-not-language = doit être un code de langue comme "fi", pas { $got }.
fault-not-pattern = doit être "any" ou une table avec l’une de ces clés : { $known } ; pas { $got }.
fault-not-pays = doit être "all", "matched", l’un ou l’autre avec un nombre en plus ("all+50"), ou un nombre jusqu’à { $most }, pas { $got }.
fault-key-taken = le nom { $key } est déjà pris.
fault-upper-box = une case de la section supérieure compte un seul chiffre, rapporte "matched" et n’est pas un dernier recours.
fault-too-many-dice = demande { $needed } dés, et ces règles en ont { $dice }.
fault-no-upper-box = il n’y a pas de case dans la section supérieure.
fault-not-five-alike = doit nommer une case dont le motif est groups = [{ $dice }].
fault-needs-forced-joker = ne va qu’avec joker = "forced".
fault-against-joker = ne va pas avec un joker.
fault-against-order = ne va pas avec order = "fixed".
fault-needs-chance = demande exactement une case dont le motif est "any" ; il y en a { $got }.
fault-less-than-chance = doit valoir au moins ce que Chance rapporte pour le même lancer : { $least }.
fault-id-taken = { $id } est le nom de règles fournies avec yatzy. Choisis un autre nom.
