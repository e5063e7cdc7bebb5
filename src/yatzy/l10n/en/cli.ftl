# The command line.

cli-yatzy = Every Yatzy by its own printed rules.
    .lang = Language of the answer, such as fi. Default: that of the terminal.
    .help-flag = Show this help and exit.
    .version-flag = Show the version and exit.
    .usage = Usage: { $form }
    .commands = Commands
    .parameters = Parameters
cli-sheets = List the rule sheets, or check one of your own.
cli-sheets-check = Check a rule sheet of your own.
    .file = The sheet, a TOML file.
cli-rules = Print the rules of a sheet.
    .sheet = The sheet: its name, or the path to a file of your own.
cli-score = Show what a roll is worth in every open box, and why.
    .dice = The dice as digits, such as 55535. Without them you are asked for one roll after another.
    .sheet = The sheet: its name, or the path to a file of your own. Default: { $default }.
    .filled = The boxes already filled, by their keys or as the sheet calls them, such as yatzy=50,fives=25+100 (a bonus is added).
    .json = Print JSON for programs.

cli-play = Play in the terminal. Goes on with the game you left last, or starts a new one.
    .game = The game to go on with: its name as yatzy games lists it, or the start of it.
    .new = Start a new game, even if another was left.
    .sheet = The sheet of a new game: its name, or the path to a file of your own.
    .players = Who plays, such as Anna,Bo.
    .teams = How many teams, each sharing a column: 2 or 3.
    .rounds = How many rounds, up to 6.
    .counting = How rounds count.
    .start = Who begins: the first name, or whoever wins a roll-off.
    .computers = Computer players at the table, separated by commas; anyone may play twice. There are: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Play without the coach: nobody may ask it at this table.
cli-pad = Keep the pad for real dice, or print one on paper.
    .game = The pad to go on with: its name as yatzy games lists it, or the start of it.
    .new = Start a new pad, even if another was left.
    .sheet = The sheet of a new pad: its name, or the path to a file of your own.
    .players = Who plays, such as Anna,Bo.
    .teams = How many teams, each sharing a column: 2 or 3.
    .rounds = How many rounds, up to 6.
    .counting = How rounds count.
    .start = Who begins: the first name, or whoever wins a roll-off.
    .no_coach = Play without the coach: nobody may ask it at this table.
    .print = Print an empty pad as a web page for the printer, and do nothing else.
    .columns = How many columns the printed pad has. Default: { $default }.
cli-games = List the games that are kept.
    .all = List all of them, not only the last ones.
cli-games-show = Show the pad of a game.
    .game = The game: its name as yatzy games lists it, or the start of it.
cli-games-export = Write the record of a game.
    .game = The game: its name as yatzy games lists it, or the start of it.
    .jsonl = Write JSON Lines for programs, instead of the notation that people can read.
    .to = The file to write. Default: print it.
cli-games-import = Take in a game from its record.
    .file = The record, in the notation or in JSON Lines. Without it, standard input is read.
cli-games-delete = Delete a game for good.
    .game = The game: its name as yatzy games lists it, or the start of it.
    .yes = Yes, delete it.
cli-records = List the best and the average of every player on every sheet.
    .sheet = Only this sheet.
    .player = Only this player, with rates and costly habits if the sheet has been solved.
    .html = Write a page with charts, rates and costly habits to this file too.
cli-review = Look back at a game: what the dice gave, what each decision cost, and what would have been better.
    .file = The record of a game, or the name of a game that is kept. Without it, the game played last, or a record that comes through a pipe.
    .html = Write a page with charts and every decision to this file too.
    .json = Print JSON for programs.
cli-verify = Recompute the dice of a game from the secret that was sealed before the first throw.
    .file = The record of a game, or the name of a game that is kept. Without it, standard input is read.
cli-solve = Solve a sheet: the expected total under best play.
    .sheet = The sheet: its name, or the path to a file of your own. Default: { $default }.
    .fresh = Solve it again, even if its solution is kept.
    .threads = How many threads solve it. Default: one for each core.
    .json = Print JSON for programs.
cli-advise = Show the best thing to do with these dice, what everything else costs, and why.
    .dice = The dice as digits, such as 12344.
    .rolls_left = How many throws are left. Default: all but the first.
    .sheet = The sheet: its name, or the path to a file of your own. Default: { $default }.
    .filled = The boxes already filled, by their keys or as the sheet calls them, such as yatzy=50,fives=25+100 (a bonus is added).
    .against = Final totals of the others, such as 231,204: also show what wins most often.
    .all = List every choice, not only the best ones.
    .json = Print JSON for programs.
cli-drill = Practise: what would you do in this position, and what does your answer cost?
    .sheet = The sheet: its name, or the path to a file of your own. Default: tactic, with --own every sheet.
    .own = Ask about positions from your own games where somebody gave points away.
    .player = Only this player’s games, with --own.
    .today = Ask about the position of the day, which is the same for everybody.
    .date = Ask about the position of another day, such as 2026-11-15.
    .count = How many questions. Default: 10.
    .seed = A number for positions that are the same each time.
    .answer = Answer one question at once: dice to keep, such as 44, or a box.
    .json = Print JSON for programs, one question per line, with every choice.
