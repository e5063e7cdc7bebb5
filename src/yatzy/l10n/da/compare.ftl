# Sheets side by side.

compare-dice = Terninger
compare-rolls = Kast pr. tur
compare-boxes = Felter
compare-order = Rækkefølge
compare-order-free = valgfrit åbent felt
compare-order-fixed = oppefra og ned
compare-strike = Stryge et felt
compare-strike-free = når som helst
compare-strike-last = kun når intet giver point
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } for mindst { NUMBER($at, useGrouping: 0) }
compare-further = Nye fem ens
compare-highest = Højeste slutsum
compare-expected = Perfekt spil i snit
compare-none = ingen

compare-heading = Regler sammenlignet
compare-hand = { $dice } efter alle regler
compare-not-there = —
compare-told = * har forskellige regler, eller findes ikke på alle blokke.
compare-hands = Kast, der viser forskellen
error-compare-few = Angiv mindst to regler at sammenligne.
error-compare-many = Du kan sammenligne højst { $most } ad gangen, ikke { $got }.
