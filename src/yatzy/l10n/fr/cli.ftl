# The command line.

cli-yatzy = Chaque Yatzy selon ses propres règles imprimées.
    .lang = Langue de la réponse, par exemple fi. Par défaut : celle du terminal.
    .help-flag = Affiche cette aide et quitte.
    .version-flag = Affiche la version et quitte.
    .completion-flag = Active la complétion avec Tab pour bash, zsh ou fish.
    .usage = Usage : { $form }
    .commands = Commandes
    .parameters = Paramètres
cli-sheets = Liste les feuilles de règles, ou vérifie la tienne.
    .json = Écrit du JSON pour les programmes.
cli-sheets-check = Vérifie ta propre feuille de règles.
    .file = La feuille, un fichier TOML.
    .json = Écrit du JSON pour les programmes.
cli-rules = Affiche les règles d’une feuille.
    .sheet = La feuille : son nom, ou le chemin de ton propre fichier.
    .json = Écrit du JSON pour les programmes.
cli-score = Dit ce que vaut un lancer dans chaque case libre, et pourquoi.
    .dice = Les dés en chiffres, par exemple 55535. Sans eux, on te les demande, lancer après lancer.
    .sheet = La feuille : son nom, ou le chemin de ton propre fichier. Par défaut : { $default }.
    .filled = Les cases déjà remplies, par leur clé ou leur nom sur la feuille, par exemple yatzy=50,fives=25+100 (le bonus s’ajoute).
    .json = Écrit du JSON pour les programmes.

cli-play = Joue dans le terminal. Reprend la dernière partie quittée, ou en commence une.
    .game = La partie à reprendre : son nom donné par yatzy games, ou le début de ce nom.
    .new = Commence une nouvelle partie, même si une autre attend.
    .sheet = La feuille d’une nouvelle partie : son nom, ou le chemin de ton propre fichier.
    .players = Qui joue, par exemple Anna,Bo.
    .teams = Combien d’équipes partagent chacune une colonne : 2 ou 3.
    .rounds = Combien de manches, jusqu’à 6.
    .counting = Comment les manches comptent.
    .start = Qui commence : le premier nom, ou le plus haut lancer.
    .computers = Les robots à la table, séparés par des virgules ; le même peut jouer deux fois. Disponibles : beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Joue sans le coach : personne ne peut le consulter à cette table.
cli-pad = Tient le bloc pour de vrais dés, ou en imprime un.
    .game = Le bloc à reprendre : son nom donné par yatzy games, ou le début de ce nom.
    .new = Commence un nouveau bloc, même si un autre attend.
    .sheet = La feuille d’un nouveau bloc : son nom, ou le chemin de ton propre fichier.
    .players = Qui joue, par exemple Anna,Bo.
    .teams = Combien d’équipes partagent chacune une colonne : 2 ou 3.
    .rounds = Combien de manches, jusqu’à 6.
    .counting = Comment les manches comptent.
    .start = Qui commence : le premier nom, ou le plus haut lancer.
    .no_coach = Joue sans le coach : personne ne peut le consulter à cette table.
    .print = Écrit un bloc vide, en page web prête à imprimer, et rien d’autre.
    .columns = Le nombre de colonnes du bloc imprimé. Par défaut : { $default }.
cli-games = Liste les parties conservées.
    .all = Les liste toutes, pas seulement les dernières.
    .json = Écrit du JSON pour les programmes.
cli-games-show = Montre le bloc d’une partie.
    .game = La partie : son nom donné par yatzy games, ou le début de ce nom.
    .json = Écrit du JSON pour les programmes.
cli-games-export = Écrit le relevé d’une partie.
    .game = La partie : son nom donné par yatzy games, ou le début de ce nom.
    .jsonl = Écrit du JSON Lines pour les programmes, au lieu de la notation lisible.
    .to = Le fichier à écrire. Par défaut : à l’écran.
cli-games-import = Ajoute une partie à partir de son relevé.
    .file = Le relevé, en notation ou en JSON Lines. Sans lui, l’entrée standard est lue.
cli-games-delete = Supprime une partie pour de bon.
    .game = La partie : son nom donné par yatzy games, ou le début de ce nom.
    .database = Où se trouve la partie : un fichier, ou postgresql://utilisateur@hôte/nom. Sans cela, tes propres parties.
    .yes = Oui, supprime-la.
cli-records = Liste le meilleur score et la moyenne de chacun sur chaque feuille.
    .sheet = Seulement cette feuille.
    .player = Seulement cette personne, avec taux et habitudes coûteuses si la feuille est résolue.
    .html = Écrit aussi dans ce fichier une page avec graphiques, taux et habitudes coûteuses.
    .json = Écrit du JSON pour les programmes.
