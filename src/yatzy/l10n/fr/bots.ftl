# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Débutant
    .about = Vient d’apprendre les règles et prend souvent le premier coup venu.
bot-casual = Occasionnel
    .about = Joue de temps en temps et connaît les astuces habituelles.
bot-strong = Fort
    .about = Se trompe rarement, et jamais de beaucoup.
bot-perfect = Parfait
    .about = Marque en moyenne le plus de points possible.
bot-cautious = Prudent
    .about = Cède quelques points pour rater moins de parties.
bot-bold = Audacieux
    .about = Cède quelques points pour viser de très gros scores.
bot-winner = Gagneur
    .about = Joue pour finir devant, ne serait-ce que d’un point.

simulate-playing = Parties en cours
simulate-heading = { $sheet } : { $games } parties
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } à { $high }
simulate-sure = Avec 95 % de confiance, la vraie moyenne est dans la marge ±, et la vraie part de victoires dans la fourchette à côté.
simulate-sure-alone = Avec 95 % de confiance, la vraie moyenne est dans la marge ±.
column-deviation = Écart
column-wins = Victoires
column-wins-range = 95 %
column-worst = Pire

error-bots-unknown = Il n’y a pas de robot « { $name } ». Disponibles : { $known }.
error-contest-players = { $got ->
        [0] Personne ne joue
       *[other] { $got }, c’est trop
    } : nomme de 1 à { $most } robots, séparés par des virgules.
error-contest-games = Il peut y avoir de { $least } à { $most } parties, pas { $got }.
error-simulate-seed = La graine (seed) est un nombre de 0 à { NUMBER($most, useGrouping: 0) }, pas { $got }.
