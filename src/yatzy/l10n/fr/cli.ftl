# The command line.

cli-yatzy = Joue au Yatzy avec les règles de ta boîte, et étudie-le.
    .lang = Langue de la réponse, par exemple fi. Par défaut : celle du terminal.
    .help-flag = Affiche cette aide et quitte.
    .version-flag = Affiche la version et quitte.
    .completion-flag = Active la complétion avec Tab pour bash, zsh ou fish.
    .usage = Usage : { $form }
    .commands = Commandes
    .parameters = Paramètres
cli-sheets = Liste toutes les règles, ou vérifie les tiennes.
    .json = Écrit du JSON.
cli-sheets-check = Vérifie tes propres règles.
    .file = Les règles, un fichier TOML.
    .json = Écrit du JSON.
cli-rules = Affiche les règles.
    .sheet = Les règles : leur nom, ou le chemin de ton propre fichier.
    .json = Écrit du JSON.
cli-score = Dit ce que vaut un lancer dans chaque case libre, et pourquoi.
    .dice = Les dés en chiffres, par exemple 55535. Sans eux, on te les demande, lancer après lancer.
    .sheet = Les règles : leur nom, ou le chemin de ton propre fichier. Par défaut : { $default }.
    .filled = Les cases déjà remplies, par leur clé ou leur nom imprimé, par exemple yatzy=50,fives=25+100 (un bonus s’ajoute avec +).
    .json = Écrit du JSON.

cli-play = Joue dans le terminal. Reprend ta dernière partie, ou en commence une.
    .game = La partie à reprendre : son nom donné par yatzy games, ou le début de ce nom.
    .new = Commence une nouvelle partie, même si une autre n’est pas finie.
    .sheet = Les règles d’une nouvelle partie : leur nom, ou le chemin de ton propre fichier.
    .players = Les joueurs, par exemple Anna,Bo.
    .teams = Nombre d’équipes, 2 ou 3 ; une équipe partage une colonne.
    .rounds = Nombre de manches, jusqu’à 6.
    .counting = Comment les manches comptent.
    .start = Qui commence : le premier de la liste, ou le plus haut lancer.
    .computers = Les robots à la table, séparés par des virgules ; le même peut jouer deux fois. Disponibles : beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Joue sans le coach.
cli-pad = Compte les points pour de vrais dés, ou imprime un bloc.
    .game = La partie à reprendre : son nom donné par yatzy games, ou le début de ce nom.
    .new = Commence une nouvelle partie, même si une autre n’est pas finie.
    .sheet = Les règles d’une nouvelle partie : leur nom, ou le chemin de ton propre fichier.
    .players = Les joueurs, par exemple Anna,Bo.
    .teams = Nombre d’équipes, 2 ou 3 ; une équipe partage une colonne.
    .rounds = Nombre de manches, jusqu’à 6.
    .counting = Comment les manches comptent.
    .start = Qui commence : le premier de la liste, ou le plus haut lancer.
    .no_coach = Joue sans le coach.
    .print = Écrit un bloc vide, en page web prête à imprimer, et rien d’autre.
    .columns = Le nombre de colonnes du bloc imprimé. Par défaut : { $default }.
cli-games = Liste tes parties enregistrées.
    .all = Les liste toutes, pas seulement les dernières.
    .json = Écrit du JSON.
cli-games-show = Montre la grille d’une partie.
    .game = La partie : son nom donné par yatzy games, ou le début de ce nom.
    .json = Écrit du JSON.
cli-games-export = Exporte une partie.
    .game = La partie : son nom donné par yatzy games, ou le début de ce nom.
    .jsonl = Écrit du JSON Lines au lieu de la notation lisible.
    .to = Le fichier à écrire. Par défaut : la sortie standard.
cli-games-import = Importe une partie.
    .file = La partie, en notation ou en JSON Lines. Par défaut : l’entrée standard.
cli-games-delete = Supprime une partie pour de bon.
    .game = La partie : son nom donné par yatzy games, ou le début de ce nom.
    .database = La base de données : un fichier, ou postgresql://user@host/name. Par défaut : tes propres parties.
    .yes = Confirme la suppression.
cli-records = Montre le record et la moyenne de chaque joueur, pour chaque jeu de règles.
    .sheet = Seulement ces règles.
    .player = Seulement ce joueur, avec taux et habitudes coûteuses si les règles sont calculées.
    .html = Écrit aussi dans ce fichier une page avec graphiques, taux et habitudes coûteuses.
    .json = Écrit du JSON.
cli-review = Revoit une partie : le hasard, les points perdus à chaque choix, et ce qui était mieux.
    .file = Un fichier de partie, ou le nom d’une partie enregistrée. Par défaut : ta dernière partie, ou ce qui arrive par un tube.
    .html = Écrit aussi dans ce fichier une page avec graphiques et tous les choix.
    .json = Écrit du JSON.
