# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · no rolls left
        [one] { $dice } · 1 roll left
       *[other] { $dice } · { $rolls } rolls left
    }
position-open = Open: { $boxes }.
position-filled = Filled: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] One question
       *[other] Question { $number } of { $count }
    }
drill-day = Position of the day, { $date }
drill-from = { $player }, turn { $turn }
drill-ask = What do you do? (? for help)
drill-next = Enter: next question, q: stop
drill-none = none
drill-help-keep = Type the dice to keep as digits: { $typed } keeps { $dice }, 0 rolls all dice again.
drill-help-box = { $where ->
        [alone] Type a box to score in
       *[with-dice] Or type a box to score in
    }: its name or the start of it, such as { $box }.
drill-help-stop = Type q to stop.
drill-best = Right: { $best }.
drill-equal = Right: { $choice } is as good as { $best }.
drill-costs = Best: { $best }. Your choice, { $choice }, loses { $cost }.
drill-then = In the game: { $choice }, which lost { $cost }.
drill-yours = yours
drill-summary = { $best } of { $asked } best. Points lost: { $total } in all, { $mean } per question.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] best
       *[costs] lost { $cost }
    }
    .guest = { $sheet }, position of { $date }: { $squares } { $result ->
        [best] best
       *[costs] lost { $cost }
    }
drill-reviewing = Reviewing games
drill-no-games = There are no games to learn from yet. Start one with yatzy play, or import one with yatzy games import.
drill-no-games-by = There are no { $sheet } games to learn from yet. List your games with yatzy games.
drill-no-games-of = { $player } hasn’t played any of the { $some ->
        [yes] { $sheet } games
       *[no] saved games
    }. List them with yatzy games.
drill-no-coach = All your games are still in play without a coach. You can learn from them when they’re over.
drill-no-mistakes = { $one ->
        [yes] No choice of { $player }
       *[no] No choice
    } lost { $least } points or more. Run yatzy drill without --own for new positions.

error-answer-empty = Type the dice to keep, or a box.
error-answer-many-boxes = Several boxes start with “{ $typed }”: { $boxes }. Type more letters.
error-drill-no-choice = These rules never leave you a choice, so there’s nothing to ask.
error-drill-which = Give either a day or a seed, not both.
error-drill-either = Choose one source of positions: --own, --today, --date or --seed.
error-drill-player = --player works only with --own.
error-drill-answer = --answer works only with --today, --date, --seed or --own.
error-drill-one = --count doesn’t work with --today, --date or --answer: they ask one question.
error-drill-count = --count must be a number from 1 to { NUMBER($most, useGrouping: 0) }, not { $got }.
error-drill-date = “{ $got }” isn’t a date such as { $today }.
