# The coach at the table.

hint-coach = coach
keys-coach = ask the coach what is best with these dice, and why
keys-remarks = let the coach remark on mistakes: off, 0.5, 1, 2, 5 points
keys-chances = show everyone’s chance to win, or no longer

coach-thinking = The coach is thinking …
coach-best = ★ Best: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = The coach is off at this table.
coach-over = The game is over: there is nothing to advise on.
coach-no-dice = Throw first: the coach speaks of dice that lie on the table.
coach-no-dice-pad = Type the dice first: the coach speaks of dice that lie on the table.
coach-remark = That cost { $cost }. Better: { $choice }.
coach-remarks-on = The coach remarks on choices that cost more than { $points } points.
coach-remarks-off = The coach makes no remarks.
coach-alone = There is nobody to win against.
coach-chances-on = Chances to win are shown.
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
