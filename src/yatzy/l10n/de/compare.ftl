# Sheets side by side.

compare-dice = Würfel
compare-rolls = Würfe pro Zug
compare-boxes = Felder
compare-order = Reihenfolge
compare-order-free = jedes offene Feld
compare-order-fixed = von oben nach unten
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } ab { NUMBER($at, useGrouping: 0) }
compare-further = Weiterer Fünferpasch
compare-highest = Höchstes Ergebnis
compare-expected = Perfektes Spiel
compare-none = nichts

compare-heading = Regelblätter im Vergleich
compare-hand = { $dice } nach jedem von ihnen
compare-not-there = —
compare-told = * unterscheidet sich in den Regeln oder steht nicht auf allen Regelblättern.
compare-hands = Würfe, die es zeigen
error-compare-few = Zum Vergleichen braucht es mindestens zwei Regelblätter.
error-compare-many = Höchstens { $most } Regelblätter lassen sich auf einmal vergleichen, nicht { $got }.
