# Sheets side by side.

compare-dice = Tärningar
compare-rolls = Kast per omgång
compare-boxes = Rutor
compare-order = Ordning
compare-order-free = valfri öppen ruta
compare-order-fixed = uppifrån och ner
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } för minst { NUMBER($at, useGrouping: 0) }
compare-further = Fem lika igen
compare-highest = Högsta slutsumma
compare-expected = Perfekt spel ger
compare-none = ingen

compare-heading = Jämförelse av blad
compare-hand = { $dice } enligt vart och ett
compare-not-there = —
compare-told = * har olika regler, eller finns inte på alla blad.
compare-hands = Händer som visar det
error-compare-few = Det krävs minst två blad för att jämföra.
error-compare-many = Högst { $most } blad kan jämföras åt gången, inte { $got }.
