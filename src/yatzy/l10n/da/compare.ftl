# Sheets side by side.

compare-dice = Terninger
compare-rolls = Kast pr. omgang
compare-boxes = Felter
compare-order = Rækkefølge
compare-order-free = valgfrit åbent felt
compare-order-fixed = oppefra og ned
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } for mindst { NUMBER($at, useGrouping: 0) }
compare-further = Fem ens igen
compare-highest = Højeste slutsum
compare-expected = Perfekt spil giver
compare-none = ingen

compare-heading = Ark sammenlignet
compare-hand = { $dice } efter hvert af dem
compare-not-there = —
compare-told = * har forskellige regler, eller findes ikke på alle arkene.
compare-hands = Kast, der viser det
error-compare-few = Der skal mindst to ark til for at sammenligne.
error-compare-many = Højst { $most } ark kan sammenlignes ad gangen, ikke { $got }.
