# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Beginner
    .about = Kent de regels en doet wat voor de hand ligt.
bot-casual = Amateur
    .about = Speelt af en toe en kent de gebruikelijke trucjes.
bot-strong = Kenner
    .about = Maakt zelden een fout, en nooit een grote.
bot-perfect = Perfect
    .about = Haalt gemiddeld de meeste punten die er te halen zijn.
bot-cautious = Voorzichtig
    .about = Levert een paar punten in om slechte potjes te vermijden.
bot-bold = Durfal
    .about = Levert een paar punten in voor de kans op een topscore.
bot-winner = Winnaar
    .about = Speelt om te winnen, al is het maar met één punt.

simulate-playing = Potjes worden gespeeld
simulate-heading = { $sheet }: { $games } potjes
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } tot { $high }
simulate-sure = Met 95% zekerheid ligt het echte gemiddelde binnen ± en het echte aandeel gewonnen potjes in het bereik ernaast.
simulate-sure-alone = Met 95% zekerheid ligt het echte gemiddelde binnen ±.
column-deviation = Spreiding
column-wins = Gewonnen
column-wins-range = 95%
column-worst = Laagste

error-bots-unknown = Er is geen bot ‘{ $name }’. Kies uit: { $known }.
error-contest-players = { $got ->
        [0] Er is geen bot genoemd
       *[other] { $got } bots is te veel
    }: noem er 1 t/m { $most }, met komma’s ertussen.
error-contest-games = Het aantal potjes moet { $least } t/m { $most } zijn, niet { $got }.
error-simulate-seed = De startwaarde moet een getal van 0 t/m { NUMBER($most, useGrouping: 0) } zijn, niet { $got }.