cli-review = Revient sur une partie : ce que les dés ont donné, ce que chaque décision a coûté, et ce qui aurait été mieux.
    .file = Le relevé d’une partie, ou le nom d’une partie conservée. Sans lui, la dernière partie jouée, ou un relevé reçu par un tube.
    .html = Écrit aussi dans ce fichier une page avec graphiques et toutes les décisions.
    .json = Écrit du JSON pour les programmes.
cli-verify = Recalcule les dés d’une partie à partir du secret scellé avant le premier lancer.
    .file = Le relevé d’une partie, ou le nom d’une partie conservée. Sans lui, l’entrée standard est lue.
    .day = Pour une partie du jour : le fichier qui prouve ce jour, tel que le donne /api/days d’un serveur.
    .anchor = L’ancre que tu as notée auparavant, au lieu de celle du fichier.
    .json = Écrit du JSON pour les programmes.
cli-solve = Résout une feuille : le total espéré avec un jeu parfait.
    .sheet = La feuille : son nom, ou le chemin de ton propre fichier. Par défaut : { $default }.
    .fresh = La résout de nouveau, même si la solution est conservée.
    .threads = Combien de fils d’exécution. Par défaut : un par cœur.
    .json = Écrit du JSON pour les programmes.
cli-advise = Dit ce qu’il y a de mieux à faire avec ces dés, ce que coûte tout le reste, et pourquoi.
    .dice = Les dés en chiffres, par exemple 12344.
    .rolls_left = Combien de lancers restent. Par défaut : tous sauf le premier.
    .sheet = La feuille : son nom, ou le chemin de ton propre fichier. Par défaut : { $default }.
    .filled = Les cases déjà remplies, par leur clé ou leur nom sur la feuille, par exemple yatzy=50,fives=25+100 (le bonus s’ajoute).
    .against = Les totaux finaux des autres, par exemple 231,204 : dit aussi ce qui gagne le plus souvent.
    .all = Liste tous les choix, pas seulement les meilleurs.
    .json = Écrit du JSON pour les programmes.
cli-drill = Exerce-toi : que ferais-tu dans cette position, et combien coûte ta réponse ?
    .sheet = La feuille : son nom, ou le chemin de ton propre fichier. Par défaut : tactic, et toutes avec --own.
    .own = Propose des positions de tes propres parties, là où des points ont été cédés.
    .player = Seulement les parties de cette personne, avec --own.
    .today = Propose la position du jour, la même pour tout le monde.
    .date = Propose la position d’un autre jour, par exemple 2026-11-15.
    .count = Combien de questions. Par défaut : 10.
    .seed = Un nombre pour retrouver chaque fois les mêmes positions.
    .answer = Répond tout de suite à une question : les dés à garder, par exemple 44, ou une case.
    .json = Écrit du JSON pour les programmes, une question par ligne avec tous les choix.
cli-odds = Dit comment finissent les parties avec un jeu parfait : les probabilités exactes de chaque total et de chaque case.
    .sheets = La feuille : son nom, ou le chemin de ton propre fichier ; ou plusieurs, pour les comparer. Par défaut : tactic.
    .filled = Les cases déjà remplies, par leur clé ou leur nom sur la feuille, par exemple yatzy=50,fives=25+100 (le bonus s’ajoute).
    .games = Les estime en jouant ce nombre de parties, au lieu du calcul exact.
    .svg = Écrit aussi un graphique dans ce fichier, commun à plusieurs feuilles.
    .json = Écrit du JSON pour les programmes.
cli-compare = Met des feuilles côte à côte : ce qui diffère, ce que rapporte le jeu parfait, et le même lancer compté par chacune.
    .sheets = Deux feuilles ou plus : leurs noms, ou les chemins de tes propres fichiers. Avec une seule : ce que valent ses options.
    .dice = Un lancer que chacune doit compter, par exemple 55566.
    .json = Écrit du JSON pour les programmes.
cli-simulate = Fait jouer beaucoup de parties aux robots, et dit combien ils marquent et combien de fois ils gagnent.
    .players = Les robots qui jouent, séparés par des virgules ; le même peut jouer deux fois. Disponibles : beginner, casual, strong, perfect, cautious, bold, winner. Par défaut : { $default }.
    .sheet = La feuille : son nom, ou le chemin de ton propre fichier. Par défaut : { $default }.
    .games = Combien de parties. Par défaut : 10000, mais 500 avec un winner, qui en joue une dizaine par seconde.
    .seed = Un nombre pour les dés : le même rejoue les mêmes parties. Par défaut : { $default }.
    .json = Écrit du JSON pour les programmes.
