# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Algaja
    .about = On reeglid äsja selgeks saanud ja haarab sageli esimese ettejuhtuva.
bot-casual = Hobimängija
    .about = Mängib vahel ja tunneb tavalisi nippe.
bot-strong = Tugev
    .about = Eksib harva ja mitte kunagi palju.
bot-perfect = Täiuslik
    .about = Teenib keskmiselt nii palju punkte, kui üldse võimalik.
bot-cautious = Ettevaatlik
    .about = Loobub mõnest punktist, et halbu mänge oleks vähem.
bot-bold = Julge
    .about = Loobub mõnest punktist, et jahtida tippmänge.
bot-winner = Võistleja
    .about = Tahab teistest ette jõuda, olgu või punktiga.

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

error-bots-unknown = Arvutimängijat „{ $name }“ ei ole. Valikus on: { $known }.
error-contest-players = { $got ->
        [0] Keegi ei mängi
       *[other] { $got } on liiga palju
    }: nimeta 1–{ $most } arvutimängijat, komad vahel.
error-contest-games = Mänge võib olla { $least }–{ $most }, mitte { $got }.
error-simulate-seed = Algväärtus (seed) on arv vahemikus 0–{ NUMBER($most, useGrouping: 0) }, mitte { $got }.
