# A game reviewed. Numbers come already written, with one digit after the point.

review-title = Review
review-heading = { $sheet }: review
review-last = Your last game is { $game }.
review-nothing = No turn is finished yet, so there’s nothing to review.
review-page-is-in = The page is in { $file }.

review-expected = Expected
review-expected-now = Expected now
review-luck = Luck
review-given-away = Points lost
review-total = Total
review-best = Best choices
review-best-of = { $known ->
        [partly] { $best } of { $decisions } recorded
       *[all] { $best } of { $decisions }
    }
review-turn = Turn
review-partners = Partners

review-adds-up = Total = expected + luck − points lost. Expected is the average of best play from an empty column. Luck is what the dice changed. Points lost is what your choices cost compared with the best ones. Numbers are rounded, luck so that each line adds up.
review-adds-up-now = Expected now = expected + luck − points lost. Expected is the average of best play from an empty column. Luck is what the dice changed. Points lost is what your choices cost compared with the best ones. Numbers are rounded, luck so that each line adds up.
review-line = { $expected } expected { $luck } luck { $known ->
        [no] {""}
       *[yes] { $cost } lost{" "}
    }= { $total }{ $state ->
        [going] {" "}expected now
       *[over] {""}
    }

# One column.
review-alone = { $state ->
        [over] { $total } points
       *[going] { $total } points expected now
    }{ $where ->
        [above] , { $by } above the average of best play.
        [below] , { $by } below the average of best play.
       *[on] , exactly the average of best play.
    }
review-because-lucky = The dice gave { $luck } more than usual, and choices lost { $cost } of it.
review-because-choices = It wasn’t the dice, which gave { $luck } more than usual: choices lost { $cost }.
review-because-mostly-dice = It was mostly the dice: they cost { $luck }, choices { $cost }.
review-because-mostly-choices = It was mostly the choices: they lost { $cost }, the dice { $luck }.
review-because-both = It was both: the dice cost { $luck }, choices { $cost }.
review-because-all-best = It was the dice alone: they cost { $luck }, and every choice was the best.
review-because-all-best-lucky = The dice gave { $luck } more than usual, and every choice was the best.
review-because-unknown = No choices were recorded: all of that counts as luck.
review-because-partly = As far as recorded, choices lost { $given ->
        [none] nothing
       *[some] { $cost }
    }; the rest counts as luck ({ $luck }).
review-because-little = { $given ->
        [none] Too few choices were recorded to judge them: all of that counts as luck.
       *[some] Too few choices were recorded to judge them: those recorded lost { $cost }, and the rest counts as luck ({ $luck }).
    }

# Two columns and more. A player can be several where they are equal.
review-dice-two = { $known ->
        [partly] As far as recorded, { $player }
       *[all] { $player }
    } had the better dice ({ $figure } against { $other }).
review-dice-many = { $known ->
        [partly] As far as recorded, { $player }
       *[all] { $player }
    } had the best dice ({ $figure }), { $last } the worst ({ $other }).
review-dice-even = { $known ->
        [partly] As far as recorded, everyone
       *[all] Everyone
    } had equally good dice ({ $figure }).
review-choices-two = { $known ->
        [partly] By the choices recorded, { $player }
       *[all] { $player }
    } lost fewer points ({ $figure } against { $other }).
review-choices-many = { $known ->
        [partly] By the choices recorded, { $player }
       *[all] { $player }
    } lost the fewest points ({ $figure }), { $last } the most ({ $other }).
review-choices-even = { $known ->
        [partly] By the choices recorded, everyone
       *[all] Everyone
    } lost the same ({ $figure }).
review-choices-none = { $known ->
        [partly] No recorded choice lost any points.
       *[all] Nobody lost any points: every choice was the best.
    }
review-choices-little = Too few choices were recorded to compare them.
review-decided = { $by ->
        [level] The game ended in a tie.
        [both] { $player } finished { $gap } ahead, with better dice ({ $dice }) and better choices ({ $choices }).
        [dice-alone] The dice alone decided: { $player } finished { $gap } ahead.
        [choices-alone] Choices alone decided: { $player } finished { $gap } ahead.
        [dice] The dice decided: they were worth { $dice } more to { $player }, choices { $choices } more to { $other }. { $player } finished { $gap } ahead.
       *[choices] Choices decided: they were worth { $choices } more to { $player }, the dice { $dice } more to { $other }. { $player } finished { $gap } ahead.
    }

review-unknown = { $what ->
        [dice] In { $dice } of { $turns } turns only the last dice were recorded.
        [points] In { $points } of { $turns } turns only the points were recorded.
       *[both] In { $dice } of { $turns } turns only the last dice were recorded, and in { $points } only the points.
    } Earlier choices in those turns count as luck.

# Decisions and turns.
review-place = { $throw ->
        [0] Turn { $turn }
       *[other] Turn { $turn }, roll { $throw }
    }
review-place-round = Round { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] the last dice
       *[yes] { $left ->
            [0] no rolls left
            [one] 1 roll left
           *[other] { $left } rolls left
        }
    }
review-accuracy = Best choices: { $best }.
review-worst = { $known ->
        [partly] Costliest recorded choices
       *[all] Costliest choices
    }
review-worst-none = { $known ->
        [little] Too few choices were recorded to judge them.
        [partly] Every recorded choice was the best.
       *[all] Every choice was the best.
    }
review-turns = Turn by turn
review-turn-line = { $luck } luck{ $given ->
        [some] , { $cost } lost
       *[none] {""}
    }: { $expected }
review-chosen = chosen
review-better = better
review-cost = lost { $cost }
review-all = { $count ->
        [one] The only choice
       *[other] All { $count } choices
    }
review-was-best = best
review-choice-cost = { $choice } (lost { $cost })
review-would-be-better = Better: { $choices }
