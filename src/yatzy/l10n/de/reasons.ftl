# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Braucht einen Würfel mit { $face }.
need-groups-2 = Braucht zwei gleiche Würfel.
need-groups-3 = Braucht drei gleiche Würfel.
need-groups-4 = Braucht vier gleiche Würfel.
need-groups-5 = Braucht fünf gleiche Würfel.
need-groups-6 = Braucht sechs gleiche Würfel.
need-groups-2-2 = Braucht zwei verschiedene Paare.
need-groups-3-2 = Braucht dreimal dieselbe Zahl und zweimal eine andere.
need-groups-3-3 = Braucht dreimal dieselbe Zahl und dreimal eine andere.
need-groups-4-2 = Braucht viermal dieselbe Zahl und zweimal eine andere.
need-groups-2-2-2 = Braucht drei verschiedene Paare.
need-groups-2-2-shared = Braucht zwei Paare; vier gleiche Würfel gehen auch.
need-groups-3-2-shared = Braucht drei gleiche und zwei gleiche Würfel; fünf gleiche gehen auch.
need-groups-3-3-shared = Braucht zweimal drei gleiche Würfel; sechs gleiche gehen auch.
need-groups-4-2-shared = Braucht vier gleiche und zwei gleiche Würfel; sechs gleiche gehen auch.
need-groups-2-2-2-shared = Braucht drei Paare; auch gleiche Paare gehen.
need-run = Braucht { $length } Zahlen in Folge.
need-faces = Braucht { $faces }.
need-any = Beliebige Würfel.

reason-made-all = Alle Würfel zählen: { $sum }.
reason-made-all-plus = Alle Würfel zählen, { $sum }, und { $plus } dazu.
reason-made-matched = Zählt { $sum }.
reason-made-matched-plus = Zählt { $sum }, und { $plus } dazu.
reason-made-fixed = Geschafft: { $points } Punkte.
reason-no-face = Kein Würfel zeigt { $face }.
reason-one-face = Zweimal dieselbe Augenzahl gilt nicht.
reason-joker = { $yatzy } zählt als Joker.
reason-joker-needs-box = Kein Joker, solange das Feld { $yatzy } offen ist.
reason-joker-needs-upper = Kein Joker, solange das Feld { $upper } offen ist.
reason-forced-upper = Du musst dieses Feld nehmen: Das Feld { $upper } kommt zuerst, solange es offen ist.
reason-no-lower-open = Eine Null: Für den Joker ist kein unteres Feld offen.
reason-again-in-chance = Noch ein { $yatzy } bringt hier { $points }.
reason-chance-and-upper-closed = Eine Null: Die Felder { $chance } und { $upper } sind beide ausgefüllt.
reason-upper-box-closed = Eine Null: Das Feld { $upper } ist ausgefüllt.
reason-upper-section-closed = Eine Null: Alle oberen Felder sind ausgefüllt.

reason-earns-bonus = Holt { $bonus }, { $points } Punkte.

reason-upper-first = Das Feld { $upper } kommt zuerst, solange es offen ist.
reason-lower-first = Ein Joker gehört in ein offenes unteres Feld.
reason-not-next = Noch nicht: Fülle die Felder von oben nach unten aus.
reason-something-else-scores = Nur, wenn kein anderes offenes Feld Punkte bringen würde.

bonus-wherever = Noch einmal { $box }: +{ $bonus } in jedem Feld, denn im eigenen stehen Punkte.
bonus-after-entry = Noch einmal { $box }: +{ $bonus } in jedem Feld, denn das eigene ist ausgefüllt.
bonus-lost = Noch einmal { $box }, aber kein Bonus: Im eigenen Feld steht eine Null.
bonus-lost-upper = Noch einmal { $box }, aber kein Bonus: Das Feld { $upper } ist schon ausgefüllt.
