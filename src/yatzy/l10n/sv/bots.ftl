# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Nybörjare
    .about = Har nyss lärt sig reglerna och tar ofta det som ligger närmast till hands.
bot-casual = Amatör
    .about = Spelar då och då och kan de vanliga knepen.
bot-strong = Stark
    .about = Gör sällan fel, och aldrig några stora.
bot-perfect = Perfekt
    .about = Får så många poäng som det i snitt går att få.
bot-cautious = Försiktig
    .about = Avstår några poäng för att slippa dåliga partier.
bot-bold = Djärv
    .about = Avstår några poäng för chansen till ett riktigt bra parti.
bot-winner = Vinnare
    .about = Spelar för att sluta före de andra, om så bara med en poäng.

simulate-playing = Spelar
simulate-heading = { $sheet }: { $games } partier
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } till { $high }
simulate-sure = Med 95 % säkerhet ligger det sanna medelvärdet inom ±, och den sanna andelen segrar i intervallet bredvid.
simulate-sure-alone = Med 95 % säkerhet ligger det sanna medelvärdet inom ±.
column-deviation = Spridning
column-wins = Segrar
column-wins-range = 95 %
column-worst = Sämst

error-bots-unknown = Det finns ingen datorspelare ”{ $name }”. Det finns: { $known }.
error-contest-players = { $got ->
        [0] Ingen spelar
       *[other] { $got } är för många
    }: ange 1 till { $most } datorspelare med kommatecken emellan.
error-contest-games = Det kan vara { $least } till { $most } partier, inte { $got }.
error-simulate-seed = Startvärdet (seed) är ett tal från 0 till { NUMBER($most, useGrouping: 0) }, inte { $got }.
