# The command line.

cli-yatzy = Every Yatzy by its own printed rules.
    .lang = Language of the answer, such as fi. Default: that of the terminal.
    .help-flag = Show this help and exit.
    .version-flag = Show the version and exit.
    .commands = Commands
    .parameters = Parameters
cli-sheets = List the rule sheets, or check one of your own.
cli-sheets-check = Check a rule sheet of your own.
    .file = The sheet, a TOML file.
cli-rules = Print the rules of a sheet.
    .sheet = The sheet: its name, or the path to a file of your own.
cli-score = Tell what a roll is worth in every open box, and why.
    .dice = The dice as digits, such as 55535. Without them you are asked, again and again.
    .sheet = The sheet: its name, or the path to a file of your own. Default: { $default }.
    .filled = The boxes already filled, such as yatzy=50,fives=15.
    .json = Print JSON for programs.

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

error-label = error
usage-unknown-command = There is no command “{ $name }”. yatzy --help lists them.
usage-unknown-option = There is no option “{ $name }” here. Add --help to see what there is.
usage-missing = { $name } needs a value. Add --help to see which.
usage-too-many = “{ $name }” is too much. Add --help to see what is needed.
usage-bad-value = “{ $value }” does not fit { $name }.
usage-repeated = { $name } is given twice.
usage-wrong = The command cannot be read like that. Add --help to see how.
stopped = Stopped.
output-lost = The output cannot be written: { $problem }.
