# A game reviewed, and imported games.

page-review-title = { $title }, review · Yatzy
page-review-opening = Reviewing the game …
page-review-queued = The server is busy. Your review opens by itself in a moment …
page-review-table = Go to the table
page-review-overview = Back to the whole game
page-review-so-far = So far
page-review-everyone = Compare players
page-review-partners = Partners
page-review-meaning = What the numbers mean
page-review-step = Step through the game
# $share is already written as percent, $cost with one digit after the point.
page-review-skill = { $best } of { $decisions } choices were the best ({ $share }); points lost: { $cost }
page-review-unknown = No choices were recorded here.
page-review-worst = { $count ->
        [one] The costliest choice
       *[other] The { $count } costliest choices
    }
page-review-all-best = Every recorded choice was the best.
page-review-chosen = chosen
page-review-better = better

# Where there is nothing to review
page-review-early = Nothing to review yet
page-review-early-about = Finish a turn first.
page-review-coach = Available after the game
page-review-coach-about = This table plays without the coach: you can review the game when it’s over.
page-review-refused = Can’t review the game
page-review-refused-about = Try again in a moment.

# One choice after the other
page-review-told = { $place }. Dice { $dice }. { $player }: { $choice }, { $was ->
        [best] the best choice.
       *[costly] which lost { $cost }. Better: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Better: { $choice }
page-review-dice = { $gave ->
        [gave] Luck: +{ $luck }.
        [took] Luck: −{ $luck }.
       *[nothing] Luck: 0.
    }
page-review-turn-changed = That’s { $luck } compared with what was expected.
page-review-points-about = Only this turn’s score was recorded, so we can’t separate skill from luck.
page-review-more = { $count ->
        [one] 1 more choice
       *[other] { $count } more choices
    }
page-review-fewer = Fewer choices
page-review-expected = Expected total: { $before } before this turn, { $after } after it.
page-review-explore = Explore this position
page-review-turns = Turns
page-review-slider = Turn { $turn } of { $turns }, points lost: { $cost }
page-review-back = Previous choice
page-review-on = Next choice

# Imported games
page-bring-title = Import a game
page-bring-about = Open a saved game, in the notation or as JSON Lines. Anyone with its link can view it.
page-bring-file = Choose a file
page-bring-text = or paste it here
page-bring-go = Import
page-bring-waiting = Reading the game …
page-bring-empty = Choose a file or paste a game first.
