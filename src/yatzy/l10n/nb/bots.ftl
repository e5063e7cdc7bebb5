# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Nybegynner
    .about = Kan reglene og tar det opplagte valget.
bot-casual = Amatør
    .about = Spiller av og til og kan de vanlige knepene.
bot-strong = Sterk
    .about = Gjør sjelden feil, og aldri store.
bot-perfect = Perfekt
    .about = Får så mange poeng som mulig i snitt.
bot-cautious = Forsiktig
    .about = Ofrer noen poeng for å unngå dårlige spill.
bot-bold = Dristig
    .about = Ofrer noen poeng for sjansen til et kjempespill.
bot-winner = Vinner
    .about = Spiller for å vinne, uansett hvor knapt.

simulate-playing = Spiller
simulate-heading = { $sheet }: { $games } spill
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } til { $high }
simulate-sure = Med 95 % sikkerhet ligger det sanne snittet innenfor ±, og den sanne andelen seire i intervallet ved siden av.
simulate-sure-alone = Med 95 % sikkerhet ligger det sanne snittet innenfor ±.
column-deviation = Standardavvik
column-wins = Seire
column-wins-range = 95 %
column-worst = Dårligst

error-bots-unknown = Det finnes ingen robot «{ $name }». Velg mellom: { $known }.
error-contest-players = { $got ->
        [0] Ingen roboter er oppgitt
       *[other] { $got } er for mange roboter
    }: oppgi 1 til { $most }, med komma mellom.
error-contest-games = Antall spill må være { $least } til { $most }, ikke { $got }.
error-simulate-seed = Startverdien må være et tall fra 0 til { NUMBER($most, useGrouping: 0) }, ikke { $got }.
