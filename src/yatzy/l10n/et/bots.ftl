# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Algaja
    .about = Tunneb reegleid ja valib selle, mis esimesena silma hakkab.
bot-casual = Hobimängija
    .about = Mängib vahel ja tunneb levinud nippe.
bot-strong = Tugev
    .about = Eksib harva ja mitte kunagi rängalt.
bot-perfect = Täiuslik
    .about = Saab keskmiselt nii palju punkte, kui üldse võimalik.
bot-cautious = Ettevaatlik
    .about = Loobub mõnest punktist, et halbu mänge vältida.
bot-bold = Julge
    .about = Loobub mõnest punktist, et püüda tipptulemust.
bot-winner = Võistleja
    .about = Mängib võidu peale, olgu või ühe punktiga.

simulate-playing = Mängin
simulate-heading = { $sheet }: { $games } mängu
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low }–{ $high }
simulate-sure = 95% kindlusega jääb tegelik keskmine ± piiresse ja tegelik võitude osakaal kõrvalolevasse vahemikku.
simulate-sure-alone = 95% kindlusega jääb tegelik keskmine ± piiresse.
column-deviation = Hälve
column-wins = Võidud
column-wins-range = 95%
column-worst = Halvim

error-bots-unknown = Robotit „{ $name }“ ei ole. Valikus on: { $known }.
error-contest-players = { $got ->
        [0] Ühtegi robotit pole nimetatud
       *[other] { $got } robotit on liiga palju
    }: nimeta 1–{ $most }, komad vahel.
error-contest-games = Mänge võib olla { $least }–{ $most }, mitte { $got }.
error-simulate-seed = Algväärtus (seed) on arv vahemikus 0–{ NUMBER($most, useGrouping: 0) }, mitte { $got }.
