# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Principiante
    .about = Conosce le regole e fa la scelta più ovvia.
bot-casual = Occasionale
    .about = Gioca ogni tanto e conosce i soliti trucchi.
bot-strong = Forte
    .about = Sbaglia di rado, e mai di molto.
bot-perfect = Infallibile
    .about = In media fa il massimo dei punti possibili.
bot-cautious = Prudente
    .about = Rinuncia a qualche punto per evitare le brutte partite.
bot-bold = Audace
    .about = Rinuncia a qualche punto per tentare la grande partita.
bot-winner = Vincente
    .about = Gioca per vincere, non importa di quanto.

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

error-bots-unknown = Non c’è nessun robot «{ $name }». Scegli tra: { $known }.
error-contest-players = { $got ->
        [0] Nessun robot indicato
       *[other] { $got } robot sono troppi
    }: indicane da 1 a { $most }, separati da virgole.
error-contest-games = Le partite devono essere da { $least } a { $most }, non { $got }.
error-simulate-seed = Il seme (seed) dev’essere un numero da 0 a { NUMBER($most, useGrouping: 0) }, non { $got }.
