# The coach: what to do, what it costs, and why.

choice-keep = keep { $dice }
choice-throw-all = throw all dice again
choice-write = { $points } in { $box }
choice-write-bonus = { $points } + { $bonus } in { $box }
choice-strike = a zero in { $box }

advise-rolls-left = { $rolls ->
        [0] No throw left.
        [one] One throw left.
       *[other] { $rolls } throws left.
    }
advise-best = Best: { $choice }, for { $total } points in the end on average.
advise-to-win = The same choice wins most often: { $chance }.
advise-to-win-differs = To win rather than for points: { $choice }, which wins { $chance } against { $other }.
advise-more = { $count ->
        [one] One more: --all
       *[other] { $count } more: --all
    }
column-otherwise = Otherwise
column-costs = Costs
column-expected = Total on average

# Why. A chance is a percentage already written out, and a target a box, with the number of dice it is to have.

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } or more)
    }
why-aims = { $target } by the end of the turn: { $chance }.
why-aims-next = { $ways ->
        [0] Leaves { $box } open: { $chance_next } with the next throw, { $chance } by the end of the turn.
        [one] Leaves { $box } open: { $ways } chance in 6 with the next throw, { $chance } by the end of the turn.
       *[other] Leaves { $box } open: { $ways } chances in 6 with the next throw, { $chance } by the end of the turn.
    }
why-aims-last = { $ways ->
        [0] The last throw makes { $box } with { $chance_next }.
        [one] The last throw makes { $box }: { $ways } chance in 6.
       *[other] The last throw makes { $box }: { $ways } chances in 6.
    }
why-also = Or { $target }: { $chance }.
why-has = { $box } is made already, for { $points } or more.
why-equal = Just as good: { $choice }.
why-likelier = Likelier than with “{ $choice }”: { $target }, { $chance } against { $chance_other }.
why-stops = Throwing on ({ $choice }) would end better in { $chance } of all cases, and cost { $cost } on average.
why-only = No other box may be taken.
why-zero = A zero hurts least here: in { $other } it would cost { $cost } more.
why-more-now = Against { $other }: { $now } more now, { $later } less to come.
why-more-later = Against { $other }: { $now ->
        [0] the same now
       *[other] { $now } less now
    }, { $later } more to come.
why-more-both = Against { $other }: { $now ->
        [0] the same now
       *[other] { $now } more now
    }, { $later } more to come.
why-further = And { $points } points of bonus beside it.
why-makes-bonus = Makes the bonus: { $points } points.
why-pace = { $where ->
        [ahead] { $pace } ahead of the pace for the bonus.
        [behind] { $pace } behind the pace for the bonus.
       *[on] Exactly on the pace for the bonus.
    }
why-loses-bonus = The bonus of { $points } is out of reach after this.
