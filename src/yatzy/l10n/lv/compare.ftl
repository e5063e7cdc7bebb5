# Sheets side by side.

compare-dice = Kauliņi
compare-rolls = Metieni gājienā
compare-boxes = Lauciņi
compare-order = Secība
compare-order-free = jebkurš brīvs lauciņš
compare-order-fixed = no augšas uz leju
compare-strike = Svītrot lauciņu
compare-strike-free = jebkurā laikā
compare-strike-last = tikai ja nekas nedod punktus
compare-bonus = Prēmija
compare-bonus-at = { NUMBER($points, useGrouping: 0) } par { NUMBER($at, useGrouping: 0) } vai vairāk
compare-further = Vēl pieci vienādi
compare-highest = Augstākais rezultāts
compare-expected = Nevainojama spēle vidēji
compare-none = nav

compare-heading = Noteikumu salīdzinājums
compare-hand = { $dice } pēc katriem noteikumiem
compare-not-there = —
compare-told = * atšķiras noteikumi, vai lauciņš nav visās punktu lapās.
compare-hands = Kauliņi, kas parāda atšķirību
error-compare-few = Norādi vismaz divus noteikumus, ko salīdzināt.
error-compare-many = Vienlaikus var salīdzināt līdz { $most } noteikumiem, nevis { $got }.
