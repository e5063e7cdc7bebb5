# The page: pads side by side.

page-compare-add = Add a pad
page-compare-remove = Leave { $title } out
page-compare-hand = The same dice by each of them
page-compare-hand-about = Tap a die to turn it.
page-compare-die = Die { $place }: { $face }. Tap to turn it.
page-compare-only = Only what differs
page-compare-expected = Best play makes
page-compare-differs = differs
page-compare-absent = not on this pad
page-compare-hands = Hands that show the difference
page-compare-ends = How games end
page-compare-following = Following every game to its end: { $share }
page-compare-own-wrong = Your own rules are not right yet. Look at them once more.
