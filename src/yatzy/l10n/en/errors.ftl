# One line for everything that can be wrong with what a user gives us.

error-dice-letters = “{ $text }” isn’t a roll. Type the dice as digits, such as 55535.
error-dice-count = “{ $text }” has { $got ->
        [one] { $got } die
       *[other] { $got } dice
    }; these rules use { $expected }.
error-dice-face = “{ $text }” isn’t a roll: dice show 1 to 6, not { $face }.
error-sheet-unknown = There are no rules called “{ $name }”. { $near ->
        [none] Choose from: { $known }. The path to your own file works too.
       *[other] Did you mean { $near }?
    }
    .guest = There are no rules called “{ $name }”. { $near ->
        [none] Choose from: { $known }.
       *[other] Did you mean { $near }?
    }
error-option-unknown = The rules { $sheet } have no option “{ $option }”. { $known ->
        [none] There are none.
       *[other] There are: { $known }.
    }
error-options-exclude = Choose one: { $one } and { $other } exclude each other.
error-sheet-missing = There is no such file.
error-sheet-unreadable = Can’t read the file: { $problem }.
error-sheet-too-large = The file is too large: rules can have up to { $largest } kB.
error-sheet-encoding = This isn’t a text file: rules are TOML in UTF-8.
error-sheet-line = A line is longer than { NUMBER($longest, useGrouping: 0) } characters.
error-sheet-toml = This isn’t valid TOML: { $problem }
error-sheet-empty = The rules are empty.
error-sheet-not-offline = These rules can only be played with a server.
error-card-entry = “{ $part }” isn’t a filled box. Write box=points, such as yatzy=50.
error-card-box = These rules have no box “{ $key }”. Choose from: { $known }.
error-card-twice = The box { $key } is filled twice.
error-card-points = The box { $key } can never hold { $points }. Possible: { $possible }.
error-card-further = The box { $key } can hold { $points } only after { $needed } was filled with points.
error-card-order = You fill this scorecard from top to bottom, and the box { $key } is still open.
error-card-bonus = { $most ->
        [0] This scorecard can’t have a bonus for another five of a kind.
       *[other] Bonuses for another five of a kind are { $each } each, and at most { $most } on this scorecard, not { $bonus }.
    }
error-card-bonus-box = { $points } in the box { $key } can’t have earned a bonus of { $bonus } on this scorecard.
error-card-full = Every box is filled: there’s nothing left to play.
error-language-unknown = There is no language “{ $language }”. Choose from: { $known }.
error-pad-columns = A pad has { $least } to { $most } columns, not { NUMBER($got, useGrouping: 0) }.

error-line = line { $line }: { $told }

error-no-terminal = This needs a terminal, not a pipe or a file.
error-games-sure = This deletes { $game } permanently. Add --yes to confirm.
error-games-at-server = { $game } is a table of the server. Start yatzy serve and play it there.
error-games-served = { $game } is a table of a running server. Stop the server first.
error-record-which = Name a game file, or send a game through a pipe.
error-record-unwritable = Can’t write it: { $problem }.

# Creating a game.

error-setup-players = These rules are for { $least } to { $most } players, or one to practise; you named { $got }.
error-setup-name = “{ $name }” isn’t a name: use 1 to { $longest } characters on one line.
error-setup-name-twice = Two players are called { $name }. Change one of the names.
error-setup-teams = There can be { $allowed } teams, not { $got }.
error-setup-team-seats = Every player needs a team, and every team a player.
error-setup-tag = “{ $text }” isn’t { $tag ->
        [date] a date such as 2026-11-15
        [seal] a fingerprint: 64 hexadecimal digits
        [match] the name of a match: letters and digits, up to 40
       *[game_id] the name of a game: letters and digits, up to 40
    }.
