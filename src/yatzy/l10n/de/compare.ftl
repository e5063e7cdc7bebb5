# Sheets side by side.

compare-dice = Würfel
compare-rolls = Würfe pro Zug
compare-boxes = Felder
compare-order = Reihenfolge
compare-order-free = jedes offene Feld
compare-order-fixed = von oben nach unten
compare-strike = Streichen
compare-strike-free = jederzeit
compare-strike-last = nur, wenn nichts Punkte bringt
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } ab { NUMBER($at, useGrouping: 0) }
compare-further = Weiterer Fünferpasch
compare-highest = Höchstes Ergebnis
compare-expected = Perfektes Spiel im Schnitt
compare-none = keiner

compare-heading = Regeln im Vergleich
compare-hand = { $dice } nach allen Regeln
compare-not-there = —
compare-told = * hat andere Regeln oder steht nicht auf jedem Block.
compare-hands = Würfe, die den Unterschied zeigen
error-compare-few = Nenne mindestens zwei Regeln zum Vergleichen.
error-compare-many = Du kannst höchstens { $most } auf einmal vergleichen, nicht { $got }.
