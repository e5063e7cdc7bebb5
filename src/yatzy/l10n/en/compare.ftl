# Sheets side by side.

compare-dice = Dice
compare-rolls = Throws in a turn
compare-boxes = Boxes
compare-order = Order
compare-order-free = any open box
compare-order-fixed = from top to bottom
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } for { NUMBER($at, useGrouping: 0) } or more
compare-further = Another five alike
compare-highest = Highest total
compare-expected = Best play makes
compare-none = none

compare-heading = Sheets compared
compare-hand = { $dice } by each of them
compare-not-there = —
compare-told = * differs in its rules, or is not on all of the sheets.
compare-hands = Hands that show it
error-compare-few = Comparing takes two sheets or more.
error-compare-many = At most { $most } sheets can be compared at a time, not { $got }.
