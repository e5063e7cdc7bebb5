# Sheets side by side.

compare-dice = Dadi
compare-rolls = Lanci per turno
compare-boxes = Caselle
compare-order = Ordine
compare-order-free = casella a scelta
compare-order-fixed = dall’alto in basso
compare-strike = Azzerare una casella
compare-strike-free = quando si vuole
compare-strike-last = solo se niente dà punti
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } da { NUMBER($at, useGrouping: 0) } in su
compare-further = Altri cinque uguali
compare-highest = Totale massimo
compare-expected = Gioco perfetto
compare-none = niente

compare-heading = Regolamenti a confronto
compare-hand = { $dice } secondo ciascuno
compare-not-there = —
compare-told = * ha regole diverse, o non è in tutti i regolamenti.
compare-hands = Lanci che lo mostrano
error-compare-few = Per un confronto servono almeno due regolamenti.
error-compare-many = Si possono confrontare al massimo { $most } regolamenti alla volta, non { $got }.
