# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Every Yatzy by the rules in its own box.
page-default-name = Player
page-opening = One moment …
page-no-script = This page needs JavaScript. Allow it for this address, and load the page again.
page-away = The server does not answer. Try again in a moment.
page-lost = The connection is lost. We are trying to get it back; nothing of the game is lost.
page-back = The connection is back.
page-slow = The server has not answered yet. Waiting …
page-no-table = No such table
page-no-sheet = No such pad
page-no-sheet-about = The address may be mistyped. All pads are on the shelf.
page-nowhere = There is nothing here
page-nowhere-about = The address may be mistyped. A table’s code has ten letters and digits.
page-close = Close
page-home = To the start
page-rules = Rules
page-records = Records
page-between = Between games
page-explorer-go = Explore a position
page-drill-go = Drill
page-undo = Undo

# The start

page-play-now = Play alone
page-play-together = Play together
page-play-together-about = on one device, or each on their own
page-today = The game of the day
page-play-now-about = { $printed ->
        [no] { $title }, at once
       *[yes] { $title } by { $publisher }, at once
    }
page-join = Join with a code or a link
page-join-example = AB3DE-FG7HJ
page-join-go = Join
page-join-wrong = A code has ten letters and digits.
page-continue = Go on
page-waiting = Nobody yet
page-continue-all = { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
page-forget = Take { $title } off this list
page-look-again = Look back
page-look-more = { $count } more
page-look-at-it = Look back at the game
page-bring = Open a record
page-shelf = Choose a pad
page-own = Own rules
page-own-back = Back to these rules
page-compare = Compare pads
page-no-publisher = As people play it
page-sheet-counts = { $boxes } boxes · { $dice } dice
page-sheet-tactic = Pairs, straights and house. Bonus 50 from 63.
page-sheet-tactic-da = By the Danish text: Yatzy pays the dice and 50.
page-sheet-tactic-nl = By the Dutch text: the bonus takes more than 63.
page-sheet-vinga = Fifteen boxes, nothing added, nothing forced.
page-sheet-mb-1973 = Chips for every further Yahtzee, and a joker that is forced. Teams and series.
page-sheet-hasbro = The joker is forced, even after a zero.
page-sheet-printworks = 100 for every further Yatzy, and a joker that is free.
page-sheet-philos = A second Yatzi is worth 100 in Chance.
page-sheet-maxi = Six dice, twenty boxes, bonus 100 from 84.
page-sheet-forced-order = From top to bottom, no choosing.

# Laying a table

page-other-pad = Choose another pad
page-who = Who plays
page-name = Name
page-your-name = Your name
page-far-name = Whoever joins
page-add-here = Someone on this device
page-add-far = On their own phone
page-add-computer = Computer player
page-which-computer = Which computer player
page-remove = Remove { $name }
page-raise = Move { $name } up
page-dice = Dice
page-dice-screen = On the screen
page-dice-real = Real dice
page-dice-same = Same for everyone
page-dice-screen-about = Thrown here, for everyone to see and to verify afterwards.
page-dice-real-about = You throw your own; the pad checks and adds up.
page-dice-same-about = A match: everyone plays alone on their own device and gets the same throws. The highest total wins.
page-more = More to agree on
page-rounds = Rounds
page-round = Round { $round }
page-counting = How they count
page-counting-totals = Sum of all rounds
page-counting-differences = The winner’s lead
page-counting-rounds-won = Most rounds won
page-counting-short = { $counting ->
        [differences] Lead
        [rounds-won] Won
       *[totals] Sum
    }
page-teams = Teams
page-teams-none = Everyone for themselves
page-teams-some = { $number } teams
page-team = Team { $team }
page-begins = Who begins
page-begins-agreed = The first name
page-begins-roll-off = The highest roll
page-coach-on = The coach may be asked
page-start = Start
page-lay = Lay the table
page-lay-match = Set up the match
page-series = The series so far

# Before the game

page-lobby = { $free ->
        [0] Everyone is there.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
page-lobby-wait = The game begins when every seat is taken, or when the host begins.
page-lobby-sit = Take a seat to play along.
page-lobby-screen = dice on the screen
page-lobby-real = real dice
page-seat-free = Free
page-seat-mine = You
page-sit = Sit here
page-stand-up = Get up
page-begin = { $count ->
        [one] Begin alone
       *[other] Begin with { $count }
    }
page-invite = Bring somebody in
page-invite-play = Whoever opens this can take a free seat.
page-invite-look = The game is over: whoever opens this sees how it went.
page-share = Share this game
page-invite-watch = The game has begun: whoever opens this can watch.
page-qr = QR code of this table
page-code = Code
page-link = Link
page-copy = Copy
page-copied = Copied
page-not-copied = Select and copy it by hand
page-no-code = The QR code cannot be drawn while the server does not answer.
page-device = Play on another device
page-device-about = Open this link on your other device: both can play your seats. Do not give it to anyone else.
page-device-qr = QR code for your other device
page-device-make = Make a link
page-take-over = Play for { $theirs } here?
page-take-over-about = { $held ->
        [yes] The link you opened is for { $theirs }. This device plays for { $ours }, and could no longer do so without a link of its own.
       *[no] The link you opened is for { $theirs }. This device laid the table, and could no longer begin or end anything there.
    }
page-take-over-yes = Take it
page-take-over-no = Leave it as it is
page-take-over-none = The link you opened holds no seat at this table.

# The table

page-menu = Menu
page-pad = Pad
page-story = Just now
page-pad-of = Pad of { $player }
page-whole-pad = The whole pad
page-people = Players
page-computer = computer
page-turn = turn
page-turn-of = { $player }’s turn
page-turn-number = turn { $turn } of { $turns }
page-table-code = table { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: { $sum } of { $at } so far.
# $points as a number, $way how they stand to what leads to the bonus.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } point more than the bonus needs by now.
           *[other] { $points } points more than the bonus needs by now.
        }
        [behind] { $points ->
            [one] { $points } point less than the bonus needs by now.
           *[other] { $points } points less than the bonus needs by now.
        }
       *[even] As many points as the bonus needs by now.
    }
page-chips = { $count ->
        [0] No chip
        [one] One chip, { $points } points
       *[other] { $count } chips, { $points } points
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: struck
page-cell-offered = { $box } { $points }: on offer{ $advised ->
        [yes] , and the coach’s choice
       *[no] {""}
    }
page-cell-zero = { $box } 0: would be struck
page-cell-barred = { $box }: not now. { $why }
page-cell-open = { $box }: open
page-die = Die { $place }: { $face }{ $kept ->
        [yes] , kept
       *[no] {""}
    }
page-face = { $face }
page-throws-left = { $count ->
        [0] No throw left
        [one] One throw left
       *[other] { $count } throws left
    }
page-button-roll = Roll
page-button-again = { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
page-button-choose = Choose a box
page-button-all-kept = All dice are kept
page-button-theirs = { $player } plays
page-rolled-off = { $player } rolled highest and begins.
page-roll-off = The highest roll begins: it is { $player }’s turn to roll.
page-do-roll = { $several ->
        [yes] { $player } rolls.
       *[no] Your turn: roll the dice.
    }
page-do-tell = { $several ->
        [yes] { $player }: tap the dice as they lie, or a box for its points.
       *[no] Tap the dice as they lie, or a box for its points.
    }
page-do-keep = Tap the dice to keep, or take a box.
page-do-choose = No throw left: take a box.
page-do-take = Take a box, or correct the dice.
page-your-turn = { $several ->
        [yes] { $player }’s turn.
       *[no] Your turn.
    }
page-zero = Strike { $box }?
page-zero-yes = Strike it
page-zero-no = Not yet

page-told-rolled = { $you ->
        [yes] You rolled { $dice }.
       *[no] { $player } rolled { $dice }.
    }
page-told-laid = { $you ->
        [yes] Your dice are { $dice }.
       *[no] { $player } has { $dice }.
    }
page-told-kept = { $you ->
        [yes] You keep { $dice }.
       *[no] { $player } keeps { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: { $points } for you.
       *[no] { $player }: { $points } in { $box }.
    }
page-told-struck = { $you ->
        [yes] You struck { $box }.
       *[no] { $player } struck { $box }.
    }
page-told-took-back = { $you ->
        [yes] Taken back.
       *[no] { $player } took it back.
    }
page-told-corrected = Corrected: { $points } in { $box }.
page-told-reacts = { $player }: { $text }

page-react = React
page-reaction-bravo = Bravo!
page-reaction-laugh = Ha ha!
page-reaction-ouch = Ouch!
page-reaction-luck = Good luck!
page-reaction-hurry = Come on …
page-reaction-thanks = Thank you!
page-hand-over = Let a computer play for { $player } …
page-hand-over-who = Who plays for { $player }?
page-hand-over-own = It plays until you play on yourself, which you can do at any time.
page-hand-over-another = Let a computer play for { $player }?
page-hand-over-about = A computer player that plays well goes on until { $player } is back.
page-hand-over-soon = It has not been long: { $player } may be thinking.
page-hand-over-go = Let it play
page-hand-over-still = Let it play all the same
page-has-left = { $player } has left the table.
page-waits = { $player } has not answered for a while.
page-hand-over-yes = Let { $computer } play
page-not-now = Not now
page-figure-numbers = Show the numbers
page-plays-for = { $computer } plays for { $player }
page-for = { $computer } for { $player }
page-come-back = { $player } plays on
page-come-back-self = I’ll play on

# The keys

page-keys = Keys
page-key-space = Space
page-key-enter = Enter
page-keys-roll = roll, or stop the dice at once
page-keys-keep = keep a die, or let it go
page-keys-tell = enter a die as it lies
page-keys-walk = move over the pad
page-keys-write = write into the box
page-keys-hint = ask the coach
page-keys-undo = undo
page-keys-card = this card

# A match with the same dice

page-match-go = To the match
page-match-compare = See how the others did
page-match-sealed = The dice can be verified once the match is over.

# The coach

page-hint = Hint
page-coach = The coach
page-coach-idle = After a roll, ask what to do.
page-coach-thinks = The coach is thinking …
page-coach-says = The coach: { $choice }. { $why }
# $less is no where the next best gives as much, as far as it is told.
page-coach-second = { $less ->
    [no] As good: { $choice }.
   *[yes] Next best: { $choice }, { $cost } less.
}
page-coach-best = best
page-coach-keep = Keep these dice
page-ask-explorer = Ask about this position
page-percent = { $number } %
page-chances = Chance to win
page-chances-round = Chance to win this round

# Real dice

page-real-dice = Dice: { $dice }
page-real-keys = The dice as they lie
page-points-which = How many points?
page-points-none = This box can take nothing now.
page-correct = Correct { $box }
page-correct-was = { $player } has { $points } there.
page-correct-box = Box

# The end

page-end = The end
page-end-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-end-won = { $players } won { $counting ->
        [differences] by { $points } points
        [rounds-won] { $points ->
            [one] { $points } round
           *[other] { $points } rounds
        }
       *[totals] with { $points } points
    }
page-end-shared = { $players } share the win
page-rematch = Play again
page-rematch-go = To the rematch
page-verify = Verify the dice
page-verify-about = Shows the secret behind the dice. After that nothing can be taken back.
page-verified = { $dice } dice recomputed from the sealed secret: all are right.
page-not-verified = { $seal ->
        [no] The secret does not fit the seal.
       *[yes] { $count ->
            [one] One throw is not what the sealed secret gives.
           *[other] { $count } throws are not what the sealed secret gives.
        }
    }
page-record-notation = Notation
page-record-jsonl = JSON Lines
page-record-csv = CSV
