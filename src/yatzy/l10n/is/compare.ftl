# Sheets side by side.

compare-dice = Teningar
compare-rolls = Köst í umferð
compare-boxes = Reitir
compare-order = Röð reita
compare-order-free = frjálst val
compare-order-fixed = ofan frá og niður
compare-strike = Strika út reit
compare-strike-free = hvenær sem er
compare-strike-last = aðeins þegar ekkert gefur stig
compare-bonus = Bónus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } frá { NUMBER($at, useGrouping: 0) }
compare-further = Fimm eins aftur
compare-highest = Hæst mögulegt
compare-expected = Fullkomið spil
compare-none = ekkert

compare-heading = Reglublöð borin saman
compare-hand = { $dice } á hverju þeirra
compare-not-there = —
compare-told = * reglurnar eru ólíkar, eða reiturinn er ekki á öllum reglublöðunum.
compare-hands = Köst sem sýna það
error-compare-few = Til að bera saman þarf tvö reglublöð eða fleiri.
error-compare-many = Mest er hægt að bera saman { $most } reglublöð í einu, ekki { $got }.
