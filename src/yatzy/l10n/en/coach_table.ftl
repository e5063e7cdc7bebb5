# The coach at the table.

hint-coach = coach
keys-coach = ask the coach what is best with these dice, and why
keys-coach-pad = ask the coach about the dice typed: as if after the first throw; again: after the next
keys-remarks = let the coach remark on mistakes: off, 0.5, 1, 2, 5 points
keys-chances = show or hide everyone’s chance to win

coach-thinking = The coach is thinking …
coach-best = ★ Best: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = The coach is off at this table.
coach-over = The game is over: there is nothing to advise on.
coach-no-dice = Throw first: the coach advises on dice that lie on the table.
coach-no-dice-pad = Type the dice first, after any throw: the coach says what to keep, or where to write them.
coach-after-throw = { $following ->
        [yes] After throw { $throw } of { $throws } (H: after the next):
       *[no] After throw { $throw } of { $throws }:
    }
coach-remark = { $alone ->
        [yes] That cost { $cost }. Better: { $choice }.
       *[no] { $player }, that cost { $cost }. Better: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] The coach remarks on choices that cost more than 1 point.
       *[no] The coach remarks on choices that cost more than { $points } points.
    }
coach-remarks-off = The coach makes no remarks.
coach-alone = There is nobody to win against.
coach-chances-on = Chances to win are shown.
coach-assumes = Chances to win assume that everyone plays on as well as possible; equal totals share the win.
coach-counting = Counting chances …
coach-chances-off = Chances to win are no longer shown.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] To win the round
       *[game] To win
    }{ $exact ->
        [no] {" "}(about)
       *[yes] {""}
    }: { $chances }

new-coach = Coach
new-coach-on = may be asked
new-coach-off = off