cli-odds = Show how games end under best play: the exact odds of every total, and of every box.
    .sheets = The sheet: its name, or the path to a file of your own; or several, to be compared. Default: tactic.
    .filled = The boxes already filled, by their keys or as the sheet calls them, such as yatzy=50,fives=25+100 (a bonus is added).
    .games = Estimate them from this many games instead of computing them exactly.
    .svg = Write a chart to this file too, of several sheets together.
    .json = Print JSON for programs.
cli-compare = Lay sheets side by side: what differs, what best play makes, and the same hand scored by each.
    .sheets = Two sheets or more: their names, or the paths to files of your own.
    .dice = A hand for each of them to score, such as 55566.
    .json = Print JSON for programs.
cli-simulate = Let computer players play many games, and show how much they make and how often they win.
    .players = Who plays, separated by commas; anyone may play twice. There are: beginner, casual, strong, perfect, cautious, bold, winner. Default: { $default }.
    .sheet = The sheet: its name, or the path to a file of your own. Default: { $default }.
    .games = How many games. Default: 10000, but 500 with a winner, who plays about ten a second.
    .seed = A number for the dice: the same one plays the same games. Default: { $default }.
    .json = Print JSON for programs.
cli-export = Write data about a sheet for people who study the game, as Parquet or CSV.
    .what = What to write: every state there is between two turns; the points still to come from each under best play; every choice with its cost; or games by a computer player.
    .sheet = The sheet: its name, or the path to a file of your own. Default: { $default }.
    .to = The file to write; its name ends in .parquet or .csv. Default: CSV to standard output.
    .states = Describe the state in every row, too.
    .filled = The boxes already filled, by their keys or as the sheet calls them, such as yatzy=50,fives=25+100 (a bonus is added).
    .dice = For advice: only these dice, such as 12344. Default: every roll.
    .rolls_left = For advice: only with this many throws left. Default: any number.
    .games = How many games to play. Default: 1000. With --games, --player or --seed, advice is about games, otherwise about one card.
    .player = Who plays: beginner, casual, strong, perfect, cautious, bold, winner. Default: perfect.
    .seed = A number for the dice: the same one plays the same games. Default: 0.

column-game = Game
column-games = Games
column-when = Date
column-state = Result
column-player = Player
column-best = Best
column-average = Average
games-none = No games yet: yatzy play starts one.
games-more = { $count ->
        [one] One more: yatzy games --all
       *[other] { $count } more: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, pad
games-under-way = { $percent } % played
games-exported = { $game } is in { $file }.
export-rows = Rows to write: { $rows }
export-writing = Writing
export-written = Rows in { $file }: { $rows }
games-imported = { $game } is here now. yatzy games show { $game } shows it.
games-known = { $game } was here already.
games-deleted = { $game } is deleted.
records-reading = Reading games
records-none = No round has been played to the end yet.
records-no-match = No such player has played a round to the end on such a sheet.
verify-good = The secret fits its seal, and gives exactly these dice: { $throws ->
        [one] one throw
       *[other] { $throws } throws
    }, { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
verify-seal-wrong = The secret does not fit the seal: it is not the one that was sealed before the game.
verify-mismatch = Throw { $number } ({ $place }): the record says { $recorded }, the secret gives { $right }.
verify-in-roll-off = { $player }, to decide who begins
verify-in-turn = round { $round }, turn { $turn }, { $player }, throw { $roll } of the turn

column-sheet = Sheet
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
column-rule = Takes and pays
column-example = Example
column-mean = Mean
column-struck = Struck

score-heading = { $dice } by { $sheet }
score-forbidden = barred
score-none-open = Every box is filled.
score-ask = Dice (empty line to stop): 
score-asking = Type a roll to see what every box makes of it, by { $sheet }. For your own box: yatzy score --sheet NAME; yatzy sheets lists them.
players-any = any
players-from = { $least } or more
players-range = { $least } to { $most }
sheets-hint = yatzy rules NAME explains a sheet, yatzy score 55535 --sheet NAME scores a roll.
check-good = { $file } is a good sheet: { $title }, { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }, highest total { $highest }, digest { $digest }.
check-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
check-bad = { $file }: { $count ->
        [one] one fault
       *[other] { $count } faults
    }

labelled = { $label }: { $text }
error-label = error: { $told }
usage-unknown-command = There is no command “{ $name }”. yatzy --help lists them.
usage-unknown-option = There is no option “{ $name }” here. Add --help to see what there is.
usage-missing = { $name } needs a value. Add --help to see which.
usage-too-many = “{ $name }” is one too many. Add --help to see what is needed.
usage-bad-value = “{ $value }” does not fit { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}There are: { $choices }.
    }
usage-too-large = { $name } is too large a number.
usage-repeated = { $name } is given twice.
usage-wrong = The command cannot be read like that. Add --help to see how.
stopped = Stopped.
out-of-memory = There is not enough memory for this.
output-lost = The output cannot be written: { $problem }.