error-setup-match = In a duplicate match everyone plays alone, with dice on screen and no roll-off.
error-setup-rounds = A series has 1 to { $most } rounds, not { $got }.
error-setup-words = Lucky words: { $got } for { $players } players. Give one each, or none.
error-setup-computers = With bots, say for each of the { $players } seats whether a bot plays there; you gave { $got }.
error-setup-computer = “{ $computer }” isn’t the name of a bot: use lower-case letters, digits and hyphens.
error-setup-computer-dice = Bots need dice on screen: they can’t roll real ones.
error-setup-choice = { $tag } must be one of { $choices }, not “{ $text }”.
error-setup-word = “{ $word }” isn’t a lucky word: use up to { $longest } characters on one line.

# Moves that are refused.

error-move-not-your-turn = It’s not your turn: { $player } is playing.
error-move-game-over = The game is over.
error-move-roll-off = First everyone rolls to decide who starts.
error-move-before-roll = Roll the dice first.
error-move-no-roll-left = { $rolls ->
        [one] You have only 1 roll
       *[other] You have only { $rolls } rolls
    } per turn: choose a box.
error-move-all-kept = All dice are kept: choose a box, or keep fewer dice.
error-move-not-there = { $there ->
        [0] No die shows { $face }.
       *[other] Not that many dice show { $face }: there { $there ->
            [one] is { $there }
           *[other] are { $there }
        }.
    }
error-move-dice-count = { $expected ->
        [one] You roll 1 die
       *[other] You roll { $expected } dice
    } here, not { $got }.
error-move-dice-face = Dice show 1 to 6, not { $face }.
error-move-not-yours = That’s { $other }’s column; it’s { $player }’s turn.
error-game-and-options = Name a game to resume, or options for a new one, not both.
error-move-dice-lie = You’ve entered the dice of this turn: choose a box.
error-move-no-box = These rules have no box “{ $box }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
error-move-box-filled = The box { $box } is already filled. Choose another.
error-move-box-forbidden = The box { $box } isn’t allowed now. Choose another.
error-move-typed = “{ $typed }” is neither dice nor points: type the dice, or points such as 28 or 30+100.
error-move-points-needed = How many points in { $box }?
error-move-points = The box { $box } can’t hold { $points } now. Possible: { $possible }.
error-move-points-differ = The dice score { $right } in { $box }, not { $points }.
error-move-only-real-dice = That works only with real dice.
error-move-across-dice = You can’t undo a roll.
error-move-computers = You can’t undo what { $player } played: only people’s moves can be undone.
error-move-nothing-done = There’s nothing to undo.
error-move-no-turn = There’s no turn { $turn } to correct.
error-move-conflict = That doesn’t fit: { $player } scored { $points } in { $box } later. Correct that first.
error-move-not-over = The seed stays hidden until the game is over.
error-move-no-secret = These dice have no seed to show.
error-move-rolls-left = After a roll, 0 to { $most } rolls are left, not { $got }.
error-move-shown = The game is closed: its seed was shown.

# Game files.

error-record-page = The page would overwrite the game file. Choose another name.
error-record-empty = There’s no game in it.
error-record-empty-input = There’s no game on standard input. Name a game file, or send a game through a pipe.
error-record-unreadable = Can’t read it: { $problem }.
error-record-missing = There is no such file.
error-record-nowhere = There is no file and no saved game of that name. List your games with yatzy games.
error-record-none-played = None of your saved games has a finished turn yet. Name a game file, or send a game through a pipe.
error-record-too-large = It’s too large for a game: the limit is { $largest } MB.
error-record-encoding = This isn’t a text file: a game file is text in UTF-8.
error-record-json = This isn’t valid JSON: { $problem }
error-record-data = This isn’t an event of a game: { $problem }
error-record-seq = Event { $expected } is missing; { $got } comes instead.
error-record-moment = “{ $got }” isn’t a time such as 2026-11-15T19:30:00Z.
error-record-newer = It has version { $version }; this yatzy reads versions 1 to { $known }. Update yatzy to read it.
error-record-no-start = It doesn’t begin with the start of a game.
error-record-started-twice = The game starts a second time.
error-record-event = This can’t have happened.
error-record-digest = The rules of { $sheet } here ({ $found }) aren’t the ones it was played by ({ $digest }).
error-record-tag = “{ $text }” isn’t a tag. Choose from: { $known }.
error-record-tag-twice = The tag { $tag } appears twice.
error-record-no-tag = The tag { $tag } is missing.
error-record-number = “{ $text }” isn’t a number.
error-record-choice = { $tag } must be one of { $choices }, not “{ $text }”.
error-record-computer = “{ $text }” isn’t a bot at this table: write the seat and a name, such as 2 casual.
error-record-sheet = There are no rules called “{ $sheet }”. Choose from: { $known }. Your own rules travel in the tag Rules, as yatzy games export writes it.
    .guest = There are no rules called “{ $sheet }”. Choose from: { $known }. Your own rules travel in the tag Rules.
