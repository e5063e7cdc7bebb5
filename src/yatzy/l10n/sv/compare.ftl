# Sheets side by side.

compare-dice = Tärningar
compare-rolls = Kast per omgång
compare-boxes = Rutor
compare-order = Ordning
compare-order-free = valfri öppen ruta
compare-order-fixed = uppifrån och ner
compare-strike = Stryka en ruta
compare-strike-free = när som helst
compare-strike-last = bara när inget ger poäng
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } för minst { NUMBER($at, useGrouping: 0) }
compare-further = Nya fem lika
compare-highest = Högsta slutsumma
compare-expected = Perfekt spel i snitt
compare-none = ingen

compare-heading = Regler jämförda
compare-hand = { $dice } enligt alla regler
compare-not-there = —
compare-told = * har olika regler, eller finns inte i alla protokoll.
compare-hands = Kast som visar skillnaden
error-compare-few = Ange minst två regler att jämföra.
error-compare-many = Du kan jämföra högst { $most } åt gången, inte { $got }.
