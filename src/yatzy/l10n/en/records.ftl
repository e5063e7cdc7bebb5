# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: totals game by game
trend-total = Total
trend-mean = Mean of the last { $count }
trend-game = total of a game
trend-running = mean of the last { $count }
trend-expected = average with best play
trend-day = Day
trend-about = { $count ->
        [one] 1 game, { $last } points.
       *[other] { $count } games, from { $first } points to { $last }; the mean of the last { $latest } is { $mean }.
    } The highest is { $best }, the lowest { $worst }.
trend-best-play = Best play averages { $expected }.
trend-dot = { $day }: { $total }
trend-latest = the latest { $shown } of { $count } games
trend-all = { $count ->
        [one] 1 game
       *[other] { $count } games
    }

# One player by one set of rules. Numbers come already written.
records-title = Records
records-heading = { $player }: { $sheet }
records-rounds = Games
records-best = Best
records-worst = Lowest
records-mean = Average
records-upper-bonus = Upper bonus
records-five-alike = { $box }
records-further = Another five of a kind
records-accuracy = Best choices
records-cost = Points lost
records-luck = Luck
records-reached = { $total } ({ $day })
records-beside = { $own }; best play { $perfect }
records-rate = { $rate } ({ $made } of { $of })
records-of = { $rate } of { $of }
records-each = { $cost } per choice, { $round } per game
records-signed = { $luck } per game
records-habits = Costly habits
records-no-habits = No points lost.
records-unsolved = These rules aren’t solved yet, so choices can’t be judged. Solve them with yatzy solve { $sheet }.
records-summing = Reviewing games
records-page-is-in = The page is in { $file }.