error-record-rules = The rules aren’t those of { $sheet }.
error-record-heading = “{ $expected }” should be here, not “{ $text }”.
error-record-name = “{ $text }” can’t play here: it’s { $player }’s turn.
error-record-unfinished = { $player }’s turn has no end.
error-record-part = Can’t read “{ $text }”: a turn is dice, what was kept, a box and its points.
error-record-kept = { $kept } was kept, but isn’t in { $dice }.
error-verify-real-dice = This game was played with real dice: there’s nothing to recompute.
error-verify-no-seal = This game has no fingerprint of its dice, so nobody can recompute them.
error-verify-no-secret = The seed is still hidden: it’s shown when the game is over.
error-verify-bad-secret = Its seed isn’t written in hexadecimal digits.
error-verify-day-open = The game of { $day } is still open: its seed is shown once nobody can play it any more.
error-verify-day-file = This file doesn’t prove a day. Save the answer of /api/days unchanged.

# Solving.

error-solve-threads = The number of threads must be 1 to { NUMBER($most, useGrouping: 0) }, not { $got }.
error-solver-too-large = These rules have at least { $states } states: solving them needs { $needed } GiB of memory, and { $free } GiB are free.
error-solver-not-offline = This device has no solution of these rules. Ask on a computer that has yatzy installed: it can solve them.
error-solver-odds-too-large = The exact odds need at least { $needed } GiB of memory, and { $free } are free. Estimate them with --games 1000000.
error-solver-games = Play at least one game, not { $got }.
error-advise-dice = Which { $dice } dice? For example: yatzy advise 12344
error-advise-against = --against needs final totals, such as 231,204, not “{ $text }”.
error-odds-filled = --filled works with one set of rules; you named several.
error-odds-sheets = You can compare up to { $most } at a time, not { $got }.
error-odds-games = --games must be a number from 1 to { $most }, not { $got }.
error-solver-no-memory = There isn’t enough memory for this.
error-solver-threads = There must be at least one thread, not { $got }.
error-solver-other-array = These aren’t values for these rules: there must be { $expected } of them in one row, not { $got }.
error-solver-other-sheet = The scorecard is of other rules ({ $card }) than the solution ({ $values }).
error-race-too-early = With { $open } open boxes it’s too early to play for the win alone: that starts at { $most }. Until then, best play is for points.
error-race-too-large = Playing for the win needs { $needed } GiB of memory with these rules, and { $free } GiB are free.
error-file-no-folder = There is no such folder.
error-file-unwritable = Can’t write it: { $problem }.
error-export-suffix = The file name must end in one of these: { $known }
error-export-option = { $option } doesn’t work with { $what }.
error-export-either = --filled, --dice and --rolls-left are for one scorecard; --games, --player and --seed are for games.
error-export-player = --player names one bot, not { $got }.

# Where games are saved.

