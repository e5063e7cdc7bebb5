# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Upper sum
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Round { $round } of { $rounds }
table-turn = Turn { $turn } of { $turns }
table-plays = { $player } plays
table-alone = Your turn
table-throws-off = { $player } throws to decide who begins
table-threw = { $player } threw { $dice }: { $sum }.
table-begins = { $player } begins.
table-throw = Throw { $throw } of { $throws }
table-sealed = Dice sealed as { $seal }
table-standing = { $name } { $points }
table-series = Series: { $standing }
table-real = With real dice
table-solving = Solving the sheet: { $percent } %
table-just-wrote = { $player }: { $points } in { $box }{ $known ->
        [yes] {" "}with { $dice }
       *[no] {""}
    }
table-just-struck = { $player } struck { $box }{ $known ->
        [yes] {" "}with { $dice }
       *[no] {""}
    }
table-press-space = Space throws the dice.
table-type-roll-off = Type the { $dice } dice you threw, such as { $example }.
table-all-kept = All dice are kept: choose a box.
table-choose = Choose a box; Z takes the dice back.
table-corrected = Corrected.
table-unchanged = Nothing was changed.
table-looking-back = Round { $round }, as it ended. Page down goes on.
table-small = This window is too small to play in. { $width } × { $height } characters are enough.
table-kept = Kept. yatzy { $command } goes on with it.
table-throw-again = Space throws again; 1 to { $dice } keep a die.
table-choose-box = No throw left: choose a box.
table-strike = Strike { $box } with a zero? Enter again writes it.
table-type-dice = { $equals ->
        [no] Type the { $dice } dice, such as { $example }, or the points of a box.
       *[yes] Type the { $dice } dice, such as { $example }, or the points of a box with = before them, such as =12.
    }
table-typed = Typed: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter puts these dice on the pad, H asks the coach.
       *[no] Enter puts these dice on the pad.
    }
table-laid = The dice of this turn are on the pad: { $dice }. Z takes them back.
table-can-take = { $box } can take { $possible }.
table-filled = { $box } is filled.
table-correcting = Correcting { $player }’s { $box }: go to the right box, type dice or points, Enter writes, Esc leaves it.
table-cannot-correct = There is nothing to correct here: go to a box that is filled.
table-taken-back = Taken back.
table-thinking = { $player } is thinking …
table-computer-throws = { $again ->
        [yes] { $player } throws all dice again.
       *[no] { $player } throws the dice.
    }
table-computer-keeps = { $player } keeps { $dice }.
table-computer-takes = { $player } takes { $box }.
table-welcome-back = Welcome back: the game is where you left it.

hint-roll = throw
hint-keep = keep
hint-hurry = go on at once
hint-walk = box
hint-write = write
hint-back = back
hint-correct = correct
hint-rules = rules
hint-verify = verify the dice
hint-new = new
hint-again = play again
hint-light = light
hint-result = result
hint-scroll = scroll
hint-quit = leave
hint-close = close
hint-keys = keys
hint-rounds = rounds

keys-title = The keys
keys-roll = throw the dice that are not kept
keys-keep = keep a die, or let it go
keys-walk = go to another box; left and right to another column
keys-write = write into the box
keys-back = take back the last thing done
keys-type = type the dice, or the points of a box
keys-correct = correct what stands in the box
keys-result = how it stands
keys-rounds = look at earlier rounds
keys-rules = the rules of this sheet
keys-new = a new game; this one can go on later
keys-again = play again, the same people
keys-light = light or dark
keys-quit = leave; everything is kept
hint-start = start
hint-field = next field

end-title = The end
end-one = { $player } has won { $counting ->
        [differences] with a lead of { $points } points.
        [rounds-won] { $points ->
            [one] { $points } round, more than anyone else.
           *[other] { $points } rounds, more than anyone else.
        }
       *[totals] with { $points } points.
    }
end-shared = { $players } share the win { $counting ->
        [differences] with a lead of { $points } points each.
        [rounds-won] with { $points ->
            [one] { $points } round each.
           *[other] { $points } rounds each.
        }
       *[totals] with { $points } points each.
    }
end-alone = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
end-so-far = So far
end-review = yatzy review { $game } tells luck from choices.
end-record = A new record for { $player } on this sheet: { $points }. Before, it was { $before } ({ $date }).
end-best = { $player }’s best on this sheet is { $before } ({ $date }).
end-wrong = { $count ->
        [one] One throw is not what the sealed secret gives.
       *[other] { $count } throws are not what the sealed secret gives.
    }
end-player = Player
end-round = Round { $round }
end-sum = Sum
end-difference = Difference
end-won = Rounds won
end-seal-wrong = The secret does not fit the seal.
end-dice-good = { $dice ->
        [one] One die was recomputed from the sealed secret and is right.
       *[other] { $dice } dice were recomputed from the sealed secret, and all are right.
    }

new-title = A new game
new-title-pad = A new pad
new-sheet = Sheet
new-players = Players
new-players-hint = Names, separated by commas; empty to play alone
new-default-player = Player
new-computers = Computers
new-computers-hint = None, or for example casual, bold
new-computers-known = There are { $known }.
new-computers-about = { $name }: { $about }
new-teams = Teams
new-teams-none = everyone for themselves
new-teams-some = { $teams } teams
new-rounds = Rounds
new-counting = Counting
new-counting-totals = highest sum of the rounds
new-counting-differences = the winner’s lead in each round
new-counting-rounds-won = most rounds won
new-start = Who begins
new-start-agreed = the first name
new-start-roll-off = whoever throws the highest
new-words = Lucky words
new-words-hint = Mixed into the dice; one each, with commas
new-seal = The dice of this game are already fixed and sealed: { $game }, { $seal }. A lucky word stirs them once more, so nobody can have chosen them.
new-about = { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }, { $dice } dice, { $bonus ->
        [0] no bonus
       *[other] bonus { $bonus } from { $at }
    }. { $players }
new-about-teams = Teams: { $teams }.
new-start-game = Start
