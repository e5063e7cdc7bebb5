# One line for everything that can be wrong with what a user gives us.

error-dice-letters = “{ $text }” is no roll: write the dice as digits, such as 55535.
error-dice-count = “{ $text }” has { $got ->
        [one] { $got } die
       *[other] { $got } dice
    }; this sheet is played with { $expected }.
error-dice-face = “{ $text }” is no roll: dice show 1 to 6, not { $face }.
error-sheet-unknown = There is no sheet “{ $name }”. { $near ->
        [none] There are: { $known }. A path to a file of your own works too.
       *[other] Did you mean { $near }?
    }
error-sheet-missing = There is no such file.
error-sheet-unreadable = The file cannot be read: { $problem }.
error-sheet-too-large = The file is too large for a rule sheet: the limit is { $largest } kB.
error-sheet-encoding = This is no text file: a rule sheet is TOML in UTF-8.
error-sheet-line = A line is longer than { NUMBER($longest, useGrouping: 0) } characters.
error-sheet-toml = This is not valid TOML: { $problem }
error-sheet-empty = The sheet is empty.
error-card-entry = “{ $part }” is no filled box: write it as box=points, such as yatzy=50.
error-card-box = This sheet has no box “{ $key }”. It has: { $known }.
error-card-twice = The box { $key } is filled twice.
error-card-points = { $key } can never hold { $points }. It can hold: { $possible }.
error-card-further = { $key } can hold { $points } only after { $needed } was filled with points.
error-card-order = This sheet is filled from top to bottom, and { $key } is still open.
error-language-unknown = There is no language “{ $language }”. There are: { $known }.

# Faults in a sheet; the path to the fault stands before each.

fault-whole-sheet = the sheet
fault-more = (and { $count } more: see yatzy sheets check)
fault-missing = is missing.
fault-unknown-key = is not known here. Known: { $known }.
fault-not-table = must be a table, not { $got }.
fault-not-list = must be a list, not { $got }.
fault-list-length = must have 1 to { $most } items, not { $got }.
fault-twice = has something in it twice.
fault-not-whole = must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not { $got }.
fault-not-flag = must be true or false, not { $got }.
fault-not-text = must be text, not { $got }.
fault-bad-text = must be one line of text with 1 to { $longest } characters.
fault-not-key = must be lower-case letters, digits and hyphens, up to { $longest }, such as "full-house", not { $got }.
fault-not-choice = must be one of { $choices }, not { $got }.
fault-not-language = must be a language code such as "fi", not { $got }.
fault-not-pattern = must be "any" or a table with one of { $known }, not { $got }.
fault-not-pays = must be "all", "matched", either with a number added ("all+50"), or a number up to { $most }, not { $got }.
fault-key-taken = the name { $key } is taken.
fault-upper-box = a box of the upper section counts one face, pays "matched" and is no last resort.
fault-too-many-dice = needs { $needed } dice, and the sheet has { $dice }.
fault-no-upper-box = there is no box in the upper section.
fault-not-five-alike = must name a box with the pattern groups = [{ $dice }].
fault-needs-forced-joker = goes only with joker = "forced".
fault-against-joker = cannot go together with a joker.
fault-against-order = cannot go together with order = "fixed".
fault-needs-chance = needs exactly one box with the pattern "any"; there are { $got }.
fault-less-than-chance = must be at least what Chance pays for the same roll: { $least }.
fault-id-taken = { $id } is the name of a sheet that comes with yatzy and has other rules. Choose another.
