# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Play Yatzy by the rules in your box.
page-default-name = Player
page-opening = One moment …
page-no-script = This page needs JavaScript. Turn it on for this site, then reload.
page-away = The server isn’t answering. Try again in a moment.
page-lost = Connection lost. Reconnecting … Your game is saved.
page-back = You’re back online.
page-slow = Waiting for the server …
page-table-closed = The host of this server closed this table. You can’t play here any more.
page-no-table = No such table
page-no-sheet = No such rules
page-no-sheet-about = Check the address, or choose rules on the home page.
page-nowhere = Nothing here
page-nowhere-about = Check the address. A table code has ten letters and digits.
page-close = Close
page-home = Home
page-rules = Rules
page-records = Records
page-between = Practice and more
page-explorer-go = Explore a position
page-drill-go = Drill
page-undo = Undo

# The start

page-play-now = Play alone
page-again = Play again: { $names }
page-starts = { $player } starts
page-tonight = Tonight: { $score }
page-door-computer = Against the computer
page-door-computer-about = from gentle to perfect
page-door-here = Around this device
page-door-here-about = pass it round
page-door-friends = With friends
page-door-friends-about = by link or code
page-door-real = With real dice
page-door-real-about = a scorecard that adds up
page-day-about = Same dice for everyone
page-day-play = Play
page-day-players = { $players } playing
page-day-best = best { $points }
page-day-streak = { $days } days in a row
page-today = Game of the day
page-join = Join with a code or a link
page-join-example = AB3DE-FG7HJ
page-join-go = Join
page-join-wrong = A code has ten letters and digits.
page-continue = Resume
page-waiting = Nobody yet
page-continue-all = { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
page-forget = Hide { $title }
page-look-again = Review
page-look-more = { $count } more
page-look-at-it = Review the game
page-bring = Import a game
page-own = Own rules
page-own-back = Back to these rules
page-compare = Compare rules
page-no-publisher = House rules
page-sheet-counts = { $boxes } boxes · { $dice } dice
page-sheet-tactic = Pairs, straights and full house. Bonus 50 from 63.
page-sheet-tactic-da = The Danish rules: Yatzy scores its dice plus 50.
page-sheet-tactic-nl = The Dutch rules: you need more than 63 for the bonus.
page-sheet-vinga = No joker, no bonus for another Yatzy.
page-sheet-mb-1973 = A chip for each extra Yahtzee, forced joker. Teams and series.
page-sheet-hasbro = Forced joker, even after a zero.
page-sheet-printworks = 100 for each extra Yatzy, free joker.
page-sheet-philos = A second Yatzi scores 100 in Chance.
page-sheet-philos-fr = The French rules: another Yatzi scores 0 once its upper box is filled.
page-sheet-philos-es = The Spanish rules: another Yatzi scores 0 once the upper section is full.
page-sheet-maxi = Three pairs, villa and tower. Bonus 100 from 84.
page-sheet-forced-order = Fill the boxes from top to bottom.
page-sheet-kniffel = 50 for another Kniffel while its upper box is open, then a joker.
page-sheet-yams = One column; straights need five dice.
page-sheet-yacht = Twelve boxes, no bonus, 30 for each straight.
page-sheet-yacht-dice = As in video games: full house scores its dice, straights 15 and 30.

# Creating a table

page-other-pad = Change rules
page-who = Players
page-name = Name
page-your-name = Your name
page-far-name = Open seat
page-add-here = Player on this device
page-add-far = Player on their own device
page-add-computer = Bot
page-add-known = Add { $name }
page-change-colour = Change the colour of { $name }
page-which-computer = Which bot
page-remove = Remove { $name }
page-raise = Move { $name } up
page-dice = Dice
page-dice-screen = On screen
page-dice-real = Real dice
page-dice-same = Same for everyone
page-dice-screen-about = Rolled here for everyone to see. You can verify them afterwards.
page-dice-real-about = Roll your own dice; the scorecard checks and adds up.
page-dice-same-about = A match: everyone plays on their own device and gets the same rolls. The highest total wins.
page-more = More options
page-options = Options
page-rounds = Rounds
page-round = Round { $round }
page-counting = Scoring of rounds
page-counting-totals = Sum of all rounds
page-counting-differences = Winner’s lead
page-counting-rounds-won = Most rounds won
page-counting-short = { $counting ->
        [differences] Lead
        [rounds-won] Won
       *[totals] Sum
    }
page-teams = Teams
page-teams-none = No teams
page-teams-some = { $number } teams
page-team = Team { $team }
page-begins = Who starts
page-begins-agreed = First player listed
page-begins-roll-off = Highest roll
page-coach-on = Allow the coach
page-no-coach = Without the coach, this server gives no advice on your game until it’s over. It can’t stop anyone from getting advice elsewhere.
page-patience = Wait for absent players
page-start = Start
page-lay = Create table
page-lay-match = Create match
page-series = Series so far

# Before the game

page-lobby = { $free ->
        [0] Everyone is here.
        [one] 1 seat is open.
       *[other] { $free } seats are open.
    }
page-lobby-wait = The game starts when every seat is taken, or when the host starts it.
page-lobby-patience = If someone is away for { $time }, the others can let a bot play for them.
page-remove-player = Remove
page-removed = The host removed you from this table. You can watch. To play, ask the host to let you back in.
page-admit = Let { $name } back in
page-lobby-sit = Take a seat to play.
page-lobby-screen = dice on screen
page-lobby-real = real dice
page-seat-free = Open
page-seat-mine = You
page-sit = Sit here
page-stand-up = Leave seat
page-begin = { $count ->
        [one] Start alone
       *[other] Start with { $count }
    }
page-begin-ask = Start without the others?
page-begin-ask-about = The open seats go away. Anyone who comes later can only watch.
page-invite = Invite players
page-invite-play = Anyone who opens this can take an open seat.
page-invite-look = The game is over: anyone who opens this can review it.
page-share = Share this game
page-invite-watch = The game has started: anyone who opens this can watch.
page-qr = QR code for this table
page-code = Code
page-link = Link
page-copy = Copy
page-copied = Copied
page-not-copied = Select the text and copy it
page-no-code = The QR code appears once the server answers.
page-device = Play on another device
page-device-about = Open this link on your other device to play your seats there too. Only give it to someone who should play for you.
page-device-own = It’s my own device: it can do everything this one can
page-device-qr = QR code for your other device
page-device-make = Create link
page-take-over = Play for { $theirs } on this device?
page-take-over-about = { $held ->
        [yes] This link plays for { $theirs }. If you continue, this device can’t play for { $ours } without a new link.
       *[no] This link plays for { $theirs }. If you continue, this device is no longer the host of the table.
    }
page-take-over-yes = Continue
page-take-over-no = Cancel
page-take-over-none = The link you opened has no seat at this table.

# The table

page-menu = Menu
page-pad = Scorecard
page-story = Latest
page-pad-of = Scorecard of { $player }
page-whole-pad = Whole scorecard
page-people = Players
page-computer = bot
page-turn = turn
page-turn-of = { $player }’s turn
page-turn-number = turn { $turn } of { $turns }
page-table-code = table { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: { $sum } of { $at } so far.
# $points as a number, $way how they compare with what leads to the bonus.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } point ahead of bonus pace.
           *[other] { $points } points ahead of bonus pace.
        }
        [behind] { $points ->
            [one] { $points } point behind bonus pace.
           *[other] { $points } points behind bonus pace.
        }
       *[even] On pace for the bonus.
    }
