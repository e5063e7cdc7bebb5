# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = breaks up pairs or a full house
habit-too-many = keeps too many dice
habit-too-few = throws good dice again
habit-another-face = goes for another face
habit-low-pair = keeps a low pair instead of an open straight
habit-alike = keeps equal dice instead of an open straight
habit-straight = goes for a straight instead of equal dice
habit-other-dice = keeps other dice
habit-stops = stops when another throw would pay
habit-throws-on = throws on when it is time to stop
habit-strikes = strikes the wrong box
habit-chance = spends Chance too early
habit-little-above = takes little in an upper box that the bonus needs
habit-fewer-points = wastes a good roll in a box worth little
habit-points-now = takes points now that cost more later

habit-line = { $habit }: { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }, { $points } points
