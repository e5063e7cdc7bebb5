# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Begynder
    .about = Kender reglerne og tager det oplagte valg.
bot-casual = Amatør
    .about = Spiller af og til og kender de almindelige kneb.
bot-strong = Stærk
    .about = Laver sjældent fejl, og aldrig store.
bot-perfect = Perfekt
    .about = Får så mange point som muligt i snit.
bot-cautious = Forsigtig
    .about = Ofrer et par point for at undgå dårlige spil.
bot-bold = Dristig
    .about = Ofrer et par point for chancen for et kæmpespil.
bot-winner = Vinder
    .about = Spiller for at vinde, hvor knebent det end er.

simulate-playing = Spiller
simulate-heading = { $sheet }: { $games } spil
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } til { $high }
simulate-sure = Med 95 % sikkerhed ligger det sande snit inden for ±, og den sande andel af sejre i intervallet ved siden af.
simulate-sure-alone = Med 95 % sikkerhed ligger det sande snit inden for ±.
column-deviation = Standardafv.
column-wins = Sejre
column-wins-range = 95 %
column-worst = Dårligst

error-bots-unknown = Der findes ingen robot ”{ $name }”. Vælg mellem: { $known }.
error-contest-players = { $got ->
        [0] Ingen robotter angivet
       *[other] { $got } er for mange robotter
    }: angiv 1 til { $most }, med komma imellem.
error-contest-games = Antallet af spil skal være { $least } til { $most }, ikke { $got }.
error-simulate-seed = Startværdien skal være et tal fra 0 til { NUMBER($most, useGrouping: 0) }, ikke { $got }.
