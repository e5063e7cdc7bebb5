# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Braucht einen Würfel mit { $face }.
need-groups-2 = Braucht zwei gleiche Würfel.
need-groups-3 = Braucht drei gleiche Würfel.
need-groups-4 = Braucht vier gleiche Würfel.
need-groups-5 = Braucht fünf gleiche Würfel.
need-groups-6 = Braucht sechs gleiche Würfel.
need-groups-2-2 = Braucht zwei verschiedene Paare.
need-groups-3-2 = Braucht drei gleiche und zwei andere gleiche Würfel.
need-groups-3-3 = Braucht drei gleiche und drei andere gleiche Würfel.
need-groups-4-2 = Braucht vier gleiche und zwei andere gleiche Würfel.
need-groups-2-2-2 = Braucht drei verschiedene Paare.
need-groups-2-2-shared = Braucht zwei Paare; vier gleiche Würfel gehen auch.
need-groups-3-2-shared = Braucht drei gleiche und zwei gleiche Würfel; fünf gleiche gehen auch.
need-groups-3-3-shared = Braucht zweimal drei gleiche Würfel; sechs gleiche gehen auch.
need-groups-4-2-shared = Braucht vier gleiche und zwei gleiche Würfel; sechs gleiche gehen auch.
need-groups-2-2-2-shared = Braucht drei Paare; auch gleiche Paare gehen.
need-run = Braucht { $length } Zahlen in Folge.
need-faces = Braucht { $faces }.
need-any = Nimmt beliebige Würfel.

reason-made-all = Alle Würfel zählen: { $sum }.
reason-made-all-plus = Alle Würfel zählen, { $sum }, und { $plus } dazu.
reason-made-matched = Zählt { $sum }.
reason-made-matched-plus = Zählt { $sum }, und { $plus } dazu.
reason-made-fixed = Geschafft: { $points } Punkte.
reason-no-face = Kein Würfel zeigt { $face }.
reason-one-face = Zweimal dieselbe Augenzahl gilt nicht.
reason-joker = { $yatzy } zählt als Joker.
reason-joker-needs-box = Kein Joker, solange { $yatzy } offen ist.
reason-joker-needs-upper = Kein Joker, solange das Feld { $upper } offen ist.
reason-forced-upper = Muss hierhin: Das Feld { $upper } geht vor, solange es offen ist.
reason-no-lower-open = Eine Null: Der Joker findet unten kein offenes Feld.
reason-again-in-chance = Noch einmal { $yatzy } bringt hier { $points }.
reason-chance-and-upper-closed = Eine Null: { $chance } und { $upper } sind beide zu.
reason-upper-box-closed = Eine Null: Das Feld { $upper } ist schon zu.
reason-upper-section-closed = Eine Null: Alle oberen Felder sind zu.

reason-earns-bonus = Holt { $bonus }, { $points } Punkte.

reason-upper-first = Das Feld { $upper } geht vor, solange es offen ist.
reason-lower-first = Ein Joker muss in ein offenes Feld unten.
reason-not-next = Noch nicht: Es geht von oben nach unten.
reason-something-else-scores = Nur, wenn kein anderes offenes Feld Punkte bringt.

bonus-wherever = Noch einmal { $box }: +{ $bonus }, egal wo du es einträgst, denn im eigenen Feld stehen Punkte.
bonus-lost = Noch einmal { $box }, aber kein Bonus: Das eigene Feld ist gestrichen.
