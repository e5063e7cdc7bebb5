# Sheets side by side.

compare-dice = Kockák
compare-rolls = Dobás egy körben
compare-boxes = Rovatok
compare-order = Sorrend
compare-order-free = bármelyik szabad rovat
compare-order-fixed = felülről lefelé
compare-strike = Nulla beírása
compare-strike-free = bármikor
compare-strike-last = csak ha semmi sem ér pontot
compare-bonus = Bónusz
compare-bonus-at = { NUMBER($points, useGrouping: 0) }, ha legalább { NUMBER($at, useGrouping: 0) } az összeg
compare-further = További öt egyforma
compare-highest = Legnagyobb végösszeg
compare-expected = A tökéletes játék átlaga
compare-none = nincs

compare-heading = Szabályok összehasonlítása
compare-hand = { $dice } mindegyik szerint
compare-not-there = —
compare-told = * más a szabálya, vagy nincs meg minden pontozólapon.
compare-hands = Dobások, amelyeken látszik a különbség
error-compare-few = Nevezz meg legalább kétféle szabályt az összehasonlításhoz.
error-compare-many = Egyszerre legfeljebb { $most } szabályt hasonlíthatsz össze, nem { $got } darabot.
