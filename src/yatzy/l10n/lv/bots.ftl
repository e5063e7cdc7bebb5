# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Iesācējs
    .about = Zina noteikumus un ņem to, kas pirmais krīt acīs.
bot-casual = Amatieris
    .about = Spēlē šad un tad, zina parastos paņēmienus.
bot-strong = Lietpratējs
    .about = Kļūdās reti un nekad rupji.
bot-perfect = Nevainojamais
    .about = Vidēji savāc tik punktu, cik vien iespējams.
bot-cautious = Piesardzīgais
    .about = Atdod dažus punktus, lai izvairītos no sliktām spēlēm.
bot-bold = Pārgalvis
    .about = Atdod dažus punktus par iespēju izcilai spēlei.
bot-winner = Uzvarētājs
    .about = Spēlē uz uzvaru, kaut par vienu punktu.

simulate-playing = Spēlē
simulate-heading = { $sheet }: { $games ->
        [zero] { $games } spēļu
        [one] { $games } spēle
       *[other] { $games } spēles
    }
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } – { $high }
simulate-sure = Ar 95 % ticamību patiesais vidējais ir ± robežās, bet patiesā uzvaru daļa – blakus norādītajās robežās.
simulate-sure-alone = Ar 95 % ticamību patiesais vidējais ir ± robežās.
column-deviation = Novirze
column-wins = Uzvaras
column-wins-range = 95 %
column-worst = Sliktākais

error-bots-unknown = Robota „{ $name }” nav. Izvēlies no šiem: { $known }.
error-contest-players = { $got ->
        [0] Nav norādīts neviens robots
       *[other] { $got } robotu ir par daudz
    }: norādi no 1 līdz { $most }, atdalot ar komatiem.
error-contest-games = Spēļu skaitam jābūt no { $least } līdz { $most }, nevis { $got }.
error-simulate-seed = Sākumvērtībai jābūt skaitlim no 0 līdz { NUMBER($most, useGrouping: 0) }, nevis { $got }.
