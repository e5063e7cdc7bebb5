# Sheets side by side.

compare-dice = Täringud
compare-rolls = Viskeid käigus
compare-boxes = Lahtrid
compare-order = Järjekord
compare-order-free = iga vaba lahter
compare-order-fixed = ülevalt alla
compare-strike = Mahatõmbamine
compare-strike-free = igal ajal
compare-strike-last = ainult kui miski punkte ei anna
compare-bonus = Boonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) }, kui summa on vähemalt { NUMBER($at, useGrouping: 0) }
compare-further = Järgmine viisik
compare-highest = Suurim kogusumma
compare-expected = Täiuslik mäng
compare-none = ei ole

compare-heading = Reeglite võrdlus
compare-hand = { $dice } igaühe järgi
compare-not-there = —
compare-told = * reeglid erinevad või pole lahtrit kõigil punktilehtedel.
compare-hands = Visked, kus vahe välja tuleb
error-compare-few = Nimeta võrdlemiseks vähemalt kahed reeglid.
error-compare-many = Korraga saab võrrelda kuni { $most }, mitte { $got }.