cli-verify = Vérifie les dés d’une partie : les recalcule à partir de leur graine.
    .file = Un fichier de partie, ou le nom d’une partie enregistrée. Par défaut : l’entrée standard.
    .day = Pour une partie du jour : le fichier qui prouve ce jour, tel que le donne /api/days d’un serveur.
    .anchor = L’ancre que tu as notée plus tôt, au lieu de celle du fichier.
    .json = Écrit du JSON.
cli-solve = Calcule des règles : le total attendu au jeu parfait.
    .sheet = Les règles : leur nom, ou le chemin de ton propre fichier. Par défaut : { $default }.
    .fresh = Calcule de nouveau, même si une solution est enregistrée.
    .threads = Nombre de fils d’exécution. Par défaut : un par cœur.
    .json = Écrit du JSON.
cli-advise = Montre le meilleur choix avec ces dés, ce que coûtent les autres, et pourquoi.
    .dice = Les dés en chiffres, par exemple 12344.
    .rolls_left = Lancers restants. Par défaut : tous sauf le premier.
    .sheet = Les règles : leur nom, ou le chemin de ton propre fichier. Par défaut : { $default }.
    .filled = Les cases déjà remplies, par leur clé ou leur nom imprimé, par exemple yatzy=50,fives=25+100 (un bonus s’ajoute avec +).
    .against = Les totaux finaux des autres, par exemple 231,204 : montre aussi ce qui gagne le plus souvent.
    .all = Liste tous les choix, pas seulement les meilleurs.
    .json = Écrit du JSON.
cli-drill = Exerce-toi : choisis un coup et vois ce qu’il coûte.
    .sheet = Les règles : leur nom, ou le chemin de ton propre fichier. Par défaut : tactic ; avec --own, toutes.
    .own = Prend des positions de tes propres parties, là où des points ont été perdus.
    .player = Avec --own : seulement les parties de ce joueur.
    .today = Propose la position du jour, la même pour tout le monde.
    .date = Propose la position d’un autre jour, par exemple 2026-11-15.
    .count = Nombre de questions. Par défaut : 10.
    .seed = Un nombre qui donne chaque fois les mêmes positions.
    .answer = Répond tout de suite à une question : les dés à garder, par exemple 44, ou une case.
    .json = Écrit du JSON, une question par ligne, avec tous les choix.
cli-odds = Montre comment finissent les parties au jeu parfait : les probabilités exactes de chaque total et de chaque case.
    .sheets = Les règles : leur nom, ou le chemin de ton propre fichier ; ou plusieurs, à comparer. Par défaut : tactic.
    .filled = Les cases déjà remplies, par leur clé ou leur nom imprimé, par exemple yatzy=50,fives=25+100 (un bonus s’ajoute avec +).
    .games = Estime sur ce nombre de parties simulées, au lieu du calcul exact.
    .svg = Écrit aussi un graphique dans ce fichier.
    .json = Écrit du JSON.
cli-compare = Compare des règles : ce qui diffère, la moyenne du jeu parfait, et les mêmes dés comptés par chacune.
    .sheets = Deux ou plus : des noms, ou les chemins de tes propres fichiers. Avec un seul : ce que valent ses options.
    .dice = Des dés à compter selon chacune, par exemple 55566.
    .json = Écrit du JSON.
cli-simulate = Fait jouer beaucoup de parties à des robots ; montre leurs moyennes et combien de fois chacun gagne.
    .players = Les robots qui jouent, séparés par des virgules ; le même peut jouer deux fois. Disponibles : beginner, casual, strong, perfect, cautious, bold, winner. Par défaut : { $default }.
    .sheet = Les règles : leur nom, ou le chemin de ton propre fichier. Par défaut : { $default }.
    .games = Nombre de parties. Par défaut : 10000, ou 500 avec winner, qui en joue une dizaine par seconde.
    .seed = Un nombre pour les dés : la même graine donne les mêmes parties. Par défaut : { $default }.
    .json = Écrit du JSON.
cli-export = Exporte des données sur les règles, pour les étudier, en Parquet ou en CSV.
    .what = Ce qu’il faut écrire : tous les états entre deux tours ; les points encore attendus de chacun au jeu parfait ; tous les choix et les points qu’ils coûtent ; ou des parties jouées par un robot.
    .sheet = Les règles : leur nom, ou le chemin de ton propre fichier. Par défaut : { $default }.
    .to = Le fichier à écrire ; son nom finit par .parquet ou .csv. Par défaut : CSV sur la sortie standard.
    .states = Décrit aussi l’état à chaque ligne.
    .filled = Les cases déjà remplies, par leur clé ou leur nom imprimé, par exemple yatzy=50,fives=25+100 (un bonus s’ajoute avec +).
    .dice = Pour advice : ces dés seulement, par exemple 12344. Par défaut : tous les lancers.
    .rolls_left = Pour advice : seulement s’il reste autant de lancers. Par défaut : tous les nombres possibles.
    .games = Nombre de parties à jouer. Par défaut : 1000. Avec --games, --player ou --seed, advice porte sur des parties ; sinon, sur une seule grille.
    .player = Le robot : beginner, casual, strong, perfect, cautious, bold, winner. Par défaut : perfect.
    .seed = Un nombre pour les dés : la même graine donne les mêmes parties. Par défaut : 0.

