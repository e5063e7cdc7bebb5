# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · plus aucun lancer
        [one] { $dice } · encore { $rolls } lancer
       *[other] { $dice } · encore { $rolls } lancers
    }
position-open = Libres : { $boxes }.
position-filled = Remplies : { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Une question
       *[other] Question { $number } sur { $count }
    }
drill-day = Position du { $date }
drill-from = { $player }, tour { $turn }
drill-ask = Que fais-tu ? (? : aide)
drill-next = Entrée : question suivante, q : arrêter
drill-none = aucune
drill-help-keep = Tape les dés à garder, en chiffres : { $typed } garde { $dice }, 0 relance tous les dés.
drill-help-box = { $where ->
        [alone] Tape une case à remplir
       *[with-dice] Ou tape une case à remplir
    } : son nom ou le début de son nom, par exemple { $box }.
drill-help-stop = Tape q pour arrêter.
drill-best = Exact : { $best }.
drill-equal = Exact : { $choice } vaut autant que { $best }.
drill-costs = Le mieux : { $best }. Ton choix, { $choice }, coûte { $cost }.
drill-then = Dans la partie : { $choice }, ce qui a coûté { $cost }.
drill-yours = ton choix
drill-summary = { $best } sur { $asked } sans faute. Points perdus : { $total } en tout, { $mean } par question.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] sans faute
       *[costs] points perdus : { $cost }
    }
    .guest = { $sheet }, position du { $date } : { $squares } { $result ->
        [best] sans faute
       *[costs] points perdus : { $cost }
    }
drill-reviewing = Analyse des parties
drill-no-games = Il n’y a pas encore de partie dont apprendre. Commences-en une avec yatzy play, ou importes-en une avec yatzy games import.
drill-no-games-by = Il n’y a pas encore de partie { $sheet } dont apprendre. Vois tes parties avec yatzy games.
drill-no-games-of = { $player } n’a joué aucune des parties { $some ->
        [yes] { $sheet }
       *[no] enregistrées
    }. Vois-les avec yatzy games.
drill-no-coach = Toutes tes parties sont encore en cours, sans coach. Tu pourras en apprendre quand elles seront finies.
drill-no-mistakes = { $one ->
        [yes] Chez { $player }, aucun choix
       *[no] Aucun choix
    } n’a coûté { $least } ou plus. Lance yatzy drill sans --own pour de nouvelles positions.

error-answer-empty = Tape les dés à garder, ou une case.
error-answer-many-boxes = Plusieurs cases commencent par « { $typed } » : { $boxes }. Tape plus de lettres.
error-drill-no-choice = Ces règles ne laissent jamais de choix : il n’y a rien à demander.
error-drill-which = Donne soit un jour, soit une graine, pas les deux.
error-drill-either = Choisis une seule source de positions : --own, --today, --date ou --seed.
error-drill-player = --player ne va qu’avec --own.
error-drill-answer = --answer ne va qu’avec --today, --date, --seed ou --own.
error-drill-one = --count ne va pas avec --today, --date ou --answer : il n’y a qu’une question.
error-drill-count = --count est un nombre de 1 à { NUMBER($most, useGrouping: 0) }, pas { $got }.
error-drill-date = « { $got } » n’est pas une date comme { $today }.
