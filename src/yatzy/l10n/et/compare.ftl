# Sheets side by side.

compare-dice = Täringud
compare-rolls = Viskeid käigus
compare-boxes = Lahtrid
compare-order = Järjekord
compare-order-free = iga vaba lahter
compare-order-fixed = ülevalt alla
compare-strike = Lahtri mahatõmbamine
compare-strike-free = igal ajal
compare-strike-last = ainult kui miski punkte ei anna
compare-bonus = Boonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) }, kui summa on vähemalt { NUMBER($at, useGrouping: 0) }
compare-further = Järgmine viisik
compare-highest = Suurim kogusumma
compare-expected = Täiuslik mäng annab
compare-none = ei ole

compare-heading = Reeglilehtede võrdlus
compare-hand = { $dice } igaühe järgi
compare-not-there = —
compare-told = * reeglid erinevad või lahtrit pole kõigil reeglilehtedel.
compare-hands = Visked, kus vahe välja tuleb
error-compare-few = Võrdlemiseks on vaja vähemalt kaht reeglilehte.
error-compare-many = Korraga saab võrrelda kuni { $most } reeglilehte, mitte { $got }.
