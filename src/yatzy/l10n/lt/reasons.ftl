# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Reikia kauliuko, rodančio { $face }.
need-groups-2 = Reikia dviejų vienodų.
need-groups-3 = Reikia trijų vienodų.
need-groups-4 = Reikia keturių vienodų.
need-groups-5 = Reikia penkių vienodų.
need-groups-6 = Reikia šešių vienodų.
need-groups-2-2 = Reikia dviejų skirtingų porų.
need-groups-3-2 = Reikia trijų vieno skaičiaus ir dviejų kito.
need-groups-3-3 = Reikia trijų vieno skaičiaus ir trijų kito.
need-groups-4-2 = Reikia keturių vieno skaičiaus ir dviejų kito.
need-groups-2-2-2 = Reikia trijų skirtingų porų.
need-groups-2-2-shared = Reikia dviejų porų; tinka ir keturi vienodi.
need-groups-3-2-shared = Reikia trijų vienodų ir dviejų vienodų; tinka ir penki vienodi.
need-groups-3-3-shared = Reikia dukart po tris vienodus; tinka ir šeši vienodi.
need-groups-4-2-shared = Reikia keturių vienodų ir dviejų vienodų; tinka ir šeši vienodi.
need-groups-2-2-2-shared = Reikia trijų porų; tinka ir vienodos poros.
need-run = Reikia { $length } skaičių iš eilės.
need-faces = Reikia { $faces }.
need-any = Tinka bet kokie kauliukai.

reason-made-all = Skaičiuojami visi kauliukai: { $sum }.
reason-made-all-plus = Skaičiuojami visi kauliukai, { $sum }, ir dar { $plus }.
reason-made-matched = Skaičiuojama { $sum }.
reason-made-matched-plus = Skaičiuojama { $sum } ir dar { $plus }.
reason-made-fixed = Yra: { $points } tšk.
reason-no-face = Nė vienas kauliukas nerodo { $face }.
reason-one-face = Du kartus tas pats skaičius netinka.
reason-joker = { $yatzy } čia – džokeris.
reason-joker-needs-box = Džokerio nėra, kol laisvas langelis „{ $yatzy }“.
reason-joker-needs-upper = Džokerio nėra, kol laisvas langelis „{ $upper }“.
reason-forced-upper = Rašyti turi čia: kol laisvas, pirma pildomas langelis „{ $upper }“.
reason-no-lower-open = Nulis: džokeriui nėra laisvo apatinio langelio.
reason-again-in-chance = { $yatzy } dar kartą: čia tai { $points } tšk.
reason-chance-and-upper-closed = Nulis: abu šie langeliai užpildyti – „{ $chance }“ ir „{ $upper }“.
reason-upper-box-closed = Nulis: langelis „{ $upper }“ užpildytas.
reason-upper-section-closed = Nulis: visi viršutiniai langeliai užpildyti.

reason-earns-bonus = { $bonus }: gauni { $points } tšk.

reason-upper-first = Pirma pildomas langelis „{ $upper }“, kol jis laisvas.
reason-lower-first = Džokeris rašomas į laisvą apatinį langelį.
reason-not-next = Dar ne: langeliai pildomi iš viršaus žemyn.
reason-something-else-scores = Tik kai joks kitas laisvas langelis neduotų taškų.

bonus-wherever = { $box } dar kartą: +{ $bonus } bet kuriame langelyje, nes pagrindiniame yra taškų.
bonus-after-entry = { $box } dar kartą: +{ $bonus } bet kuriame langelyje, nes pagrindinis užpildytas.
bonus-lost = { $box } dar kartą, bet be premijos: pagrindinis langelis nubrauktas.
bonus-lost-upper = { $box } dar kartą, bet be premijos: langelis „{ $upper }“ jau užpildytas.
