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
drill-day = La position du { $date }
drill-from = { $player }, tour { $turn }
drill-ask = Que fais-tu ? (? : aide)
drill-next = Entrée : question suivante, q : arrêter
drill-none = aucune
drill-help-keep = Les dés à garder, en chiffres : { $typed } garde { $dice }, 0 relance tous les dés.
drill-help-box = { $where ->
        [alone] Une case à remplir
       *[with-dice] Ou une case à remplir
    }, par son nom ou le début de son nom, par exemple { $box }.
drill-help-stop = q pour arrêter.
drill-best = Exact : { $best }.
drill-equal = Exact : { $choice } vaut autant que { $best }.
drill-costs = Le mieux : { $best }. Ton choix, { $choice }, cède { $cost }.
drill-then = Dans la partie : { $choice }, ce qui a cédé { $cost }.
drill-yours = toi
drill-summary = { $best } sur { $asked } sans faute. Cédé : { $total } en tout, { $mean } par question.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] sans faute
       *[costs] { $cost } cédés
    }
    .guest = { $sheet }, la position du { $date } : { $squares } { $result ->
        [best] sans faute
       *[costs] { $cost } cédés
    }
drill-reviewing = Lecture des parties
drill-no-games = Il n’y a pas encore de partie dont tirer des leçons. yatzy play en commence une, yatzy games import en ajoute une.
drill-no-games-by = Il n’y a pas encore de partie selon { $sheet } dont tirer des leçons. yatzy games liste celles qui sont conservées.
drill-no-games-of = { $player } n’a joué aucune des parties { $some ->
        [yes] selon { $sheet }
       *[no] conservées
    }. yatzy games les liste.
drill-no-coach = Les seules parties présentes sont en cours, à des tables sans coach. On pourra en tirer des leçons quand elles seront finies.
drill-no-mistakes = { $one ->
        [yes] Chez { $player }, aucune décision
       *[no] Aucune décision
    } n’a cédé { $least } ou plus. yatzy drill sans --own propose des positions inventées.

error-answer-empty = Il n’y a pas de réponse : tape les dés à garder, ou une case.
error-answer-many-boxes = Plusieurs cases commencent par « { $typed } » : { $boxes }.
error-drill-no-choice = Avec cette feuille il n’y a jamais de choix : rien à demander.
error-drill-which = Une question vient d’un jour ou d’un nombre, pas des deux.
error-drill-either = Les positions viennent d’un seul endroit : --own, ou --today ou --date, ou --seed.
error-drill-player = --player ne va qu’avec --own.
error-drill-answer = --answer va avec --today, --date, --seed ou --own : sans eux, personne ne connaît encore la question.
error-drill-one = --count ne va pas avec --today, --date ou --answer : il n’y a qu’une question.
error-drill-count = --count est un nombre de 1 à { NUMBER($most, useGrouping: 0) }, pas { $got }.
error-drill-date = « { $got } » n’est pas une date comme { $today }.
