# The command line.

cli-yatzy = Play and study Yatzy by the rules in your box.
    .lang = Language of the output, such as fi. Default: the terminal’s.
    .help-flag = Show this help and exit.
    .version-flag = Show the version and exit.
    .completion-flag = Install Tab completion for bash, zsh or fish.
    .usage = Usage: { $form }
    .commands = Commands
    .parameters = Parameters
cli-sheets = List all rules, or check your own.
    .json = Print JSON.
cli-sheets-check = Check rules of your own.
    .file = The rules, a TOML file.
    .json = Print JSON.
cli-rules = Print the rules.
    .sheet = The rules: a name, or the path to your own file.
    .json = Print JSON.
cli-score = Show what a roll scores in every open box, and why.
    .dice = The dice as digits, such as 55535. Leave them out to be asked for one roll after another.
    .sheet = The rules: a name, or the path to your own file. Default: { $default }.
    .filled = Filled boxes, by key or printed name, such as yatzy=50,fives=25+100 (add a bonus with +).
    .json = Print JSON.

cli-play = Play in the terminal. Resumes your last game, or starts a new one.
    .game = The game to resume: its name as yatzy games lists it, or the start of it.
    .new = Start a new game even if another is unfinished.
    .sheet = The rules for a new game: a name, or the path to your own file.
    .players = The players, such as Anna,Bo.
    .teams = Number of teams, 2 or 3; a team shares a column.
    .rounds = Number of rounds, up to 6.
    .counting = How rounds are scored.
    .start = Who starts: the first player listed, or the winner of a roll-off.
    .computers = Bots at the table, separated by commas; the same one can play twice. Choose from: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Play without the coach.
cli-pad = Keep score for real dice, or print a pad.
    .game = The game to resume: its name as yatzy games lists it, or the start of it.
    .new = Start a new game even if another is unfinished.
    .sheet = The rules for a new game: a name, or the path to your own file.
    .players = The players, such as Anna,Bo.
    .teams = Number of teams, 2 or 3; a team shares a column.
    .rounds = Number of rounds, up to 6.
    .counting = How rounds are scored.
    .start = Who starts: the first player listed, or the winner of a roll-off.
    .no_coach = Play without the coach.
    .print = Write an empty pad as a web page to print, and do nothing else.
    .columns = Number of columns on the printed pad. Default: { $default }.
cli-games = List your saved games.
    .all = List all games, not just the latest.
    .json = Print JSON.
cli-games-show = Show the scorecard of a game.
    .game = The game: its name as yatzy games lists it, or the start of it.
    .json = Print JSON.
cli-games-export = Export a game.
    .game = The game: its name as yatzy games lists it, or the start of it.
    .jsonl = Write JSON Lines instead of the readable notation.
    .to = The file to write. Default: standard output.
cli-games-import = Import a game.
    .file = The game, in the notation or in JSON Lines. Default: standard input.
cli-games-delete = Delete a game permanently.
    .game = The game: its name as yatzy games lists it, or the start of it.
    .database = The database: a file, or postgresql://user@host/name. Default: your own games.
    .yes = Confirm the deletion.
cli-records = Show the best and average of every player, for each set of rules.
    .sheet = Only these rules.
    .player = Only this player, with rates and costly habits once the rules are solved.
    .html = Also write a page with charts, rates and costly habits to this file.
    .json = Print JSON.
cli-review = Review a game: luck, points lost by every choice, and what was better.
    .file = A game file, or the name of a saved game. Default: your last game, or what comes through a pipe.
    .html = Also write a page with charts and every choice to this file.
    .json = Print JSON.
cli-verify = Verify the dice of a game: recompute them from their seed.
    .file = A game file, or the name of a saved game. Default: standard input.
    .day = For a game of the day: the file that proves that day, as a server’s /api/days gives it.
    .anchor = The anchor you noted earlier, instead of the one in that file.
    .json = Print JSON.
cli-solve = Solve a set of rules: the expected total with best play.
    .sheet = The rules: a name, or the path to your own file. Default: { $default }.
    .fresh = Solve again even if a solution is saved.
    .threads = Number of threads. Default: one per core.
    .json = Print JSON.
cli-advise = Show the best choice for these dice, what every other choice loses, and why.
    .dice = The dice as digits, such as 12344.
    .rolls_left = Rolls left. Default: all but the first.
    .sheet = The rules: a name, or the path to your own file. Default: { $default }.
    .filled = Filled boxes, by key or printed name, such as yatzy=50,fives=25+100 (add a bonus with +).
    .against = Final totals of the others, such as 231,204: also show what wins most often.
    .all = List every choice, not just the best.
    .json = Print JSON.
cli-drill = Practise: choose a move and see what it loses.
    .sheet = The rules: a name, or the path to your own file. Default: tactic; with --own, all rules.
    .own = Use positions from your own games where someone lost points.
    .player = With --own: only this player’s games.
    .today = Ask the position of the day, the same for everyone.
    .date = Ask the position of another day, such as 2026-11-15.
    .count = Number of questions. Default: 10.
    .seed = A number that gives the same positions each time.
    .answer = Answer one question directly: dice to keep, such as 44, or a box.
    .json = Print JSON, one question per line, with every choice.
