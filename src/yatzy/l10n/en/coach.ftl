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
advise-best = Best: { $choice }, which ends at { $total } points on average.
advise-to-win = The same choice wins most often: { $chance }.
advise-to-win-nearly = To win, it is practically as good as any: { $chance }.
advise-too-early = It wins about { $chance } of the time. What wins most often can be told once six boxes are left.
advise-not-to-win = This can no longer be won.
advise-to-win-differs = To win rather than for points: { $choice }, which wins { $chance } of the time instead of { $other }.
advise-more = { $count ->
        [one] One more: --all
       *[other] { $count } more: --all
    }
column-otherwise = Otherwise
column-costs = Costs
column-expected = Total on average

# Why. A chance is a percentage already written out, a target a box with the number of dice it is to have, and a
# choice what somebody might do instead.

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } or more)
    }
why-aims = { $target }: { $chance } by the end of the turn.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } with the next throw, { $chance } by the end of the turn.
        [one] { $target }: { $ways } chance in 6 with the next throw, { $chance } by the end of the turn.
       *[other] { $target }: { $ways } chances in 6 with the next throw, { $chance } by the end of the turn.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } with the last throw.
        [one] { $target }: { $ways } chance in 6 with the last throw.
       *[other] { $target }: { $ways } chances in 6 with the last throw.
    }
why-also = { $ways ->
        [0] Or { $target }: { $chance }.
        [one] Or { $target }: { $ways } in 6.
       *[other] Or { $target }: { $ways } in 6.
    }
why-has = { $target } is there already, for { $points } or more.
why-mean = { $box } gets { $mean } on average.
why-equal = Just as good: { $choice }.
why-likelier = { $target } comes more often than with “{ $choice }”: { $chance } against { $chance_other }.
why-stops = { $never ->
        [yes] Throwing on cannot end better.
       *[no] Throwing on ({ $choice }) would end better in { $chance } of all cases, and cost { $cost } on average.
    }
why-only = No other box may be taken.
why-zero = A zero hurts least here: in { $choice } it would cost { $cost } more.
why-more-now = Against “{ $choice }”: { $now } more now, { $later } less to come.
why-more-later = Against “{ $choice }”: { $now ->
        [0] the same now
       *[other] { $now } less now
    }, { $later } more to come.
why-more-both = Against “{ $choice }”: { $now ->
        [0] the same now
       *[other] { $now } more now
    }{ $later ->
        [0] {""}
       *[other] , { $later } more to come
    }.
why-further = And a bonus of { $points } besides.
why-makes-bonus = Makes the bonus: { $points } points.
why-pace = { $where ->
        [ahead] { $pace } ahead of the pace for the bonus.
        [behind] { $pace } behind the pace for the bonus.
       *[on] Exactly on the pace for the bonus.
    }
why-loses-bonus = The bonus of { $points } is out of reach after this.
