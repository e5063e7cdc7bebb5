# Labels in and below figures.

figure-numbers = Show numbers

chart-share = { $width ->
        [one] Share of all games with each total
       *[other] Share of all games, { $width } totals per column
    }
chart-mean = mean { $mean }
chart-totals = Final total
chart-strip = Percentiles: this share of games ends at or below
chart-percentile = { $percent }% of games end at { NUMBER($total, useGrouping: 0) } or below.
chart-percentiles = { $least }–{ $percent }%
chart-at-most = { $percent }% end at or below
chart-best-play = Best play
chart-own = { $games ->
        [one] Game played
       *[other] { $games } games played
    }
chart-own-mean = { $games ->
        [one] 1 game played: { $mean }
       *[other] { $games } games played: mean { $mean }
    }
chart-dot = one dot is up to { $games } games
chart-together = Final totals with best play

course-title = { $name }: expected total, turn by turn
course-highest = Highest after turn { $turn }: { $total }
course-lowest = Lowest after turn { $turn }: { $total }
course-turn = Turn { $turn }, { $box } { $points }: luck { $luck }, points lost { $cost }, expected after it { $total }
course-line = expected total
course-gave = gained by luck
course-took = lost by luck
course-lost = points lost
