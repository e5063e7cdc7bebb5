# Kinds of mistakes that somebody makes again and again.

habit-breaks-up = breaks up pairs or a full house
habit-too-many = keeps too many dice
habit-too-few = rerolls good dice
habit-another-face = goes for the wrong number
habit-low-pair = keeps a low pair instead of an open straight
habit-alike = keeps equal dice instead of an open straight
habit-straight = goes for a straight instead of equal dice
habit-other-dice = keeps the wrong dice
habit-stops = stops when another roll would pay
habit-throws-on = rolls again when it’s time to stop
habit-strikes = scores 0 in the wrong box
habit-chance = uses Chance too early
habit-little-above = scores too little in an upper box that the bonus needs
habit-fewer-points = wastes a good roll on a low box
habit-points-now = takes points now that cost more later

habit-line = { $habit }: { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }, { $points } points
