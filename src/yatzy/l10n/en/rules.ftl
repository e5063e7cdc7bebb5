# The rules as a page.

pays-fixed = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
pays-all = The sum of all dice.
pays-all-plus = The sum of all dice, plus { $plus }.
pays-matched = The sum of those dice.
pays-matched-plus = The sum of those dice, plus { $plus }.

rules-turn = A turn
rules-turn-rolls = { $dice ->
        [one] Roll the die.
       *[other] Roll all { $dice } dice.
    } { $again ->
        [0] You can’t roll again.
        [one] Then you can reroll any of them once.
       *[other] Then you can reroll any of them, up to { $again } times, including ones you kept before. Stop whenever you like.
    }
rules-face = The sum of the dice showing { $face }.
rules-order-free = Score in one open box of your choice. If the dice don’t fit it, you score 0 there. A filled box never changes.
rules-order-strike-last = Score in an open box that the dice fit. Only if they fit none, score 0 in a box of your choice. A filled box never changes.
rules-order-fixed = Score in the topmost open box, even if that’s 0. A filled box never changes.
rules-turn-end = The game ends after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, when every box is filled.

rules-upper = Upper section
rules-lower = Lower section
rules-upper-bonus = { $bonus }: { $points } points for { $at } or more in the upper section.
rules-last-resort = Only when no other open box would score.
rules-no-last-resort = You can always choose it.

rules-further = Another { $box }
rules-further-ordinary = Nothing special: once its own box is filled it’s a roll like any other.
rules-further-bonus = While the box { $box } holds points, each further one earns { $bonus } extra points, even if you score 0 with it.
rules-further-bonus-after-entry = Once the box { $box } is filled, with points or 0, each further one earns { $bonus } extra points, even if you score 0 with it.
rules-further-no-bonus-after-zero = After a 0 in the box { $box } there is no such bonus.
rules-further-bonus-upper-open = You earn the bonus only while the upper box for the number rolled is open.
rules-further-chips = The bonuses are chips: they’re kept beside the scorecard and added to the total at the end of the round.
rules-further-joker = Once the box { $box } is filled, with points or 0, and the upper box for the number rolled is filled too, the roll is a joker: it fits every lower box.
rules-further-joker-highest = A joker scores the most the box can give.
rules-further-joker-free = Nothing is forced: you can score a joker in any open box.
rules-further-joker-forced = You must score a joker in an open lower box. Only when none is open do you score 0 in an upper box.
rules-further-upper-always = While the upper box for the number is open, you must score there, whether the box { $box } holds points or 0.
rules-further-upper-after-points = While the box { $box } holds points and the upper box for the number is open, you must score there. After a 0 in the box { $box } nothing is forced as long as that upper box is open.
rules-further-in-chance = While the box { $box } holds points, another one scores { $points } in { $chance }, if that’s open.
rules-further-zero-when-closed = While the box { $box } holds points, and once { $chance } and the upper box for the number are both filled, another one scores 0 in any box.
rules-further-zero-when-upper-box-closed = While the box { $box } holds points, and once the upper box for the number is filled, another one scores 0 in every box but { $chance }.
rules-further-zero-when-upper-section-closed = While the box { $box } holds points, and once every upper box is filled, another one scores 0 in every box but { $chance }.

# An example of another five of a kind: what is filled, what the roll scores then, and where.

rules-case-when = { $held ->
        [zero] The box { $box } has 0
       *[points] The box { $box } holds points
    }{ $upper ->
        [none] {""}
       *[other] , the box { $upper } is { $open ->
            [yes] open
           *[no] filled
        }
    }{ $full ->
        [chance] {" "}and { $chance } too
        [lower] {" "}and every lower box too
        [upper-and-chance] {" "}and { $chance } and every other upper box too
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus } bonus
    }.

rules-table = At the table
rules-players-any = { $least ->
        [one] Any number of players, or one alone.
       *[other] { $least } or more players.
    }
rules-players-range = { $least } to { $most } players.
rules-start-roll-off = Everyone rolls all dice once. The highest sum starts, then play goes clockwise.
rules-start-agreed = The players agree on who starts.
rules-clockwise = Turns go clockwise.
rules-scorekeeper-one = One player keeps score for all.
rules-scorekeeper-each = Everyone keeps their own scorecard.
rules-teams = You can play in { $numbers } teams; partners share a column.
rules-series = A series has up to { $rounds } rounds.
rules-series-chosen = The players choose how many rounds to play.
rules-counting-totals = Rounds can be scored by totals: the highest sum of all rounds wins.
rules-counting-differences = Rounds can be scored by differences: only the winner of a round scores, and scores the lead.
rules-counting-rounds-won = Each round stands alone.
rules-winner = The highest total wins.

rules-notes = Notes
rules-options = Options
rules-options-how = Add them to the name, as in { $sheet }.
rules-ours = (our reading)
rules-elsewhere = What other translations say
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Printed in { $languages }.
rules-not-printed = These rules aren’t printed in { $language }: the names of the boxes are the usual ones.
rules-instead = The { $language } text has a rule of its own. The rules { $sheet } play by it.
rules-own-text = The { $language } text has a rule of its own. You play by it unless you choose other rules.
rules-guessed = * not printed, or unreadable in our copy: the name players use
rules-highest = Highest possible total: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Highest possible total: { NUMBER($total, useGrouping: 0) }, or { $card } without the bonuses for another { $box }