column-game = Partie
column-games = Parties
column-when = Date
column-state = Résultat
column-player = Joueur
column-best = Record
column-average = Moyenne
games-none = Pas encore de partie. Commences-en une avec yatzy play.
games-more = { $count ->
        [one] { $count } autre : yatzy games --all
       *[other] { $count } autres : yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, vrais dés
games-under-way = jouée à { $percent } %
games-exported = { $game } exportée dans { $file }.
export-rows = Lignes à écrire : { $rows }
export-writing = Écriture
export-written = Lignes dans { $file } : { $rows }
games-imported = { $game } importée. Vois-la avec yatzy games show { $game }.
games-known = Tu as déjà { $game }.
games-deleted = { $game } supprimée.
records-reading = Lecture des parties
records-none = Pas encore de manche finie.
records-no-match = Aucune manche finie pour ce joueur avec ces règles.
verify-good = Les dés sont justes : la graine correspond à son empreinte et donne exactement { $throws ->
        [one] ce lancer
       *[other] ces { $throws } lancers
    } ({ $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }).
verify-seal-wrong = La graine ne correspond pas à son empreinte : ce n’est pas celle qui était fixée avant la partie.
verify-mismatch = Lancer { $number } ({ $place }) : le fichier dit { $recorded }, la graine donne { $right }.
verify-in-roll-off = { $player }, pour savoir qui commence
verify-in-turn = manche { $round }, tour { $turn }, { $player }, lancer { $roll } du tour
verify-day-good = { $day } : la graine est celle que la chaîne avait pour ce jour, et les parties de la veille sont dans les dés.
verify-day-wrong = { $fault ->
        [chain] La graine ne mène pas à l’ancre de la chaîne.
        [seal] La graine ne correspond pas à l’empreinte du jour.
        [mix] Le mélange ne découle pas des parties de la veille.
        [table] Le code du match ne découle pas de la graine.
       *[record] Ce fichier n’est pas une partie de ce jour.
    }

column-sheet = Règles
column-name = Nom
column-boxes = Cases
column-players = Joueurs
column-languages = Langues
languages-many = { $count } langues
column-highest = Maximum
column-box = Case
column-points = Points
column-bonus = Bonus
column-why = Pourquoi
column-rule = Ce qu’il faut, ce que ça rapporte
column-example = Exemple
column-mean = Moyenne
column-struck = Barrée

score-heading = { $dice } selon { $sheet }
score-forbidden = interdite
score-none-open = Toutes les cases sont remplies.
score-ask = Dés (ligne vide pour arrêter) :
score-asking = Tape un lancer pour voir ce qu’il vaut dans chaque case, selon { $sheet }. Pour d’autres règles : yatzy score --sheet NOM ; yatzy sheets les liste.
players-any = sans limite
players-from = { $least } ou plus
players-range = { $least } à { $most }
sheets-hint = Lis les règles avec yatzy rules NOM ; compte un lancer avec yatzy score 55535 --sheet NOM.
check-good = { $file } est valable : { $title }, { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }, total maximal { $highest }, somme de contrôle { $digest }.
check-more = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
check-bad = { $file } : { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }

labelled = { $label } : { $text }
error-label = erreur : { $told }
usage-unknown-command = Il n’y a pas de commande « { $name } ». Vois la liste avec yatzy --help.
usage-unknown-option = Il n’y a pas d’option « { $name } » ici. Ajoute --help pour voir les options.
usage-did-you-mean = Voulais-tu dire { $name } ?
usage-missing = { $name } demande une valeur. Ajoute --help pour voir laquelle.
usage-too-many = « { $name } » est de trop. Ajoute --help pour voir ce qu’il faut.
usage-bad-value = « { $value } » ne convient pas à { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Disponibles : { $choices }.
    }
usage-too-large = { $name } est un nombre trop grand.
usage-repeated = { $name } est donné deux fois.
completion-installed = La complétion pour { $shell } est dans { $file }. Ouvre un nouveau terminal pour t’en servir.
stopped = Arrêté.
out-of-memory = Il n’y a pas assez de mémoire pour cela.
output-lost = Impossible d’écrire la sortie : { $problem }.
