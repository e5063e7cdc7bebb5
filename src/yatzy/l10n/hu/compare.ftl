# Sheets side by side.

compare-dice = Kockák
compare-rolls = Dobás egy körben
compare-boxes = Rovatok
compare-order = Sorrend
compare-order-free = bármelyik szabad rovat
compare-order-fixed = felülről lefelé
compare-strike = Rovat kihúzása
compare-strike-free = bármikor
compare-strike-last = csak ha semmi sem ér pontot
compare-bonus = Bónusz
compare-bonus-at = { NUMBER($points, useGrouping: 0) }, ha legalább { NUMBER($at, useGrouping: 0) } az összeg
compare-further = További öt egyforma
compare-highest = Legnagyobb végösszeg
compare-expected = A tökéletes játék hozama
compare-none = nincs

compare-heading = Szabálylapok összehasonlítása
compare-hand = { $dice } mindegyik szerint
compare-not-there = —
compare-told = * más a szabálya, vagy nincs rajta minden szabálylapon.
compare-hands = Dobások, amelyeken látszik
error-compare-few = Az összehasonlításhoz legalább két szabálylap kell.
error-compare-many = Egyszerre legfeljebb { $most } szabálylapot lehet összehasonlítani, nem { $got } darabot.
