# Computer players: what they are called, what they are like, and how they do against each other.

bot-beginner = Neuling
    .about = Kennt die Regeln erst seit heute und nimmt oft das Nächstbeste.
bot-casual = Amateur
    .about = Spielt ab und zu und kennt die üblichen Kniffe.
bot-strong = Könner
    .about = Liegt selten daneben, und nie weit.
bot-perfect = Perfekt
    .about = Holt im Schnitt so viele Punkte, wie überhaupt möglich sind.
bot-cautious = Vorsichtig
    .about = Verzichtet auf ein paar Punkte und hat dafür seltener schlechte Spiele.
bot-bold = Mutig
    .about = Verzichtet auf ein paar Punkte für die Aussicht auf ganz große Spiele.
bot-winner = Siegertyp
    .about = Will am Ende vorn liegen, egal wie knapp.

simulate-playing = Spiele laufen
simulate-heading = { $sheet }: { $games } Spiele
simulate-mean = { $mean } ± { $sure }
simulate-range = { $low } bis { $high }
simulate-sure = Mit 95 % Sicherheit liegt der wahre Schnitt innerhalb von ± und der wahre Anteil der Siege im Bereich daneben.
simulate-sure-alone = Mit 95 % Sicherheit liegt der wahre Schnitt innerhalb von ±.
column-deviation = Streuung
column-wins = Siege
column-wins-range = 95 %
column-worst = Tiefstwert

error-bots-unknown = Einen Computerspieler „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-contest-players = { $got ->
        [0] Niemand spielt mit
       *[other] { $got } sind zu viele
    }: Nenne 1 bis { $most } Computerspieler, durch Kommas getrennt.
error-contest-games = Möglich sind { $least } bis { $most } Spiele, nicht { $got }.
error-simulate-seed = Der Startwert (seed) ist eine Zahl von 0 bis { NUMBER($most, useGrouping: 0) }, nicht { $got }.
