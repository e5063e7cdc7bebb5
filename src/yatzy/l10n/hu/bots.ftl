# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Kezdő
    .about = Ismeri a szabályokat, és a kézenfekvőt választja.
bot-casual = Hobbijátékos
    .about = Néha leül játszani, és ismeri a szokásos fogásokat.
bot-strong = Erős
    .about = Ritkán téved, és sosem nagyot.
bot-perfect = Tökéletes
    .about = Átlagban annyi pontot szerez, amennyit csak lehet.
bot-cautious = Óvatos
    .about = Lemond néhány pontról, hogy elkerülje a rossz játékokat.
bot-bold = Merész
    .about = Lemond néhány pontról a nagy játékok esélyéért.
bot-winner = Versengő
    .about = A győzelemért játszik, akár egyetlen pont előnnyel.

simulate-playing = Játék
simulate-heading = { $sheet }: { $games } játék
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low }–{ $high }
simulate-sure = 95%-os bizonyossággal a valódi átlag a ± határain belül van, a győzelmek valódi aránya pedig a mellette álló tartományban.
simulate-sure-alone = 95%-os bizonyossággal a valódi átlag a ± határain belül van.
column-deviation = Szórás
column-wins = Győzelem
column-wins-range = 95%
column-worst = Legrosszabb

error-bots-unknown = Nincs „{ $name }” nevű robot. Választható: { $known }.
error-contest-players = { $got ->
        [0] Egy robotot sem neveztél meg
       *[other] { $got } robot túl sok
    }: 1–{ $most } kell, vesszővel elválasztva.
error-contest-games = A játékok száma { $least }–{ $most } lehet, nem { $got }.
error-simulate-seed = A kezdőérték 0 és { NUMBER($most, useGrouping: 0) } közötti szám lehet, nem { $got }.
