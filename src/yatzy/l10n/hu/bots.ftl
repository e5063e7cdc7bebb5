# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Kezdő
    .about = Most tanulta meg a szabályokat, és sokszor azt választja, ami épp kézre esik.
bot-casual = Alkalmi
    .about = Néha leül játszani, és ismeri a szokásos fogásokat.
bot-strong = Erős
    .about = Ritkán téved, és sosem nagyot.
bot-perfect = Tökéletes
    .about = Átlagban annyi pontot szerez, amennyit csak lehet.
bot-cautious = Óvatos
    .about = Lemond néhány pontról, hogy kevesebb rossz játéka legyen.
bot-bold = Merész
    .about = Lemond néhány pontról a nagy játékok esélyéért.
bot-winner = Versengő
    .about = A többiek elé akar kerülni, akár egyetlen ponttal is.

simulate-playing = Játék
simulate-heading = { $sheet }: { $games } játék
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low }–{ $high }
simulate-sure = 95% bizonyossággal a valódi átlag a ± határain belül van, a győzelmek valódi aránya pedig a mellette álló tartományban.
simulate-sure-alone = 95% bizonyossággal a valódi átlag a ± határain belül van.
column-deviation = Szórás
column-wins = Győzelem
column-wins-range = 95%
column-worst = Legrosszabb

error-bots-unknown = Nincs „{ $name }” nevű gépi játékos. Választható: { $known }.
error-contest-players = { $got ->
        [0] Senki sem játszik
       *[other] { $got } túl sok
    }: 1–{ $most } gépi játékost nevezz meg, vesszővel elválasztva.
error-contest-games = A játékok száma { $least }–{ $most } lehet, nem { $got }.
error-simulate-seed = A kezdőérték (seed) 0 és { NUMBER($most, useGrouping: 0) } közötti szám lehet, nem { $got }.
