# One line for everything that can be wrong with what a user gives us.

error-dice-letters = “{ $text }” is not a roll: write the dice as digits, such as 55535.
error-dice-count = “{ $text }” has { $got ->
        [one] { $got } die
       *[other] { $got } dice
    }; this sheet is played with { $expected }.
error-dice-face = “{ $text }” is not a roll: dice show 1 to 6, not { $face }.
error-sheet-unknown = There is no sheet “{ $name }”. { $near ->
        [none] There are: { $known }. A path to a file of your own works too.
       *[other] Did you mean { $near }?
    }
    .guest = There is no sheet “{ $name }”. { $near ->
        [none] There are: { $known }.
       *[other] Did you mean { $near }?
    }
error-sheet-missing = There is no such file.
error-sheet-unreadable = The file cannot be read: { $problem }.
error-sheet-too-large = The file is too large for a rule sheet: the limit is { $largest } kB.
error-sheet-encoding = This is not a text file: a rule sheet is TOML in UTF-8.
error-sheet-line = A line is longer than { NUMBER($longest, useGrouping: 0) } characters.
error-sheet-toml = This is not valid TOML: { $problem }
error-sheet-empty = The sheet is empty.
error-card-entry = “{ $part }” is not a filled box: write it as box=points, such as yatzy=50.
error-card-box = This sheet has no box “{ $key }”. It has: { $known }.
error-card-twice = The box { $key } is filled twice.
error-card-points = { $key } can never hold { $points }. It can hold: { $possible }.
error-card-further = { $key } can hold { $points } only after { $needed } was filled with points.
error-card-order = This sheet is filled from top to bottom, and { $key } is still open.
error-card-bonus = { $most ->
        [0] There can be no bonus for a further five alike on this card.
       *[other] Bonuses for further five alike are { $each } each, and at most { $most } on this card, not { $bonus }.
    }
error-card-bonus-box = { $points } in { $key } cannot have brought a bonus of { $bonus } on this card.
error-card-full = Every box is filled: there is nothing left to play.
error-language-unknown = There is no language “{ $language }”. There are: { $known }.
error-pad-columns = A pad has { $least } to { $most } columns, not { NUMBER($got, useGrouping: 0) }.

error-line = line { $line }: { $told }

error-no-terminal = This needs a terminal to play in, not a pipe or a file.
error-games-sure = { $game } would be gone for good. Add --yes if that is what you want.
error-games-at-server = { $game } is a table of the server. It is played there: yatzy serve opens it.
error-games-served = { $game } is a table of the server, which is running just now. Stop it first.
error-record-which = Name the file of a record, or send one through a pipe.
error-record-unwritable = It cannot be written: { $problem }.

# Laying a table.

error-setup-players = This sheet is for { $least } to { $most } players, or one who practises; there are { $got }.
error-setup-name = “{ $name }” is not a name: a name has 1 to { $longest } characters, on one line.
error-setup-name-twice = Two players are called { $name }.
error-setup-teams = There can be { $allowed } teams, not { $got }.
error-setup-team-seats = Every player belongs to one team, and no team is empty.
error-setup-tag = “{ $text }” is not { $tag ->
        [date] a date such as 2026-11-15
        [seal] a seal: 64 hexadecimal digits
        [match] the name of a match: letters and digits, up to 40
       *[game_id] the name of a game: letters and digits, up to 40
    }.
error-setup-match = In a duplicate match everyone plays alone, with dice on the screen and no roll-off.
error-setup-rounds = A series has 1 to { $most } rounds, not { $got }.
error-setup-words = Lucky words: { $got } for { $players } players. One each, or none.
error-setup-computers = If a computer plays, say for every seat whether one does: for { $players }, not { $got }.
error-setup-computer = “{ $computer }” is not the name of a computer player: small letters, digits and hyphens.
error-setup-computer-dice = Computer players need dice on the screen: they cannot throw real ones.
error-setup-choice = { $tag } must be one of { $choices }, not “{ $text }”.
error-setup-word = “{ $word }” is not a lucky word: one has up to { $longest } characters, on one line.

# Moves that are refused.

error-move-not-your-turn = It is not your turn: { $player } plays.
error-move-game-over = The game is over.
error-move-roll-off = First everyone throws to decide who begins.
error-move-before-roll = Throw the dice first.
error-move-no-roll-left = { $rolls ->
        [one] There is only one throw
       *[other] There are only { $rolls } throws
    } in a turn: choose a box.
error-move-all-kept = All dice are kept: choose a box, or keep fewer.
error-move-not-there = { $there ->
        [0] No die shows { $face }.
       *[other] Not that many dice show { $face }: there { $there ->
            [one] is { $there }
           *[other] are { $there }
        }.
    }
error-move-dice-count = { $expected ->
        [one] One die is
       *[other] { $expected } dice are
    } thrown here, not { $got }.
