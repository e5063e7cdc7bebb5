# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Principiante
    .about = Ha appena imparato le regole e spesso prende la prima cosa che capita.
bot-casual = Occasionale
    .about = Gioca ogni tanto e conosce i soliti trucchi.
bot-strong = Forte
    .about = Sbaglia di rado, e mai di molto.
bot-perfect = Infallibile
    .about = In media fa il massimo dei punti possibili.
bot-cautious = Prudente
    .about = Rinuncia a qualche punto per avere meno brutte partite.
bot-bold = Audace
    .about = Rinuncia a qualche punto per puntare ai grandi punteggi.
bot-winner = Vincente
    .about = Gioca per finire davanti, anche solo di un punto.

simulate-playing = Partite in corso
simulate-heading = { $sheet }: { $games } partite
simulate-mean = { $mean } ± { $sure }
simulate-range = da { $low } a { $high }
simulate-sure = Con il 95% di confidenza la vera media sta entro ±, e la vera quota di vittorie nell’intervallo accanto.
simulate-sure-alone = Con il 95% di confidenza la vera media sta entro ±.
column-deviation = Deviazione
column-wins = Vittorie
column-wins-range = 95%
column-worst = Peggiore

error-bots-unknown = Non c’è nessun computer «{ $name }». Disponibili: { $known }.
error-contest-players = { $got ->
        [0] Non gioca nessuno
       *[other] { $got } sono troppi
    }: indica da 1 a { $most } computer, separati da virgole.
error-contest-games = Le partite possono essere da { $least } a { $most }, non { $got }.
error-simulate-seed = Il seme (seed) è un numero da 0 a { NUMBER($most, useGrouping: 0) }, non { $got }.
