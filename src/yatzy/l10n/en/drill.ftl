# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · no throw left
        [one] { $dice } · one throw left
       *[other] { $dice } · { $rolls } throws left
    }
position-open = Open: { $boxes }.
position-filled = Filled: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] A question
       *[other] Question { $number } of { $count }
    }
drill-day = The position of { $date }
drill-from = { $player }, turn { $turn }
drill-ask = What do you do? (? for help)
drill-next = Enter: next question, q: stop
drill-none = none
drill-help-keep = Dice to keep, as digits: { $typed } keeps { $dice }, 0 throws all dice again.
drill-help-box = { $where ->
        [alone] A box to write into
       *[with-dice] Or a box to write into
    }, by its name or the start of it, such as { $box }.
drill-help-stop = q stops.
drill-best = Right: { $best }.
drill-equal = Right: { $choice } is as good as { $best }.
drill-costs = Best: { $best }. Yours, { $choice }, gives away { $cost }.
drill-then = Back then: { $choice }, which gave away { $cost }.
drill-yours = yours
drill-summary = { $best } of { $asked } best. Given away: { $total } in all, { $mean } per question.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] best
       *[costs] gave away { $cost }
    }
    .guest = { $sheet }, the position of { $date }: { $squares } { $result ->
        [best] best
       *[costs] gave away { $cost }
    }
drill-reviewing = Looking at games
drill-no-games = There are no games to learn from yet. yatzy play starts one, yatzy games import takes one in.
drill-no-games-by = There are no games by { $sheet } to learn from yet. yatzy games lists those that are kept.
drill-no-games-of = { $player } has played none of the games { $some ->
        [yes] by { $sheet }
       *[no] that are kept
    }. yatzy games lists them.
drill-no-coach = All games so far are still under way at tables without a coach. You can learn from them when they are over.
drill-no-mistakes = { $one ->
        [yes] No decision of { $player } there
       *[no] No decision there
    } gave away { $least } or more. yatzy drill without --own asks about positions that are made up.

error-answer-empty = There is no answer: type dice to keep, or a box.
error-answer-many-boxes = Several boxes begin with “{ $typed }”: { $boxes }.
error-drill-no-choice = On this sheet there is never a choice, so there is nothing to ask.
error-drill-which = Give either a day or a seed, not both.
error-drill-either = Positions come from one place: --own, or --today or --date, or --seed.
error-drill-player = --player works only with --own.
error-drill-answer = --answer works only with --today, --date, --seed or --own: without them nobody knows the question yet.
error-drill-one = --count does not go with --today, --date or --answer: there is one question.
error-drill-count = --count is a number from 1 to { NUMBER($most, useGrouping: 0) }, not { $got }.
error-drill-date = “{ $got }” is not a date such as { $today }.
