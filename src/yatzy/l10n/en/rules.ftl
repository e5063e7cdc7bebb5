# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
pays-all = The sum of all dice.
pays-all-plus = The sum of all dice and { $plus } more.
pays-matched = The sum of those dice.
pays-matched-plus = The sum of those dice and { $plus } more.

rules-turn = A turn
rules-turn-rolls = { $dice ->
        [one] Roll the die.
       *[other] Roll all { $dice } dice.
    } { $again ->
        [0] There is no second roll.
        [one] Then you may roll any of them once more.
       *[other] Then you may roll any of them again, up to { $again } times, including ones you kept before. Stop whenever you like.
    }
rules-face = The sum of the dice showing { $face }.
rules-order-free = Write the result into one open box of your choice. If the dice do not make it, that is a zero, and the box is struck. A filled box never changes.
rules-order-fixed = Write the result into the topmost open box, even if that is a zero. A filled box never changes.
rules-turn-end = The game ends after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, when every box is filled.

rules-upper = Upper section
rules-lower = Lower section
rules-upper-bonus = { $bonus }: { $points } points for { $at } or more in the upper section.
rules-last-resort = Only when no other open box would score.

rules-further = Another { $box }
rules-further-ordinary = Nothing special: once its own box is filled it is a roll like any other.
rules-further-bonus = While { $box } holds points, every further one earns { $bonus } points beside its entry, even if the entry is a zero.
rules-further-no-bonus-after-zero = After a zero in { $box } there is no such bonus.
rules-further-chips = The bonuses are chips: they are kept beside the card and added to the total at the end of the round.
rules-further-joker = Once { $box } is filled, with points or a zero, and the upper box for the face rolled is filled too, the roll is a joker: every lower box takes it as made.
rules-further-joker-free = Nothing is forced: a joker may go into any open box.
rules-further-joker-forced = A joker must go into an open lower box. Only when none is open does it become a zero in an upper box.
rules-further-upper-always = While the upper box for the face is open, the roll must go there, whether { $box } holds points or a zero.
rules-further-upper-after-points = While { $box } holds points and the upper box for the face is open, the roll must go there. After a zero in { $box } nothing is forced as long as that upper box is open.
rules-further-in-chance = While { $box } holds points, it is worth { $points } in { $chance }, if that is open.
rules-further-zero-when-closed = While { $box } holds points, and once { $chance } and the upper box for the face are both filled, it is a zero wherever you enter it.

# An example of another five alike: what is filled, what the roll gives then, and where.

rules-case-when = { $held ->
        [zero] { $box } is struck
       *[points] { $box } holds points
    }{ $upper ->
        [none] {""}
       *[other] , { $upper } is { $open ->
            [yes] open
           *[no] filled
        }
    }{ $full ->
        [chance] {" "}and { $chance } too
        [lower] {" "}and every lower box too
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus } bonus
    }.

rules-table = Around the table
rules-players-any = { $least ->
        [one] Any number of players, or one alone.
       *[other] { $least } or more players.
    }
rules-players-range = { $least } to { $most } players.
rules-start-roll-off = Everyone rolls all dice once. The highest sum begins, then play goes clockwise.
rules-start-agreed = The players agree on who begins.
rules-scorekeeper-one = One player keeps the score for all.
rules-scorekeeper-each = Everyone keeps their own card.
rules-teams = Teams may play, { $numbers } of them; partners share a column.
rules-series = A series has up to { $rounds } rounds.
rules-counting-totals = Rounds can be counted by totals: the highest sum of all rounds wins.
rules-counting-differences = Rounds can be counted by differences: only the winner of a round scores, and scores the lead.
rules-counting-rounds-won = Each round stands alone.
rules-winner = The highest total wins.

rules-notes = Notes
rules-ours = (settled by us)
rules-elsewhere = What other translations say
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Printed in { $languages }.
rules-not-printed = It is not printed in { $language }: the names of the boxes are the usual ones.
rules-instead = The { $language } text of this sheet has a rule of its own. The sheet { $sheet } plays by it.
rules-guessed = * not printed, or not readable in our copy: the name players use
rules-highest = Highest possible total: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Highest possible total: { NUMBER($total, useGrouping: 0) }, or { $card } without the bonuses for another { $box }
