# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Nybörjare
    .about = Kan reglerna och gör det självklara valet.
bot-casual = Amatör
    .about = Spelar då och då och kan de vanliga knepen.
bot-strong = Stark
    .about = Gör sällan fel, och aldrig några stora.
bot-perfect = Perfekt
    .about = Får så många poäng som möjligt i snitt.
bot-cautious = Försiktig
    .about = Offrar några poäng för att undvika dåliga partier.
bot-bold = Djärv
    .about = Offrar några poäng för chansen till ett riktigt bra parti.
bot-winner = Vinnare
    .about = Spelar för att vinna, hur knappt det än är.

simulate-playing = Spelar
simulate-heading = { $sheet }: { $games } partier
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } till { $high }
simulate-sure = Med 95 % säkerhet ligger det sanna medelvärdet inom ±, och den sanna andelen segrar i intervallet bredvid.
simulate-sure-alone = Med 95 % säkerhet ligger det sanna medelvärdet inom ±.
column-deviation = Standardavvikelse
column-wins = Segrar
column-wins-range = 95 %
column-worst = Sämst

error-bots-unknown = Det finns ingen robot ”{ $name }”. Välj bland: { $known }.
error-contest-players = { $got ->
        [0] Inga robotar angivna
       *[other] { $got } är för många robotar
    }: ange 1 till { $most }, med kommatecken emellan.
error-contest-games = Antalet partier måste vara { $least } till { $most }, inte { $got }.
error-simulate-seed = Startvärdet måste vara ett tal från 0 till { NUMBER($most, useGrouping: 0) }, inte { $got }.