cli-export = Écrit des données sur une feuille pour qui étudie le jeu, en Parquet ou en CSV.
    .what = Ce qui est écrit : tous les états entre deux tours ; les points encore à attendre de chacun en jeu parfait ; tous les choix et ce qu’ils coûtent ; ou des parties d’un robot.
    .sheet = La feuille : son nom, ou le chemin de ton propre fichier. Par défaut : { $default }.
    .to = Le fichier à écrire ; son nom finit par .parquet ou .csv. Par défaut : CSV sur la sortie standard.
    .states = Décrit aussi l’état à chaque ligne.
    .filled = Les cases déjà remplies, par leur clé ou leur nom sur la feuille, par exemple yatzy=50,fives=25+100 (le bonus s’ajoute).
    .dice = Pour advice : ces dés seulement, par exemple 12344. Par défaut : tous les lancers.
    .rolls_left = Pour advice : seulement s’il reste autant de lancers. Par défaut : tous les nombres possibles.
    .games = Combien de parties jouer. Par défaut : 1000. Avec --games, --player ou --seed, advice porte sur des parties ; sinon, sur une seule grille.
    .player = Qui joue : beginner, casual, strong, perfect, cautious, bold, winner. Par défaut : perfect.
    .seed = Un nombre pour les dés : le même rejoue les mêmes parties. Par défaut : 0.

column-game = Partie
column-games = Parties
column-when = Date
column-state = Résultat
column-player = Nom
column-best = Record
column-average = Moyenne
games-none = Pas encore de partie : yatzy play en commence une.
games-more = { $count ->
        [one] { $count } autre : yatzy games --all
       *[other] { $count } autres : yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, bloc
games-under-way = jouée à { $percent } %
games-exported = { $game } est dans { $file }.
export-rows = Lignes à écrire : { $rows }
export-writing = Écriture
export-written = Lignes dans { $file } : { $rows }
games-imported = { $game } est là. yatzy games show { $game } la montre.
games-known = { $game } était déjà là.
games-deleted = { $game } est supprimée.
records-reading = Lecture des parties
records-none = Aucune manche n’a encore été jouée jusqu’au bout.
records-no-match = Personne de ce nom n’a joué de manche jusqu’au bout sur cette feuille.
verify-good = Le secret correspond à son sceau et donne exactement ces dés : { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
verify-seal-wrong = Le secret ne correspond pas au sceau : ce n’est pas celui scellé avant la partie.
verify-mismatch = Lancer { $number } ({ $place }) : le relevé dit { $recorded }, le secret donne { $right }.
verify-in-roll-off = { $player }, pour savoir qui commence
verify-in-turn = manche { $round }, tour { $turn }, { $player }, lancer { $roll } du tour
verify-day-good = { $day } : la graine est celle que la chaîne avait pour ce jour, et les parties de la veille sont dans les dés.
verify-day-wrong = { $fault ->
        [chain] La graine ne mène pas à l’ancre de la chaîne.
        [seal] La graine ne correspond pas à l’empreinte du jour.
        [mix] Le mélange ne découle pas des parties de la veille.
        [table] Le code du match ne découle pas de la graine.
       *[record] Cet enregistrement n’est pas une partie de ce jour.
    }

column-sheet = Feuille
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
column-rule = Demande et rapporte
column-example = Exemple
column-mean = Moyenne
column-struck = Barrée

score-heading = { $dice } selon { $sheet }
score-forbidden = interdite
score-none-open = Toutes les cases sont remplies.
score-ask = Dés (ligne vide pour arrêter) :
score-asking = Tape un lancer pour voir ce qu’en fait chaque case, selon { $sheet }. Pour ta propre boîte : yatzy score --sheet NOM ; yatzy sheets les liste.
players-any = sans limite
players-from = { $least } ou plus
players-range = { $least } à { $most }
sheets-hint = yatzy rules NOM explique une feuille, yatzy score 55535 --sheet NOM compte un lancer.
check-good = { $file } est une feuille valable : { $title }, { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }, total maximal { $highest }, empreinte { $digest }.
check-more = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
check-bad = { $file } : { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }

labelled = { $label } : { $text }
error-label = erreur : { $told }
usage-unknown-command = Il n’y a pas de commande « { $name } ». yatzy --help les liste.
usage-unknown-option = Il n’y a pas d’option « { $name } » ici. Ajoute --help pour voir ce qu’il y a.
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
output-lost = La sortie ne peut pas être écrite : { $problem }.
