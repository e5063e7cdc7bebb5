# The table: the pad of a game, and the screen in the terminal.

pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Round { $round } of { $rounds }
table-turn = Turn { $turn } of { $turns }
table-plays = { $player } plays
table-alone = Your turn
table-throws-off = { $player } throws for who begins
table-threw = { $player } threw { $dice }: { $sum }.
table-begins = { $player } begins.
table-throw = Throw { $throw } of { $throws }
table-sealed = Dice sealed as { $seal }
table-real = With real dice
table-just-wrote = { $player }: { $points } in { $box }
table-just-struck = { $player } struck { $box }
table-press-space = Space throws the dice.
table-throw-again = Space throws again; 1 to { $dice } keep a die.
table-choose-box = No throw left: choose a box.
table-strike = Strike { $box } with a zero? Enter again writes it.
table-type-dice = Type the { $dice } dice, such as { $example }, or the points of a box.
table-typed = Typed: { $typed }
table-can-take = { $box } can take { $possible }.
table-filled = { $box } is filled.
table-correcting = Correcting { $player }’s { $box }: go to the right box, type dice or points, Enter writes, Esc leaves it.
table-cannot-correct = There is nothing to correct here: go to a box that is filled.
table-taken-back = Taken back.
table-welcome-back = Welcome back: the game is where you left it.

hint-roll = throw
hint-keep = keep
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
hint-start = start
hint-field = next field

end-title = The end
end-one = { $player } has won with { $points }.
end-shared = { $players } share the win with { $points }.
end-alone = { $points } points.
end-wrong = { $count ->
        [one] One throw is not what the sealed secret gives.
       *[other] { $count } throws are not what the sealed secret gives.
    }
end-player = Player
end-round = Round { $round }
end-sum = Sum
end-difference = Difference
end-won = Rounds won
end-dice-good = { $dice ->
        [one] One die was recomputed from the sealed secret and is right.
       *[other] { $dice } dice were recomputed from the sealed secret, and all are right.
    }

new-title = A new game
new-title-pad = A new pad
new-sheet = Sheet
new-players = Players
new-players-hint = Names, with commas between them
new-default-player = Player
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
new-seal = The dice are sealed before you say a word: { $seal }
new-start-game = Start
