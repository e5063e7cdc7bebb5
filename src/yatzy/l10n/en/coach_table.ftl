# The coach at the table.

hint-coach = coach
keys-coach = ask the coach what’s best with these dice, and why
keys-coach-pad = ask the coach about the dice you typed: as if after the first roll; again: after the next
keys-remarks = let the coach point out mistakes: off, 0.5, 1, 2, 5 points
keys-chances = show or hide everyone’s chance to win

coach-thinking = The coach is thinking …
coach-best = ★ Best: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = This game is played without the coach.
coach-over = The game is over: there’s nothing to advise on.
coach-no-dice = Roll first, then ask the coach.
coach-no-dice-pad = Type your dice first, after any roll: the coach says what to keep, or which box to choose.
coach-after-throw = { $following ->
        [yes] After roll { $throw } of { $throws } (H: after the next):
       *[no] After roll { $throw } of { $throws }:
    }
coach-remark = { $alone ->
        [yes] That lost { $cost }. Better: { $choice }.
       *[no] { $player }, that lost { $cost }. Better: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] The coach points out choices that lose more than 1 point.
       *[no] The coach points out choices that lose more than { $points } points.
    }
coach-remarks-off = The coach no longer points out mistakes.
coach-alone = You’re playing alone: there’s nobody to beat.
coach-chances-on = Showing chances to win.
coach-assumes = Chances to win assume that everyone plays for the most points from here; ties share the win.
coach-counting = Computing chances …
coach-chances-off = Chances to win are hidden.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] To win the round
       *[game] To win
    }{ $exact ->
        [no] {" "}(about)
       *[yes] {""}
    }: { $chances }

new-coach = Coach
new-coach-on = allowed
new-coach-off = off
