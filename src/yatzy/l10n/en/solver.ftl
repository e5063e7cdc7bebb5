# The solver: the best that rules can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Preparing (slow only the first time)
solve-solving = Solving
solve-expected = Best play averages { $total } points.
solve-states = States
solve-count = { $count }
solve-time = Time
solve-took = solved in { $seconds } s { $threads ->
        [one] on one thread
       *[other] on { $threads } threads
    }
solve-read = read in { $seconds } s, solved before
solve-memory = Memory
solve-holds = { $mib } MiB in use
solve-holds-peak = { $mib } MiB in use, { $peak } MiB at peak
solve-kept = Saved in
solve-passed-over = { $file } { $why ->
        [foreign] has no solution
        [older] is from another version of yatzy
        [other-sheet] has the solution of other rules
        [cut-off] is incomplete
        [changed] is damaged
       *[unreadable] can’t be read
    }{ $again ->
        [yes] : solved again.
       *[no] : ignored.
    }
solve-not-kept = Can’t save the solution: { $problem }. It will be solved again next time.

odds-following = Computing all games
odds-playing = Playing
odds-by-playing = { $games ->
        [one] Estimated from 1 game.
       *[other] Estimated from { $games } games: the mean is good to about ± { $error }.
    }
odds-heading = { $sheet }: final total with best play
odds-so-far = { $points ->
        [one] From here, with { NUMBER($points, useGrouping: 0) } point so far.
       *[other] From here, with { NUMBER($points, useGrouping: 0) } points so far.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: half of all games end there or below.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }: the middle half of all games.
odds-scale = { $width ->
        [one] One column is one total
       *[other] One column is { $width } totals
    }; the highest has { $highest } of all games.
odds-outside = { $share } lie outside.
odds-mean = Mean
odds-deviation = Standard deviation
odds-bonus = { $bonus } made
odds-of-games = Of all games
odds-percentile = { $percent }%
odds-at-most = end at or below
odds-filled = with points
odds-struck = zero
odds-chart-is-in = The chart is in { $file }.
