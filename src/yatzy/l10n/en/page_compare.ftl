# The page: rules side by side.

page-compare-add = Add rules
page-compare-remove = Remove { $title }
page-compare-hand = Same dice, different rules
page-compare-hand-about = Tap a die to change it.
page-compare-die = Die { $place }: { $face }. Tap to change it.
page-compare-only = Only differences
page-compare-expected = Average with best play
page-compare-differs = differs
page-compare-absent = no such box
page-compare-hands = Dice that show the difference
page-compare-ends = Final totals
page-compare-following = Computing all games: { $share }
page-compare-own-wrong = Your own rules still have a problem. Check them again.
