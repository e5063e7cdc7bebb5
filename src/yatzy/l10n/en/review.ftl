# A game reviewed. Numbers come already written, with one digit after the point.

review-title = A game reviewed
review-heading = { $sheet }: a game reviewed
review-last = The game played last is { $game }.
review-nothing = No turn is over yet, so there is nothing to look at.
review-page-is-in = The page is in { $file }.

review-expected = Expected
review-expected-now = Expected now
review-luck = Luck
review-given-away = Given away
review-total = Total
review-best = Best choices
review-best-of = { $known ->
        [partly] { $best } of { $decisions } known
       *[all] { $best } of { $decisions }
    }
review-turn = Turn
review-partners = Partners

review-adds-up = Total = expected + luck − given away. Expected is what best play makes on average from an empty column, luck what the dice changed, given away what choices cost against the best ones. Numbers are rounded, luck so that each line adds up.
review-adds-up-now = Expected now = expected + luck − given away. Expected is what best play makes on average from an empty column, luck what the dice changed, given away what choices cost against the best ones. Numbers are rounded, luck so that each line adds up.
review-line = { $expected } expected { $luck } luck { $known ->
        [no] {""}
       *[yes] { $cost } given away{" "}
    }= { $total }{ $state ->
        [going] {" "}expected now
       *[over] {""}
    }

# One column.
review-alone = { $state ->
        [over] { $total } points
       *[going] { $total } points are expected now
    }{ $where ->
        [above] , { $by } above what best play makes on average.
        [below] , { $by } below what best play makes on average.
       *[on] , just what best play makes on average.
    }
review-because-lucky = The dice gave { $luck } more than they usually do, and choices gave { $cost } of it away.
review-because-choices = It was not the dice, which gave { $luck } more than they usually do: choices gave { $cost } away.
review-because-mostly-dice = It was mostly the dice: they took { $luck }, and choices gave { $cost } away.
review-because-mostly-choices = It was mostly the choices: they gave { $cost } away, and the dice took { $luck }.
review-because-both = It was both: the dice took { $luck }, and choices gave { $cost } away.
review-because-all-best = It was the dice alone: they took { $luck }, and every choice was the best.
review-because-all-best-lucky = The dice gave { $luck } more than they usually do, and every choice was the best.
review-because-unknown = Nothing is known of the choices: all of that counts as luck.
review-because-partly = As far as the record tells, { $given ->
        [none] choices gave nothing away
       *[some] choices gave { $cost } away
    }; all else counts as luck ({ $luck }).
review-because-little = { $given ->
        [none] Too little is known of the choices to judge them: all of that counts as luck.
       *[some] Too little is known of the choices to judge them: those that are known gave { $cost } away, and all else counts as luck ({ $luck }).
    }

# Two columns and more. A player can be several where they are equal.
review-dice-two = { $known ->
        [partly] As far as the record tells, { $player }
       *[all] { $player }
    } had the better dice ({ $figure } against { $other }).
review-dice-many = { $known ->
        [partly] As far as the record tells, { $player }
       *[all] { $player }
    } had the best dice ({ $figure }), { $last } the worst ({ $other }).
review-dice-even = { $known ->
        [partly] As far as the record tells, the dice
       *[all] The dice
    } were equally kind to everyone ({ $figure }).
review-choices-two = { $known ->
        [partly] By the choices that are known, { $player }
       *[all] { $player }
    } gave less away ({ $figure } against { $other }).
review-choices-many = { $known ->
        [partly] By the choices that are known, { $player }
       *[all] { $player }
    } gave least away ({ $figure }), { $last } most ({ $other }).
review-choices-even = { $known ->
        [partly] By the choices that are known, all
       *[all] All
    } gave away the same ({ $figure }).
review-choices-none = { $known ->
        [partly] No choice that is known gave anything away.
       *[all] Nobody gave anything away: every choice was the best.
    }
review-choices-little = Too little is known of the choices to compare them.
review-decided = { $by ->
        [level] Both ended level.
        [both] Dice ({ $dice }) and choices ({ $choices }) both spoke for { $player }, who ended { $gap } ahead.
        [dice-alone] The dice alone decided: they left { $player } { $gap } ahead.
        [choices-alone] Choices alone decided: they left { $player } { $gap } ahead.
        [dice] The dice decided: they were worth { $dice } more to { $player }, choices { $choices } more to { $other }, which left { $player } { $gap } ahead.
       *[choices] Choices decided: they were worth { $choices } more to { $player }, the dice { $dice } more to { $other }, which left { $player } { $gap } ahead.
    }

review-unknown = { $what ->
        [dice] In { $dice } of { $turns } turns only the last dice are known.
        [points] In { $points } of { $turns } turns only the points are known.
       *[both] In { $dice } of { $turns } turns only the last dice are known, and in { $points } only the points.
    } Choices before that cannot be told from luck, and count as luck.

# Decisions and turns.
review-place = { $throw ->
        [0] Turn { $turn }
       *[other] Turn { $turn }, throw { $throw }
    }
review-place-round = Round { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] the last dice
       *[yes] { $left ->
            [0] no throw left
            [one] one throw left
           *[other] { $left } throws left
        }
    }
review-accuracy = Best choices: { $best }.
review-worst = { $known ->
        [partly] Costliest choices that are known
       *[all] Costliest choices
    }
review-worst-none = { $known ->
        [little] Too little is known of the choices to judge them.
        [partly] Every choice that is known was the best.
       *[all] Every choice was the best.
    }
review-turns = Turn by turn
review-turn-line = { $luck } luck{ $given ->
        [some] , { $cost } given away
       *[none] {""}
    }: { $expected }
review-chosen = chosen
review-better = better
review-cost = cost { $cost }
review-all = { $count ->
        [one] The one choice
       *[other] All { $count } choices
    }
review-was-best = best
review-choice-cost = { $choice } (cost { $cost })
review-would-be-better = Better: { $choices }
