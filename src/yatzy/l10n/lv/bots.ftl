# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Iesācējs
    .about = Tikko iemācījies noteikumus un bieži ņem to, kas tuvāk.
bot-casual = Amatieris
    .about = Spēlē šad tad un zina ierastos paņēmienus.
bot-strong = Lietpratējs
    .about = Kļūdās reti un nekad rupji.
bot-perfect = Nevainojamais
    .about = Vidēji savāc tik, cik vien iespējams.
bot-cautious = Piesardzīgais
    .about = Upurē dažus punktus, lai sliktu spēļu būtu mazāk.
bot-bold = Pārgalvis
    .about = Upurē dažus punktus par iespēju savākt ļoti daudz.
bot-winner = Uzvarētājs
    .about = Grib tikai apsteigt pārējos, kaut par vienu punktu.

simulate-playing = Spēlē
simulate-heading = { $sheet }: { $games ->
        [zero] { $games } spēļu
        [one] { $games } spēle
       *[other] { $games } spēles
    }
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } – { $high }
simulate-sure = Ar 95 % ticamību patiesais vidējais ir ± robežās, bet patiesā uzvaru daļa – blakus norādītajās robežās.
simulate-sure-alone = Ar 95 % ticamību patiesais vidējais ir ± robežās.
column-deviation = Novirze
column-wins = Uzvaras
column-wins-range = 95 %
column-worst = Sliktākais

error-bots-unknown = Datorspēlētāja „{ $name }” nav. Ir šādi: { $known }.
error-contest-players = { $got ->
        [0] Neviens nespēlē
       *[other] { $got } ir par daudz
    }: norādi no 1 līdz { $most } datorspēlētājiem, atdalot tos ar komatiem.
error-contest-games = Spēļu var būt no { $least } līdz { $most }, nevis { $got }.
error-simulate-seed = Sākuma vērtība (seed) ir skaitlis no 0 līdz { NUMBER($most, useGrouping: 0) }, nevis { $got }.
