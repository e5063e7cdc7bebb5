# Rules side by side.

compare-dice = Dice
compare-rolls = Rolls per turn
compare-boxes = Boxes
compare-order = Order
compare-order-free = any open box
compare-order-fixed = top to bottom
compare-strike = Scoring 0
compare-strike-free = whenever you like
compare-strike-last = only if nothing scores
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } for { NUMBER($at, useGrouping: 0) } or more
compare-further = Another five of a kind
compare-highest = Highest total
compare-expected = Best play average
compare-none = none

compare-heading = Rules compared
compare-hand = { $dice } scored by each
compare-not-there = —
compare-told = * has different rules, or isn’t on every scorecard.
compare-hands = Dice that show the difference
error-compare-few = Name at least two rules to compare.
error-compare-many = You can compare up to { $most } at a time, not { $got }.
