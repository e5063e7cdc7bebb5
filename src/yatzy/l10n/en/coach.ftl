# The coach: what to do, how many points a choice loses, and why.

choice-keep = keep { $dice }
choice-throw-all = roll all dice again
choice-write = { $points } in { $box }
choice-write-bonus = { $points } + { $bonus } in { $box }
choice-strike = 0 in { $box }

advise-rolls-left = { $rolls ->
        [0] No rolls left.
        [one] 1 roll left.
       *[other] { $rolls } rolls left.
    }
advise-best = Best: { $choice }. Average final total: { $total }.
advise-to-win = This also wins most often: { $chance }.
advise-to-win-nearly = To win, it’s practically as good as any: { $chance }.
advise-too-early = It wins about { $chance } of the time. What wins most often is known once six boxes are left.
advise-not-to-win = You can’t win this any more.
advise-to-win-differs = To win, rather than for points: { $choice }. It wins { $chance } of the time instead of { $other }.
advise-more = { $count ->
        [one] 1 more: --all
       *[other] { $count } more: --all
    }
column-otherwise = Alternatives
column-costs = Loses
column-expected = Average total

# Why. A chance is a percentage already written out, a target a box with the number of dice it is to have, and a
# choice what somebody might do instead.

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } or more)
    }
why-aims = { $target }: { $chance } by the end of the turn.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } with the next roll, { $chance } by the end of the turn.
        [one] { $target }: { $ways } chance in 6 with the next roll, { $chance } by the end of the turn.
       *[other] { $target }: { $ways } chances in 6 with the next roll, { $chance } by the end of the turn.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } with the last roll.
        [one] { $target }: { $ways } chance in 6 with the last roll.
       *[other] { $target }: { $ways } chances in 6 with the last roll.
    }
why-also = { $ways ->
        [0] Or { $target }: { $chance }.
        [one] Or { $target }: { $ways } in 6.
       *[other] Or { $target }: { $ways } in 6.
    }
why-has = You already have { $target }, for { $points } or more.
why-mean = { $box }: { $mean } on average.
why-equal = Just as good: { $choice }.
why-likelier = { $target }: more likely than with “{ $choice }”, { $chance } against { $chance_other }.
why-stops = { $never ->
        [yes] Another roll can’t improve this.
       *[no] Rolling again ({ $choice }) would improve it { $chance } of the time, but lose { $cost } on average.
    }
why-only = No other box is allowed.
why-zero = A zero hurts least here: in { $choice } it would lose { $cost } more.
why-more-now = Compared with “{ $choice }”: { $now } more now, { $later } less later.
why-more-later = Compared with “{ $choice }”: { $now ->
        [0] the same now
       *[other] { $now } less now
    }, { $later } more later.
why-more-both = Compared with “{ $choice }”: { $now ->
        [0] the same now
       *[other] { $now } more now
    }{ $later ->
        [0] {""}
       *[other] , { $later } more later
    }.
why-further = Plus a bonus of { $points }.
why-makes-bonus = Makes the bonus: { $points } points.
why-pace = { $where ->
        [ahead] { $pace } ahead of bonus pace.
        [behind] { $pace } behind bonus pace.
       *[on] Exactly on bonus pace.
    }
why-loses-bonus = This puts the bonus of { $points } out of reach.