error-move-dice-face = Dice show 1 to 6, not { $face }.
error-move-not-yours = That is { $other }’s column; it is { $player }’s turn.
error-game-and-options = Either go on with a game, or say what a new one is to be.
error-move-dice-lie = The dice of this turn are there already: choose a box.
error-move-no-box = This sheet has no box “{ $box }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
error-move-box-filled = { $box } is filled already.
error-move-box-forbidden = { $box } may not be taken now.
error-move-typed = “{ $typed }” is neither dice nor points: type the dice, or points such as 28 or 30+100.
error-move-points-needed = How many points in { $box }?
error-move-points = { $box } cannot take { $points } now. It can take: { $possible }.
error-move-points-differ = The dice give { $right } in { $box }, not { $points }.
error-move-only-real-dice = That works only with real dice.
error-move-across-dice = Dice that were thrown stay thrown.
error-move-computers = What { $player } wrote stands: only what people do can be taken back.
error-move-nothing-done = There is nothing to take back.
error-move-no-turn = There is no turn { $turn } to correct.
error-move-conflict = That cannot be: { $player } wrote { $points } in { $box } later. Correct that first.
error-move-not-over = The dice stay sealed until the game is over.
error-move-no-secret = These dice were never sealed.
error-move-rolls-left = After a throw there are 0 to { $most } throws left, not { $got }.
error-move-shown = The game is closed: its dice were shown.

# Records of games.

error-record-page = The page would overwrite the record.
error-record-no-coach = This table plays without a coach: its game can be reviewed when it is over.
error-record-empty = There is no game in it.
error-record-unreadable = It cannot be read: { $problem }.
error-record-missing = There is no such file.
error-record-nowhere = There is neither a file nor a kept game of that name. yatzy games lists the games.
error-record-none-played = No turn has been played yet in any game that is kept. Name the file of a record, or send one through a pipe.
error-record-too-large = It is too large for the record of a game: the limit is { $largest } MB.
error-record-encoding = This is not a text file: a record is text in UTF-8.
error-record-json = This is not valid JSON: { $problem }
error-record-data = This is not an event of a game: { $problem }
error-record-seq = Event { $expected } is missing; { $got } comes instead.
error-record-moment = “{ $got }” is not a moment such as 2026-11-15T19:30:00Z.
error-record-newer = It is in version { $version }, and this yatzy reads versions 1 to { $known }. Perhaps a newer one wrote it.
error-record-no-start = It does not begin with the start of a game.
error-record-started-twice = The game starts a second time.
error-record-event = That cannot have happened.
error-record-digest = The rules of { $sheet } here ({ $found }) are not those it was played by ({ $digest }).
error-record-tag = “{ $text }” is not a tag. There are: { $known }.
error-record-tag-twice = The tag { $tag } is there twice.
error-record-no-tag = The tag { $tag } is missing.
error-record-number = “{ $text }” is not a number.
error-record-choice = { $tag } must be one of { $choices }, not “{ $text }”.
error-record-computer = “{ $text }” is not a computer player at this table: write the seat and a name, such as 2 casual.
error-record-sheet = There is no sheet “{ $sheet }” on the shelf. There are: { $known }. A sheet of your own comes along in the tag Rules, as yatzy games export writes it.
    .guest = There is no sheet “{ $sheet }” on the shelf. There are: { $known }. A sheet of your own comes along in the tag Rules.
error-record-rules = The rules are not those of { $sheet }.
error-record-heading = “{ $expected }” should be here, not “{ $text }”.
error-record-name = “{ $text }” does not play here: it is { $player }’s turn.
error-record-unfinished = The turn of { $player } has no end.
error-record-part = “{ $text }” cannot be read: a turn is dice, what was kept, a box and its points.
error-record-kept = { $kept } was kept, but is not in { $dice }.
error-verify-real-dice = It was played with real dice: there is nothing to recompute.
error-verify-no-seal = Its dice were never sealed, so nobody can recompute them.
error-verify-no-secret = The dice are still sealed: the secret is shown when the game is over.
error-verify-bad-secret = Its secret is not written in hexadecimal digits.

# Solving.

