# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Nybegynner
    .about = Har nettopp lært reglene og tar ofte det som ligger nærmest.
bot-casual = Amatør
    .about = Spiller av og til og kan de vanlige knepene.
bot-strong = Sterk
    .about = Tar sjelden feil, og aldri mye.
bot-perfect = Perfekt
    .about = Får så mange poeng som det i snitt går an å få.
bot-cautious = Forsiktig
    .about = Ofrer noen poeng for å slippe dårlige spill.
bot-bold = Dristig
    .about = Ofrer noen poeng for sjansen til et kjempespill.
bot-winner = Vinner
    .about = Spiller for å ende foran de andre, om det så bare er med ett poeng.

simulate-playing = Spiller
simulate-heading = { $sheet }: { $games } spill
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } til { $high }
simulate-sure = Med 95 % sikkerhet ligger det sanne snittet innenfor ±, og den sanne andelen seire i intervallet ved siden av.
simulate-sure-alone = Med 95 % sikkerhet ligger det sanne snittet innenfor ±.
column-deviation = Spredning
column-wins = Seire
column-wins-range = 95 %
column-worst = Dårligst

error-bots-unknown = Det finnes ingen dataspiller «{ $name }». Disse finnes: { $known }.
error-contest-players = { $got ->
        [0] Ingen spiller
       *[other] { $got } er for mange
    }: oppgi 1 til { $most } dataspillere med komma mellom.
error-contest-games = Det kan være { $least } til { $most } spill, ikke { $got }.
error-simulate-seed = Startverdien (seed) er et tall fra 0 til { NUMBER($most, useGrouping: 0) }, ikke { $got }.
