# Sheets side by side.

compare-dice = Dés
compare-rolls = Lancers par tour
compare-boxes = Cases
compare-order = Ordre
compare-order-free = case au choix
compare-order-fixed = de haut en bas
compare-strike = Barrer une case
compare-strike-free = quand on veut
compare-strike-last = seulement si rien ne marque
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } à partir de { NUMBER($at, useGrouping: 0) }
compare-further = Cinq identiques en plus
compare-highest = Total maximal
compare-expected = Jeu parfait
compare-none = rien

compare-heading = Feuilles comparées
compare-hand = { $dice } selon chacune
compare-not-there = —
compare-told = * n’a pas partout la même règle, ou n’est pas sur toutes les feuilles.
compare-hands = Des lancers qui le montrent
error-compare-few = Pour comparer, il faut au moins deux feuilles.
error-compare-many = On peut comparer au plus { $most } feuilles à la fois, pas { $got }.
