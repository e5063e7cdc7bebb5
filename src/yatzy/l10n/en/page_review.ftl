# A game reviewed, and records brought from elsewhere.

page-review-title = { $title }, reviewed · Yatzy
page-review-opening = The game is being reviewed …
page-review-table = To the table
page-review-overview = Back to the whole game
page-review-so-far = So far
page-review-everyone = Everyone side by side
page-review-partners = Partners
page-review-meaning = What the numbers mean
page-review-step = Step through the game
# $share is already written as percent, $cost with one digit after the point.
page-review-skill = { $best } of { $decisions } choices were the best ({ $share }), { $cost } points given away.
page-review-unknown = Nothing is known of the choices here.
page-review-worst = { $count ->
        [one] The costliest choice
       *[other] The { $count } costliest choices
    }
page-review-all-best = Every choice that is known was the best.
page-review-chosen = chosen
page-review-better = better

# Where there is nothing to look at
page-review-early = Nothing to look at yet
page-review-early-about = Once a turn is over, you can look back at the game.
page-review-coach = Not before the end
page-review-coach-about = This table plays without a coach: its game can be reviewed when it is over.
page-review-refused = The game cannot be reviewed
page-review-refused-about = Try again in a moment.

# One choice after the other
page-review-told = { $place }. Dice { $dice }. { $player }: { $choice }, { $was ->
        [best] which was the best choice.
       *[costly] which cost { $cost }. Better: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Better: { $choice }
page-review-dice = { $gave ->
        [gave] The dice gave { $luck }.
        [took] The dice took { $luck }.
       *[nothing] The dice changed nothing.
    }
page-review-turn-changed = That is { $luck } against what was expected.
page-review-points-about = Only the points of this turn are known. Choice cannot be told from luck.
page-review-more = { $count ->
        [one] One more choice
       *[other] { $count } more choices
    }
page-review-fewer = Fewer choices
page-review-expected = Expected total: { $before } before this turn, { $after } after it.
page-review-explore = Explore this position
page-review-turns = Turns
page-review-slider = Turn { $turn } of { $turns }, { $cost } given away
page-review-back = The choice before
page-review-on = The next choice

# Records from elsewhere
page-bring-title = Open a record
page-bring-about = A game in the notation or as JSON Lines, as every table gives it at its end. It gets an address of its own; whoever has that can look at it.
page-bring-file = Choose a file
page-bring-text = or paste it here
page-bring-go = Look at it
page-bring-waiting = It is being read …
page-bring-empty = There is nothing in it yet.
