# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Preparing (slow only at first)
solve-solving = Solving
solve-expected = Best play makes { $total } points on average.
solve-states = States
solve-count = { $count }
solve-time = Time
solve-took = solved in { $seconds } s { $threads ->
        [one] on one thread
       *[other] on { $threads } threads
    }
solve-read = read in { $seconds } s, solved before
solve-memory = Memory
solve-holds = { $mib } MiB held
solve-holds-peak = { $mib } MiB held, { $peak } MiB at most while working
solve-kept = Kept in
solve-passed-over = { $file } { $why ->
        [foreign] holds no solution
        [older] is from another version of yatzy
        [other-sheet] holds the solution of another sheet
        [cut-off] is cut off
        [changed] is damaged
       *[unreadable] cannot be read
    }{ $again ->
        [yes] : the sheet was solved again.
       *[no] : it was passed over.
    }
solve-not-kept = The solution could not be kept: { $problem }. It will be solved again next time.

odds-following = Following every game
odds-playing = Playing
odds-by-playing = { $games ->
        [one] Found by playing one game.
       *[other] Found by playing { $games } games: the mean is good to about ± { $error }.
    }
odds-heading = { $sheet }: the final total under best play
odds-so-far = { $points ->
        [one] From here, with { NUMBER($points, useGrouping: 0) } point so far.
       *[other] From here, with { NUMBER($points, useGrouping: 0) } points so far.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: half of all games end there or below.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }: the middle half of all games.
odds-scale = { $width ->
        [one] A column is one total
       *[other] A column is { $width } totals
    }; the highest has { $highest } of all games.
odds-outside = { $share } lie outside.
odds-mean = Mean
odds-deviation = Standard deviation
odds-bonus = { $bonus } made
odds-of-games = Of all games
odds-percentile = { $percent } %
odds-at-most = end at or below
odds-filled = filled
odds-struck = struck
odds-chart-is-in = The chart is in { $file }.