error-extra-missing = A package is missing for this: { $package }. Install it with: { $command }
error-store-no-game = There is no game “{ $game }”. List your games with yatzy games.
error-store-many-games = Several games start with “{ $beginning }”: { $games }. Type more of the name.
error-store-known = You already have the game { $game }.
error-store-moved-on = The game went on elsewhere, perhaps in another terminal. You now see its current state.
error-store-no-secret = The seed of { $game } is on another machine: the game can’t be resumed here.
error-store-full = The disk is full, so nothing was written. What you saved before is safe: { $place }
error-store-not-taken = Can’t write to { $place } ({ $problem }): the disk may be full or failing, or your quota used up. What you saved before is safe.
error-store-read-only = Can’t write to { $place }: it’s read-only.
error-store-cannot-open = Can’t save games in { $place }: { $problem }.
error-store-busy = Another program is writing to { $place }. Try again.
error-store-damaged = { $place } isn’t a game database, or is damaged: { $problem }.
error-store-gone = { $place } was moved, deleted or replaced while open, so nothing was written. Start again.
error-store-foreign = { $place } is the database of another program: nothing was written to it.
error-store-newer = { $place } was made by a newer yatzy. Update this one.
error-store-failed = Can’t use { $place }: { $problem }.
error-store-served = Another yatzy serve uses { $place }. Stop it, or choose another place with --database.
error-store-no-home = This user has no home folder. Name a folder: { $variable }=/a/folder
error-store-other-log = The file { $log } beside { $place } belongs to other games: a backup was copied over the file alone. Nothing was changed. If { $place } is the one you want, delete { $log }; yatzy host restore does that for you.
error-store-closed = { $place } is closed: nothing more is written to it.
error-store-address = This isn’t a database address. Give a file, or an address such as postgresql://name:password@host/database; in a name or password, write @ / : # as %40 %2F %3A %23.
error-store-unreachable = Can’t reach { $place }: { $problem }.
error-store-away = { $place } isn’t answering. What you saved before is safe; try again in a moment.
error-store-locked = { $place } refuses this user name and password.
error-store-no-right = { $place } doesn’t let this user create or use tables. Its administrator can allow it: GRANT CREATE ON SCHEMA …
error-store-no-database = There is no database { $place }. Create it first, for example with createdb.

# Problems in own rules; the path to the problem stands before each.

fault-whole-sheet = the rules
fault-more = (and { $count } more: see yatzy sheets check)
    .guest = (and { $count } more)
fault-missing = missing.
fault-unknown-key = unknown here. Known: { $known }.
fault-not-table = must be a table, not { $got }.
fault-not-list = must be a list, not { $got }.
fault-list-length = must have 1 to { $most } items, not { $got }.
fault-twice = has a duplicate.
fault-not-whole = must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not { $got }.
fault-not-flag = must be true or false, not { $got }.
fault-not-text = must be text, not { $got }.
fault-bad-text = must be one line of text with 1 to { $longest } characters.
fault-not-key = must be lower-case letters, digits and hyphens, up to { $longest }, starting with a letter, such as "full-house", not { $got }.
fault-not-choice = must be one of { $choices }, not { $got }.
fault-not-language = must be a language code such as "fi", not { $got }.
fault-not-pattern = must be "any" or a table with one of { $known }, not { $got }.
fault-not-pays = must be "all", "matched", either with a number added ("all+50"), or a number up to { $most }, not { $got }.
fault-key-taken = the name { $key } is taken.
fault-upper-box = a box of the upper section counts one face, pays "matched" and isn’t a last resort.
fault-too-many-dice = needs { $needed } dice, and these rules use { $dice }.
fault-no-upper-box = there is no box in the upper section.
fault-not-five-alike = must name a box with the pattern groups = [{ $dice }].
fault-needs-forced-joker = works only with joker = "forced".
fault-against-joker = doesn’t work together with a joker.
fault-against-order = doesn’t work together with order = "fixed".
fault-needs-chance = needs exactly one box with the pattern "any"; there are { $got }.
fault-less-than-chance = must be at least what Chance pays for the same roll: { $least }.
fault-id-taken = { $id } is the name of rules that come with yatzy. Choose another.
