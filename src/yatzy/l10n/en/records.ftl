# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: totals from game to game
trend-total = Total
trend-mean = Mean of the last { $count }
trend-game = total of a game
trend-running = mean of the last { $count }
trend-expected = best play on average
trend-day = Day
trend-about = { $count ->
        [one] One game, { $last } points.
       *[other] { $count } games, from { $first } points to { $last }; the mean of the last { $latest } is { $mean }.
    } The highest is { $best }, the lowest { $worst }.
trend-best-play = Best play makes { $expected } on average.
trend-dot = { $day }: { $total }
trend-latest = the latest { $shown } of { $count } games
trend-all = { $count ->
        [one] one game
       *[other] { $count } games
    }

# One player by one sheet. Numbers come already written.
records-title = Records
records-heading = { $player }: { $sheet }
records-rounds = Games
records-best = Best
records-worst = Lowest
records-mean = Average
records-upper-bonus = Upper bonus
records-five-alike = { $box }
records-further = Further five alike
records-accuracy = Best choices
records-cost = Given away
records-luck = Luck
records-reached = { $total } ({ $day })
records-beside = { $own }; best play { $perfect }
records-rate = { $rate } ({ $made } of { $of })
records-of = { $rate } of { $of }
records-each = { $cost } per choice, { $round } per game
records-signed = { $luck } per game
records-habits = Costly habits
records-no-habits = No choice gave anything away.
records-unsolved = The sheet has not been solved yet, so nothing is known of choices: yatzy solve { $sheet } does that.
records-summing = Looking back at games
records-page-is-in = The page is in { $file }.
