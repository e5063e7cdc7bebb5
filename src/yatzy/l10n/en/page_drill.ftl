# The page: the drill, and the position of the day.

page-drill = Drill
page-drill-day = The position of the day
page-drill-pad = Pad
page-drill-menu = Drill and pads
page-drill-practice = Practise
page-drill-question = question { $number } of { $count }
page-drill-opening = Finding a position …
page-drill-keep = What do you do? Tap dice to keep, or a box.
page-drill-choose = No throw left. Which box do you take?
page-drill-answer-roll = { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
page-drill-answer-all = Roll all dice
page-drill-answer-box = Take { $box }
page-drill-answer-none = Choose a box
page-drill-answer-kept = All dice are kept
page-drill-show-pad = Show the card
page-drill-next = Next
page-drill-sum-up = See how it went
page-drill-streak = { $streak ->
        [0] The streak of best answers begins anew.
        [one] One best answer in a row.
       *[other] { $streak } best answers in a row.
    }
page-drill-longest = The longest streak: { $streak }
page-drill-given = { $cost } given away so far.
page-drill-done = { $best } of { $count } best
page-drill-done-about = { $cost } points given away, { $mean } per question. { $praise ->
        [best] Nobody could do better.
        [good] That is strong play.
       *[learn] Every one of them is a lesson.
    }
page-drill-again = Another ten
page-drill-share = Share
page-drill-copied = Copied
page-drill-days = { $days ->
        [one] The first day of a streak. Come back tomorrow.
       *[other] { $days } days in a row.
    }
page-drill-tried = One try a day: this was yours.
page-drill-to-day = Today’s position
page-drill-to-practice = Practise on others
