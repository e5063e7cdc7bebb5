# Sheets side by side.

compare-dice = Dés
compare-rolls = Lancers par tour
compare-boxes = Cases
compare-order = Ordre
compare-order-free = case au choix
compare-order-fixed = de haut en bas
compare-strike = Barrer une case
compare-strike-free = quand on veut
compare-strike-last = seulement si rien ne rapporte
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } à partir de { NUMBER($at, useGrouping: 0) }
compare-further = Yatzy supplémentaire
compare-highest = Total maximal
compare-expected = Moyenne du jeu parfait
compare-none = rien

compare-heading = Comparaison des règles
compare-hand = { $dice } selon chacune
compare-not-there = —
compare-told = * suit d’autres règles, ou n’est pas sur toutes les grilles.
compare-hands = Des dés qui font la différence
error-compare-few = Nomme au moins deux règles à comparer.
error-compare-many = On peut en comparer au plus { $most } à la fois, pas { $got }.
