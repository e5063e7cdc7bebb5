# Sheets side by side.

compare-dice = Teningar
compare-rolls = Köst í umferð
compare-boxes = Reitir
compare-order = Röð reita
compare-order-free = frjálst val
compare-order-fixed = ofan frá og niður
compare-strike = Að strika út
compare-strike-free = hvenær sem er
compare-strike-last = aðeins þegar ekkert gefur stig
compare-bonus = Bónus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } fyrir { NUMBER($at, useGrouping: 0) } eða meira
compare-further = Fimm eins aftur
compare-highest = Hæstu heildarstig
compare-expected = Fullkomið að meðaltali
compare-none = ekkert

compare-heading = Samanburður á reglum
compare-hand = { $dice } eftir öllum reglum
compare-not-there = —
compare-told = * aðrar reglur, eða reiturinn er ekki á öllum stigablöðunum.
compare-hands = Teningar sem sýna muninn
error-compare-few = Nefndu að minnsta kosti tvennar reglur til að bera saman.
error-compare-many = Þú getur borið saman mest { $most } í einu, ekki { $got }.