error-solve-threads = There can be 1 to { NUMBER($most, useGrouping: 0) } threads, not { $got }.
error-solver-too-large = This sheet has at least { $states } states: solving it takes { $needed } GiB of memory, and { $free } GiB are free.
error-solver-odds-too-large = The exact odds need at least { $needed } GiB of memory, and { $free } are free here. --games 1000000 finds them by playing.
error-solver-games = There must be at least one game to play, not { $got }.
error-advise-dice = Which { $dice } dice? For example: yatzy advise 12344
error-advise-against = --against takes final totals, such as 231,204, not “{ $text }”.
error-odds-filled = --filled is about one sheet, and several were named.
error-odds-sheets = At most { $most } sheets can be compared at a time, not { $got }.
error-odds-games = --games is a number from 1 to { $most }, not { $got }.
error-solver-no-memory = There is not enough memory for this.
error-solver-threads = There must be at least one thread, not { $got }.
error-solver-other-array = These are not values of this sheet: there must be { $expected } of them in one row, not { $got }.
error-solver-other-sheet = The card is of a different sheet ({ $card }) from the solution ({ $values }).
error-race-too-early = With { $open } boxes open it is too early to play for the win alone: that begins with { $most }. Until then, best play is for points.
error-race-too-large = Playing for the win takes { $needed } GiB of memory on this sheet, and { $free } GiB are free.
error-file-no-folder = There is no such folder.
error-file-unwritable = It cannot be written: { $problem }.
error-export-suffix = The name of the file has to end in one of these: { $known }
error-export-option = { $option } has nothing to do with { $what }.
error-export-either = --filled, --dice and --rolls-left are about one card; --games, --player and --seed are about games.
error-export-player = --player names one computer player, not { $got }.

# Where games are kept.

error-extra-missing = A package is missing for this: { $package }. Install it with: { $command }
error-store-no-game = There is no game “{ $game }”. yatzy games lists them.
error-store-many-games = Several games begin with “{ $beginning }”: { $games }.
error-store-known = The game { $game } is here already.
error-store-moved-on = The game went on elsewhere, perhaps in another terminal. You see it as it is now.
error-store-no-secret = The dice of { $game } were sealed on another machine: it cannot go on here.
error-store-full = The disk is full, so nothing was written. What was kept before is safe: { $place }
error-store-not-taken = The disk did not take what was to be written to { $place } ({ $problem }): it may be full, your share of it used up, or it may be failing. What was kept before is safe.
error-store-read-only = Nothing can be written to { $place }: it is read-only.
error-store-cannot-open = Games cannot be kept in { $place }: { $problem }.
error-store-busy = Another program is writing to { $place }. Try again.
error-store-damaged = { $place } is not a store of games, or is damaged: { $problem }.
error-store-gone = { $place } was moved, deleted or replaced while it was open, so nothing was written. Start again.
error-store-foreign = { $place } is the database of another program: nothing was written to it.
error-store-newer = { $place } was made by a newer yatzy. Update this one.
error-store-failed = { $place } could not be used: { $problem }.
error-store-served = { $place } is served already, by another yatzy serve. Stop that one, or keep games elsewhere: --database
error-store-closed = { $place } is closed here: nothing more is written to it.
error-store-address = This is not the address of a database. Give a file, or an address such as postgresql://name:password@host/database; in a name or password, characters like @ / : # are written %40 %2F %3A %23.
error-store-unreachable = { $place } cannot be reached: { $problem }.
error-store-away = { $place } does not answer. What was kept before is safe; try again in a moment.
error-store-locked = { $place } lets nobody in with this name and password.
error-store-no-right = { $place } does not let this user make or use tables. Whoever runs it can allow that: GRANT CREATE ON SCHEMA …
error-store-no-database = There is no such database: { $place }. It has to be made first, for example with createdb.

# Faults in a sheet; the path to the fault stands before each.

fault-whole-sheet = the sheet
fault-more = (and { $count } more: see yatzy sheets check)
    .guest = (and { $count } more)
fault-missing = missing.
fault-unknown-key = not known here. Known: { $known }.
fault-not-table = must be a table, not { $got }.
fault-not-list = must be a list, not { $got }.
fault-list-length = must have 1 to { $most } items, not { $got }.
fault-twice = something is in it twice.
fault-not-whole = must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not { $got }.
fault-not-flag = must be true or false, not { $got }.
fault-not-text = must be text, not { $got }.
fault-bad-text = must be one line of text with 1 to { $longest } characters.
fault-not-key = must be lower-case letters, digits and hyphens, up to { $longest } and a letter first, such as "full-house", not { $got }.
fault-not-choice = must be one of { $choices }, not { $got }.
fault-not-language = must be a language code such as "fi", not { $got }.
fault-not-pattern = must be "any" or a table with one of { $known }, not { $got }.
fault-not-pays = must be "all", "matched", either with a number added ("all+50"), or a number up to { $most }, not { $got }.
fault-key-taken = the name { $key } is taken.
fault-upper-box = a box of the upper section counts one face, pays "matched" and is not a last resort.
fault-too-many-dice = needs { $needed } dice, and the sheet has { $dice }.
fault-no-upper-box = there is no box in the upper section.
fault-not-five-alike = must name a box with the pattern groups = [{ $dice }].
fault-needs-forced-joker = works only with joker = "forced".
fault-against-joker = cannot go together with a joker.
fault-against-order = cannot go together with order = "fixed".
fault-needs-chance = needs exactly one box with the pattern "any"; there are { $got }.
fault-less-than-chance = must be at least what Chance pays for the same roll: { $least }.
fault-id-taken = { $id } is the name of a sheet that comes with yatzy and has other rules. Choose another.
