# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Neuling
    .about = Kennt die Regeln und nimmt das Naheliegende.
bot-casual = Amateur
    .about = Spielt ab und zu und kennt die üblichen Kniffe.
bot-strong = Könner
    .about = Macht selten Fehler, und nie große.
bot-perfect = Perfekt
    .about = Holt im Schnitt so viele Punkte wie möglich.
bot-cautious = Vorsichtig
    .about = Gibt ein paar Punkte her, um schlechte Spiele zu vermeiden.
bot-bold = Mutig
    .about = Gibt ein paar Punkte her für die Chance auf ganz große Spiele.
bot-winner = Siegertyp
    .about = Spielt auf Sieg, egal wie knapp.

simulate-playing = Spiele laufen
simulate-heading = { $sheet }: { $games } Spiele
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } bis { $high }
simulate-sure = Mit 95 % Sicherheit liegt der wahre Schnitt innerhalb von ± und der wahre Anteil der Siege im Bereich daneben.
simulate-sure-alone = Mit 95 % Sicherheit liegt der wahre Schnitt innerhalb von ±.
column-deviation = Standardabw.
column-wins = Siege
column-wins-range = 95 %
column-worst = Tiefstwert

error-bots-unknown = Einen Bot „{ $name }“ gibt es nicht. Wähle aus: { $known }.
error-contest-players = { $got ->
        [0] Kein Bot genannt
       *[other] { $got } Bots sind zu viele
    }: Nenne 1 bis { $most }, durch Kommas getrennt.
error-contest-games = Die Zahl der Spiele muss { $least } bis { $most } sein, nicht { $got }.
error-simulate-seed = Der Startwert muss eine Zahl von 0 bis { NUMBER($most, useGrouping: 0) } sein, nicht { $got }.
