# Sheets side by side.

compare-dice = Dadi
compare-rolls = Lanci per turno
compare-boxes = Caselle
compare-order = Ordine
compare-order-free = casella a scelta
compare-order-fixed = dall’alto in basso
compare-strike = Segnare zero
compare-strike-free = quando vuoi
compare-strike-last = solo se niente dà punti
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } da { NUMBER($at, useGrouping: 0) } in su
compare-further = Yatzy successivi
compare-highest = Totale massimo
compare-expected = Media con il gioco perfetto
compare-none = no

compare-heading = Regole a confronto
compare-hand = { $dice } con queste regole
compare-not-there = —
compare-told = * ha regole diverse, o non è su tutti i segnapunti.
compare-hands = Lanci che mostrano la differenza
error-compare-few = Indica almeno due nomi di regole da confrontare.
error-compare-many = Puoi confrontarne al massimo { $most } alla volta, non { $got }.
