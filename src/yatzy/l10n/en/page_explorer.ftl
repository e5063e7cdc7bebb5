# The page: the explorer, and every choice with the points it loses, which the drill shows as well.

page-explorer = Explorer
page-explorer-about = Any scorecard, any dice: see what every choice is worth.
page-explorer-pad = Rules
page-explorer-card = Scorecard
page-explorer-whole = Whole scorecard
page-explorer-strip = As a strip
page-explorer-set = { $cell }. Change it
page-explorer-open = Open
page-explorer-which = Which score?
page-explorer-clear-card = Clear the scorecard
page-explorer-anew = Start with an empty scorecard
page-explorer-bonuses = Bonuses for another five of a kind
page-explorer-dice = Dice
page-explorer-remove = Die { $place }: { $face }. Remove it
page-explorer-empty = Die { $place }: none yet
page-explorer-faces = Add a die
page-explorer-throw = Roll them
page-explorer-clear = Clear
page-explorer-left = Rolls left
page-explorer-link = Copy link
page-explorer-copied = Copied
page-explorer-worth = Expected final total: { $total }
page-explorer-full = The scorecard is full: { $total } points.
page-explorer-more-dice = { $count ->
        [one] Add 1 more die to see every choice.
       *[other] Add { $count } dice to see every choice.
    }
page-explorer-ends-turn = How the next turn ends
page-explorer-ends-about = With best play: how likely each box is, and its average points.
page-explorer-solving = First time for these rules: solving takes a few seconds.
page-explorer-progress = { $percent } solved
page-explorer-best = Best: { $choice }
page-explorer-column-choice = Choice
page-explorer-column-value = Expected
page-explorer-column-cost = Loses
page-explorer-choice = { $choice }: { $value } expected, loses { $cost }
page-explorer-choice-best = { $choice }: { $value } expected, the best
page-explorer-none = roll all
page-explorer-yours = yours
page-explorer-all = Show all { $count } choices
page-explorer-fewer = Show fewer
page-explorer-end = { $box }: { $chance }, { $points } points on average
page-explorer-below = < { $percent }