cli-odds = Show how games end with best play: the exact odds of every total and every box.
    .sheets = The rules: a name, or the path to your own file; or several to compare. Default: tactic.
    .filled = Filled boxes, by key or printed name, such as yatzy=50,fives=25+100 (add a bonus with +).
    .games = Estimate from this many simulated games instead of computing exactly.
    .svg = Also write a chart to this file.
    .json = Print JSON.
cli-compare = Compare rules: what differs, the average with best play, and the same dice scored by each.
    .sheets = Two or more: names, or paths to your own files. With one: what its options are worth.
    .dice = Dice for each to score, such as 55566.
    .json = Print JSON.
cli-simulate = Let bots play many games; show their averages and how often each wins.
    .players = The bots, separated by commas; the same one can play twice. Choose from: beginner, casual, strong, perfect, cautious, bold, winner. Default: { $default }.
    .sheet = The rules: a name, or the path to your own file. Default: { $default }.
    .games = Number of games. Default: 10000, or 500 with winner, which plays about ten a second.
    .seed = A number for the dice: the same seed gives the same games. Default: { $default }.
    .json = Print JSON.
cli-export = Export data about the rules for study, as Parquet or CSV.
    .what = What to write: every state between two turns; the points still to come from each with best play; every choice with the points it loses; or games played by a bot.
    .sheet = The rules: a name, or the path to your own file. Default: { $default }.
    .to = The file to write, ending in .parquet or .csv. Default: CSV to standard output.
    .states = Describe the state in every row.
    .filled = Filled boxes, by key or printed name, such as yatzy=50,fives=25+100 (add a bonus with +).
    .dice = For advice: only these dice, such as 12344. Default: every roll.
    .rolls_left = For advice: only with this many rolls left. Default: any number.
    .games = Number of games to play. Default: 1000. With --games, --player or --seed, advice covers games, otherwise one scorecard.
    .player = The bot: beginner, casual, strong, perfect, cautious, bold, winner. Default: perfect.
    .seed = A number for the dice: the same seed gives the same games. Default: 0.

column-game = Game
column-games = Games
column-when = Date
column-state = Result
column-player = Player
column-best = Best
column-average = Average
games-none = No games yet. Start one with yatzy play.
games-more = { $count ->
        [one] 1 more: yatzy games --all
       *[other] { $count } more: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, real dice
games-under-way = { $percent }% played
games-exported = Exported { $game } to { $file }.
export-rows = Rows to write: { $rows }
export-writing = Writing
export-written = Rows in { $file }: { $rows }
games-imported = Imported { $game }. See it with yatzy games show { $game }.
games-known = You already have { $game }.
games-deleted = Deleted { $game }.
records-reading = Reading games
records-none = No finished rounds yet.
records-no-match = No finished rounds for this player and these rules.
verify-good = The dice are right: the seed fits its fingerprint and gives exactly { $throws ->
        [one] this roll
       *[other] these { $throws } rolls
    } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }).
verify-seal-wrong = The seed doesn’t fit its fingerprint: it isn’t the one fixed before the game.
verify-mismatch = Roll { $number } ({ $place }): the record says { $recorded }, the seed gives { $right }.
verify-in-roll-off = { $player }, roll-off
verify-in-turn = round { $round }, turn { $turn }, { $player }, roll { $roll } of the turn
verify-day-good = { $day }: the seed is the one that the chain had for this day, and the games of the day before are in the dice.
verify-day-wrong = { $fault ->
        [chain] The seed doesn’t lead to the anchor of the chain.
        [seal] The seed doesn’t fit the fingerprint of the day.
        [mix] The mix doesn’t follow from the games of the day before.
        [table] The code of the match doesn’t follow from the seed.
       *[record] The record isn’t a game of this day.
    }

column-sheet = Rules
column-name = Name
column-boxes = Boxes
column-players = Players
column-languages = Languages
languages-many = { $count } languages
column-highest = Highest
column-box = Box
column-points = Points
column-bonus = Bonus
column-why = Why
column-rule = What it needs and scores
column-example = Example
column-mean = Mean
column-struck = Zero

score-heading = { $dice } by { $sheet }
score-forbidden = not allowed
score-none-open = Every box is filled.
score-ask = Dice (empty line to stop): 
score-asking = Type a roll to see what it scores in every box, by { $sheet }. For other rules: yatzy score --sheet NAME; yatzy sheets lists them.
players-any = any
players-from = { $least } or more
players-range = { $least } to { $most }
sheets-hint = Read the rules with yatzy rules NAME; score a roll with yatzy score 55535 --sheet NAME.
check-good = { $file } is valid: { $title }, { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }, highest total { $highest }, digest { $digest }.
check-more = { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
check-bad = { $file }: { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }

labelled = { $label }: { $text }
error-label = error: { $told }
usage-unknown-command = There is no command “{ $name }”. List them with yatzy --help.
usage-unknown-option = There is no option “{ $name }” here. Add --help to see the options.
usage-did-you-mean = Did you mean { $name }?
usage-missing = { $name } needs a value. Add --help to see which.
usage-too-many = Unexpected argument “{ $name }”. Add --help to see what is needed.
usage-bad-value = “{ $value }” isn’t valid for { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Choose from: { $choices }.
    }
usage-too-large = { $name } is too large a number.
usage-repeated = { $name } is given twice.
completion-installed = Completion for { $shell } is in { $file }. Open a new terminal to use it.
stopped = Stopped.
out-of-memory = There isn’t enough memory for this.
output-lost = Can’t write the output: { $problem }.
