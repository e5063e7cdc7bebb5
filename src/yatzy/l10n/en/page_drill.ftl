# The page: the drill, and the position of the day.

page-drill = Drill
page-drill-day = Position of the day
page-drill-pad = Rules
page-drill-menu = Drill and rules
page-drill-practice = Practise
page-drill-question = question { $number } of { $count }
page-drill-opening = Finding a position …
page-drill-keep = What do you do? Tap dice to keep, or a box.
page-drill-choose = No rolls left. Which box do you choose?
page-drill-answer-roll = { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
page-drill-answer-all = Roll all dice
page-drill-answer-box = Choose { $box }
page-drill-answer-none = Choose a box
page-drill-answer-kept = All dice kept
page-drill-show-pad = Show scorecard
page-drill-next = Next
page-drill-sum-up = See your result
page-drill-streak = { $streak ->
        [0] Streak reset.
        [one] 1 best answer in a row.
       *[other] { $streak } best answers in a row.
    }
page-drill-longest = Longest streak: { $streak }
page-drill-given = Points lost so far: { $cost }
page-drill-done = { $best } of { $count } best
page-drill-done-about = You lost { $cost } points, { $mean } per question. { $praise ->
        [best] Nobody could do better.
        [good] Strong play.
       *[learn] Review them to learn.
    }
page-drill-again = Another ten
page-drill-share = Share
page-drill-copied = Copied
page-drill-days = { $days ->
        [one] First day of a streak. Come back tomorrow.
       *[other] { $days } days in a row.
    }
page-drill-tried = You get one try a day, and this was it.
page-drill-to-day = Today’s position
page-drill-to-practice = Practise more positions
