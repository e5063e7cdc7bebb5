# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Beginner
    .about = Kent de regels pas net en neemt vaak wat voor de hand ligt.
bot-casual = Amateur
    .about = Speelt af en toe en kent de gebruikelijke trucjes.
bot-strong = Kenner
    .about = Zit er zelden naast, en nooit ver.
bot-perfect = Perfect
    .about = Haalt gemiddeld de meeste punten die er te halen zijn.
bot-cautious = Voorzichtig
    .about = Levert een paar punten in voor minder slechte potjes.
bot-bold = Durfal
    .about = Levert een paar punten in voor de kans op een topscore.
bot-winner = Winnaar
    .about = Wil boven de anderen eindigen, al is het maar net.

simulate-playing = Bezig met spelen
simulate-heading = { $sheet }: { $games } potjes
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } tot { $high }
simulate-sure = Met 95% zekerheid ligt het echte gemiddelde binnen ± en het echte aandeel gewonnen potjes in het bereik ernaast.
simulate-sure-alone = Met 95% zekerheid ligt het echte gemiddelde binnen ±.
column-deviation = Spreiding
column-wins = Gewonnen
column-wins-range = 95%
column-worst = Laagste

error-bots-unknown = Er is geen computerspeler ‘{ $name }’. Kies uit: { $known }.
error-contest-players = { $got ->
        [0] Niemand speelt mee
       *[other] { $got } is te veel
    }: noem 1 t/m { $most } computerspelers, met komma’s ertussen.
error-contest-games = Het kunnen { $least } t/m { $most } potjes zijn, niet { $got }.
error-simulate-seed = De startwaarde (seed) is een getal van 0 t/m { NUMBER($most, useGrouping: 0) }, niet { $got }.
