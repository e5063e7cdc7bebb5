# The page: rules, and pads to print.

page-rules-title = Rules of { $title }
page-rules-about = Every box explained, with dice. Choose your rules.
page-rules-missing = Can’t find these rules.
page-rules-back = All rules
page-rules-table = Back to the table
page-rules-play = Play by these rules
page-rules-print = Print a pad
page-rules-language = Names in
page-rules-example = Example
page-rules-dice = For example { $dice }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-rules-note = Note { $number }
page-rules-bonus = { $bonus } bonus

# Above a pad that is to be printed

page-pad-back = Rules
page-pad-columns = Columns
page-pad-print = Print