page-chips = { $count ->
        [0] No chips
        [one] 1 chip, { $points } points
       *[other] { $count } chips, { $points } points
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: scored 0
page-cell-offered = { $box } { $points }: available{ $advised ->
        [yes] , the coach’s choice
        [best] , the best box now
       *[no] {""}
    }
page-cell-zero = { $box } 0: would score 0
page-cell-barred = { $box }: not now. { $why }
page-cell-open = { $box }: open
page-box-about = How it scores: { $box }
page-box-example = For example
page-box-now = These dice
page-box-write = Score { $points } here
page-cheer-box = { $box }!
page-cheer-best = Personal best!
page-sound = Sound
page-pass-on = Your turn. Tap to begin.
page-die = Die { $place }: { $face }{ $kept ->
        [yes] , kept
       *[no] {""}
    }
page-keep-line = Kept dice
page-face = { $face }
page-throws-left = { $count ->
        [0] No rolls left
        [one] 1 roll left
       *[other] { $count } rolls left
    }
page-button-roll = Roll
page-button-roll-named = { $player }, roll
page-button-again = { $count ->
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
page-button-choose = Choose a box
page-button-all-kept = All dice kept
page-button-theirs = { $player } is playing
page-rolled-off = { $player } rolled highest and starts.
page-roll-off = The highest roll starts: { $player } rolls now.
page-do-roll = { $several ->
        [yes] { $player }, roll the dice.
       *[no] Your turn: roll the dice.
    }
page-do-tell = { $several ->
        [yes] { $player }: enter your dice, or tap a box to enter its points.
       *[no] Enter your dice, or tap a box to enter its points.
    }
page-do-keep = Tap the dice to keep, or choose a box.
page-do-choose = No rolls left: choose a box.
page-do-take = Choose a box, or correct the dice.
page-your-turn = { $several ->
        [yes] { $player }’s turn.
       *[no] Your turn.
    }
page-zero = Score 0 in { $box }?
page-zero-yes = Score 0
page-zero-no = Not yet

page-told-rolled = { $you ->
        [yes] You rolled { $dice }.
       *[no] { $player } rolled { $dice }.
    }
page-told-laid = { $you ->
        [yes] Your dice: { $dice }.
       *[no] { $player } has { $dice }.
    }
page-told-kept = { $you ->
        [yes] You keep { $dice }.
       *[no] { $player } keeps { $dice }.
    }
page-told-wrote = { $you ->
        [yes] You scored { $points } in { $box }.
       *[no] { $player } scored { $points } in { $box }.
    }
page-told-struck = { $you ->
        [yes] You scored 0 in { $box }.
       *[no] { $player } scored 0 in { $box }.
    }
page-told-took-back = { $you ->
        [yes] Undone.
       *[no] { $player } undid the last step.
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
page-hand-over = Let a bot play for { $player } …
page-hand-over-who = Who plays for { $player }?
page-hand-over-own = It plays until you return. Take over any time.
page-hand-over-another = Let a bot play for { $player }?
page-hand-over-about = A strong bot plays until { $player } returns.
page-hand-over-go = Let it play
page-has-left = { $player } left the table.
page-waits = { $player } hasn’t answered for a while.
page-absent = { $player } is away. You can let a bot play in { $time }.
page-hand-over-yes = Let { $computer } play
page-not-now = Not now
page-figure-numbers = Show numbers
page-plays-for = { $computer } plays for { $player }
page-for = { $computer } for { $player }
page-come-back = { $player } takes over again
page-come-back-self = Take over again

# The keys

page-keys = Keyboard shortcuts
page-key-space = Space
page-key-enter = Enter
page-keys-roll = roll, or stop the dice
page-keys-keep = keep or release a die
page-keys-tell = enter a die
page-keys-walk = move on the scorecard
page-keys-write = score in the box
page-keys-hint = ask the coach
page-keys-undo = undo
page-keys-card = show these shortcuts

# A match with the same dice

page-match-go = Go to the match
page-match-compare = See how the others did
page-match-sealed = You can verify the dice once the match is over.

# The coach

page-hint = Hint
page-coach = Coach
page-coach-idle = Roll, then ask what to do.
page-coach-thinks = The coach is thinking …
page-coach-says = Coach: { $choice }. { $why }
# $less is no where the next best is worth as much, as far as the number shown tells.
page-coach-second = { $less ->
    [no] Just as good: { $choice }.
   *[yes] Next best: { $choice }, { $cost } less.
}
page-coach-best = best
page-coach-keep = Keep these dice
page-ask-explorer = Explore this position
page-percent = { $number }%
page-chances = Chance to win
page-chances-round = Chance to win this round

# Real dice

page-real-dice = Dice: { $dice }
page-real-keys = Enter your dice
page-points-which = How many points?
page-points-none = You can’t score in this box now.
page-correct = Correct { $box }
page-correct-was = { $player } has { $points } there.
page-correct-box = Box

# The end

page-end = Game over
page-end-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-end-won = { $players } won { $counting ->
        [differences] by { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [rounds-won] { $points ->
            [one] { $points } round
           *[other] { $points } rounds
        }
       *[totals] with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
page-end-shared = { $players } share the win
page-rematch = Play again
page-rematch-go = Go to the rematch
page-end-more = More
page-tonight-title = Tonight, game { $games }
page-evening-end = End the evening
page-evening-won = Winner of the evening: { $player }
page-fair-dice = Fair dice
page-record-notation = Notation
page-record-jsonl = JSON Lines
page-record-csv = CSV
