# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Begynder
    .about = Har lige lært reglerne og tager tit det, der ligger lige for.
bot-casual = Amatør
    .about = Spiller af og til og kender de almindelige kneb.
bot-strong = Stærk
    .about = Tager sjældent fejl, og aldrig ret meget.
bot-perfect = Perfekt
    .about = Får så mange point, som man i snit kan få.
bot-cautious = Forsigtig
    .about = Ofrer et par point for at slippe for dårlige spil.
bot-bold = Dristig
    .about = Ofrer et par point for chancen for et kæmpespil.
bot-winner = Vinder
    .about = Spiller for at ende foran de andre, om det så kun er med ét point.

simulate-playing = Spiller
simulate-heading = { $sheet }: { $games } spil
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } til { $high }
simulate-sure = Med 95 % sikkerhed ligger det sande snit inden for ±, og den sande andel af sejre i intervallet ved siden af.
simulate-sure-alone = Med 95 % sikkerhed ligger det sande snit inden for ±.
column-deviation = Spredning
column-wins = Sejre
column-wins-range = 95 %
column-worst = Dårligst

error-bots-unknown = Der findes ingen computerspiller ”{ $name }”. Vælg mellem: { $known }.
error-contest-players = { $got ->
        [0] Ingen spiller
       *[other] { $got } er for mange
    }: angiv 1 til { $most } computerspillere med komma imellem.
error-contest-games = Der kan være { $least } til { $most } spil, ikke { $got }.
error-simulate-seed = Startværdien (seed) er et tal fra 0 til { NUMBER($most, useGrouping: 0) }, ikke { $got }.
