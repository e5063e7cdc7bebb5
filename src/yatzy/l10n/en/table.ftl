# The table: the scorecard of a game, and the screen in the terminal.

pad-upper-sum = Upper sum
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Round { $round } of { $rounds }
table-turn = Turn { $turn } of { $turns }
table-plays = { $player } is playing
table-alone = Your turn
table-throws-off = { $player } rolls to decide who starts
table-threw = { $player } rolled { $dice }: { $sum }.
table-begins = { $player } starts.
table-throw = Roll { $throw } of { $throws }
table-sealed = Fingerprint { $seal }
table-standing = { $name } { $points }
table-series = Series: { $standing }
table-real = Real dice
table-solving = Solving: { $percent }%
table-just-wrote = { $player }: { $points } in { $box }{ $known ->
        [yes] {" "}with { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: 0 in { $box }{ $known ->
        [yes] {" "}with { $dice }
       *[no] {""}
    }
table-press-space = Press Space to roll.
table-type-roll-off = Type the { $dice } dice you rolled, such as { $example }.
table-all-kept = All dice are kept: choose a box.
table-choose = Choose a box; Z undoes the dice.
table-corrected = Corrected.
table-unchanged = Nothing changed.
table-looking-back = Round { $round }, as it ended. Page Down: next round.
table-small = This window is too small. Make it at least { $width } × { $height } characters.
table-kept = Saved. Resume with yatzy { $command }.
table-throw-again = Space to roll again, 1–{ $dice } to keep a die.
table-choose-box = No rolls left: choose a box.
table-strike = Score 0 in { $box }? Press Enter again.
table-type-dice = { $equals ->
        [no] Type the { $dice } dice, such as { $example }, or the points of a box.
       *[yes] Type the { $dice } dice, such as { $example }, or the points of a box with = before them, such as =12.
    }
table-typed = Typed: { $typed }
table-typed-dice = { $coach ->
        [yes] Press Enter to use these dice, H to ask the coach.
       *[no] Press Enter to use these dice.
    }
table-laid = Your dice this turn: { $dice }. Z undoes them.
table-can-take = The box { $box } can score { $possible }.
table-filled = The box { $box } is filled.
table-correcting = Correcting { $player }’s { $box }: go to the right box, type dice or points, then press Enter. Esc cancels.
table-cannot-correct = Nothing to correct here: go to a filled box.
table-taken-back = Undone.
table-thinking = { $player } is thinking …
table-computer-throws = { $again ->
        [yes] { $player } rolls all dice again.
       *[no] { $player } rolls the dice.
    }
table-computer-keeps = { $player } keeps { $dice }.
table-computer-takes = { $player } chooses { $box }.
table-welcome-back = Welcome back. Your game is where you left it.

hint-roll = roll
hint-keep = keep
hint-hurry = skip
hint-walk = box
hint-write = score
hint-back = undo
hint-correct = correct
hint-rules = rules
hint-verify = verify the dice
hint-new = new
hint-again = play again
hint-light = light
hint-result = result
hint-scroll = scroll
hint-quit = quit
hint-close = close
hint-keys = help
hint-rounds = rounds

keys-title = Keyboard shortcuts
keys-roll = roll the dice you don’t keep
keys-keep = keep or release a die
keys-walk = go to another box; left and right to another column
keys-write = score in the box
keys-back = undo the last step
keys-type = type the dice, or the points of a box
keys-correct = correct the box
keys-result = show the standings
keys-rounds = show earlier rounds
keys-rules = show the rules
keys-new = new game; you can resume this one later
keys-again = play again with the same players
keys-light = light or dark theme
keys-quit = quit; everything is saved
keys-mouse = With the mouse: click a die to keep it, a box to go there and again to score, a key below to press it.
signs-title = What the signs mean
signs-offer = what these dice would score here
signs-barred = not allowed with these dice
signs-struck = scored 0
hint-start = start
hint-field = next field

end-title = Game over
end-one = { $player } won { $counting ->
        [differences] { $points ->
            [one] with a lead of { $points } point.
           *[other] with a lead of { $points } points.
        }
        [rounds-won] { $points ->
            [one] { $points } round, more than anyone else.
           *[other] { $points } rounds, more than anyone else.
        }
       *[totals] { $points ->
            [one] with { $points } point.
           *[other] with { $points } points.
        }
    }
end-shared = { $players } share the win { $counting ->
        [differences] { $points ->
            [one] with a lead of { $points } point each.
           *[other] with a lead of { $points } points each.
        }
        [rounds-won] with { $points ->
            [one] { $points } round each.
           *[other] { $points } rounds each.
        }
       *[totals] { $points ->
            [one] with { $points } point each.
           *[other] with { $points } points each.
        }
    }
end-alone = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
end-so-far = So far
end-review = Run yatzy review { $game } to see luck and mistakes.
end-record = New best for { $player } with these rules: { $points }. Before: { $before } ({ $date }).
end-best = { $player }’s best with these rules: { $before } ({ $date }).
end-wrong = { $count ->
        [one] 1 roll isn’t the one that the seed gives.
       *[other] { $count } rolls aren’t the ones that the seed gives.
    }
end-player = Player
end-round = Round { $round }
end-sum = Sum
end-difference = Difference
end-won = Rounds won
end-seal-wrong = The seed doesn’t fit its fingerprint.
end-dice-good = { $dice ->
        [one] 1 die was recomputed from the seed and is right.
       *[other] All { $dice } dice were recomputed from the seed and are right.
    }

new-title = New game
new-title-pad = New game with real dice
new-sheet = Rules
new-options = Options
new-players = Players
new-players-hint = Names, separated by commas; empty to play alone
new-default-player = Player
new-computers = Bots
new-computers-hint = None, or for example casual, bold
new-computers-known = Choose from { $known }.
new-computers-about = { $name }: { $about }
new-teams = Teams
new-teams-none = no teams
new-teams-some = { $teams } teams
new-rounds = Rounds
new-counting = Scoring
new-counting-totals = highest sum of the rounds
new-counting-differences = the winner’s lead in each round
new-counting-rounds-won = most rounds won
new-start = Who starts
new-start-agreed = the first player listed
new-start-roll-off = the highest roll
new-words = Lucky words
new-words-hint = Mixed into the dice; one per player, with commas
new-seal = The seed of this game is already fixed: { $game }, fingerprint { $seal }. Add a lucky word and nobody can have chosen the dice.
new-about = { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }, { $dice } dice, { $bonus ->
        [0] no bonus
       *[other] bonus { $bonus } from { $at }
    }. { $players }
new-about-teams = Teams: { $teams }.
new-start-game = Start
