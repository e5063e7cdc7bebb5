# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Débutant
    .about = Connaît les règles et prend le choix évident.
bot-casual = Occasionnel
    .about = Joue de temps en temps et connaît les astuces courantes.
bot-strong = Fort
    .about = Se trompe rarement, et jamais de beaucoup.
bot-perfect = Parfait
    .about = Marque en moyenne le plus de points possible.
bot-cautious = Prudent
    .about = Sacrifie quelques points pour éviter les mauvaises parties.
bot-bold = Audacieux
    .about = Sacrifie quelques points pour tenter de très grosses parties.
bot-winner = Gagneur
    .about = Joue pour gagner, ne serait-ce que d’un point.

simulate-playing = Parties en cours
simulate-heading = { $sheet } : { $games } parties
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } à { $high }
simulate-sure = Avec 95 % de confiance, la vraie moyenne est dans la marge ±, et la vraie part de victoires dans la fourchette à côté.
simulate-sure-alone = Avec 95 % de confiance, la vraie moyenne est dans la marge ±.
column-deviation = Écart type
column-wins = Victoires
column-wins-range = 95 %
column-worst = Pire

error-bots-unknown = Il n’y a pas de robot « { $name } ». Disponibles : { $known }.
error-contest-players = { $got ->
        [0] Aucun robot nommé
       *[other] { $got } robots, c’est trop
    } : nommes-en de 1 à { $most }, séparés par des virgules.
error-contest-games = Le nombre de parties va de { $least } à { $most }, pas { $got }.
error-simulate-seed = La graine est un nombre de 0 à { NUMBER($most, useGrouping: 0) }, pas { $got }.
