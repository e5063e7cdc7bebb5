# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Explorer
page-explorer-about = Any pad, any dice: what every choice is worth.
page-explorer-pad = Pad
page-explorer-card = The card
page-explorer-whole = Whole card
page-explorer-strip = As a strip
page-explorer-set = { $cell }. Change it
page-explorer-open = Open
page-explorer-which = What stands there?
page-explorer-clear-card = Empty the card
page-explorer-anew = Begin with an empty card
page-explorer-bonuses = Bonuses for further five alike
page-explorer-dice = Dice
page-explorer-remove = Die { $place }: { $face }. Take it away
page-explorer-empty = Die { $place }: none yet
page-explorer-faces = Add a die
page-explorer-throw = Throw them
page-explorer-clear = Clear
page-explorer-left = Throws left
page-explorer-link = Copy the link
page-explorer-copied = Copied
page-explorer-worth = { $total } points are expected in the end.
page-explorer-full = The card is full: { $total } points.
page-explorer-more-dice = { $count ->
        [one] Add one more die, and every choice is weighed.
       *[other] Add { $count } dice, and every choice is weighed.
    }
page-explorer-ends-turn = Where the next turn ends
page-explorer-ends-about = Played as well as possible: how likely each box, and its points on average.
page-explorer-solving = Nobody has asked about this pad before: it is being solved, which takes a few seconds.
page-explorer-progress = { $percent } solved
page-explorer-best = Best: { $choice }
page-explorer-column-choice = Choice
page-explorer-column-value = Expected
page-explorer-column-cost = Costs
page-explorer-choice = { $choice }: { $value } expected, costs { $cost }
page-explorer-choice-best = { $choice }: { $value } expected, the best
page-explorer-none = throw all
page-explorer-yours = yours
page-explorer-all = Show all { $count } choices
page-explorer-fewer = Show fewer
page-explorer-end = { $box }: { $chance }, { $points } points on average
page-explorer-below = < { $percent }
