# What stands in and below figures.

figure-numbers = Show the numbers

chart-share = { $width ->
        [one] Share of all games with each total
       *[other] Share of all games, { $width } totals per column
    }
chart-mean = mean { $mean }
chart-totals = Final total
chart-strip = Percentiles: this share of all games ends at or below
chart-percentile = { $percent } % of all games end at { NUMBER($total, useGrouping: 0) } or below.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = { $percent } % end at or below
chart-best-play = Best play
chart-own = { $games ->
        [one] The game played
       *[other] The { $games } games played
    }
chart-own-mean = { $games ->
        [one] One game played: { $mean }
       *[other] { $games } games played: mean { $mean }
    }
chart-dot = a dot is up to { $games } games
chart-together = How games end under best play

course-title = { $name }: the expected total, turn by turn
course-highest = Highest after turn { $turn }: { $total }
course-lowest = Lowest after turn { $turn }: { $total }
course-turn = Turn { $turn }, { $box } { $points }: luck { $luck }, given away { $cost }, expected then { $total }
course-line = expected total
course-gave = what the dice gave
course-took = what the dice took
course-lost = given away
