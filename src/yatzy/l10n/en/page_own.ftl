# The page: own rules.

page-own-about = Change what a box needs or scores, add boxes, use six dice. Start from printed rules and see at once what changes.
page-own-begin = Which rules do you start from?
page-own-title = Our own { $title }
page-own-open = Open a TOML file
page-own-from = Started from { $title }
page-own-anew = Start over
page-own-link-wrong = Can’t read the rules in this link.
page-own-play = Play by these rules

page-own-name-of-game = Name of the game
page-own-dice = Dice
page-own-rolls = Rolls per turn
page-own-order = Fill the boxes
page-own-order-free = in any order
page-own-order-fixed = from top to bottom
page-own-strike = Scoring 0
page-own-strike-free = whenever you like
page-own-strike-last = only if nothing scores
page-own-bonus = Upper section bonus
page-own-bonus-at = From this sum
page-own-points = Points

page-own-boxes = Boxes
page-own-add-box = Add a box
page-own-new-box = New box
page-own-name = Name
page-own-section = Section
page-own-upper = Upper section
page-own-lower = Lower section
page-own-move-up = Move { $name } up
page-own-move-down = Move { $name } down
page-own-remove = Remove { $name }
page-own-face = Number
page-own-asks = Needs
page-own-asks-groups = equal dice
page-own-asks-run = numbers in a row
page-own-asks-faces = exactly these numbers
page-own-asks-face = one number
page-own-asks-any = any dice
page-own-groups = How many equal
page-own-shared = Both groups can be the same number
page-own-run = How many in a row
page-own-faces = Numbers
page-own-pays = Scores
page-own-pays-matched = sum of those dice
page-own-pays-all = sum of all dice
page-own-pays-fixed = fixed points
page-own-plus = Plus
page-own-last-resort = Only when no other open box would score

page-own-alike = Another five of a kind
page-own-alike-on = Special rules for another five of a kind
page-own-alike-box = Its own box
page-own-alike-bonus = Bonus for each
page-own-bonus-after = Bonus counts
page-own-bonus-after-points = after points there
page-own-bonus-after-any-entry = after points or 0
page-own-bonus-while = Bonus applies
page-own-bonus-while-always = always
page-own-bonus-while-upper-open = only while its upper box is open
page-own-joker = Joker
page-own-joker-none = no joker
page-own-joker-free = free: any lower box
page-own-joker-forced = forced by the rules
page-own-joker-pays = A joker scores
page-own-joker-pays-dice = what its dice give
page-own-joker-pays-highest = the most the box can give
page-own-upper-first = Its upper box comes first
page-own-upper-first-always = always
page-own-upper-first-after-points = only after points
page-own-in-chance = Scores in Chance
page-own-as-usual = as usual
page-own-zero = Scores 0
page-own-zero-never = never
page-own-zero-chance-and-upper = once Chance and its upper box are filled
page-own-zero-upper-box = once its upper box is filled
page-own-zero-upper-section = once every upper box is filled

page-own-customs = At the table
page-own-start = Who starts
page-own-rounds = Most rounds
page-own-most = Most players
page-own-any = any number

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = must be a whole number up to 1000.
page-own-fault-upper-box = a box of the upper section counts one number and scores the sum of those dice.
page-own-fault-not-five-alike = must be one that needs all dice equal.
page-own-fault-needs-forced-joker = works only with a forced joker.
page-own-fault-against-order = doesn’t work with boxes filled from top to bottom.
page-own-fault-needs-chance = needs exactly one box for any dice.

page-own-changes = What changes
page-own-count = { $count ->
        [0] No changes
        [one] 1 change
       *[other] { $count } changes
    }
page-own-faults = { $count ->
        [one] Fix 1 problem.
       *[other] Fix { $count } problems.
    }
page-own-faults-about = Fix the problems marked in the form. Until then you see the last valid rules.
page-own-nothing-changed = Nothing yet: these are the printed rules.
page-own-before = before
page-own-now = now
page-own-added = new
page-own-gone = removed

page-own-expected = Average with best play
page-own-solve-about = This works through every possible game and takes a few seconds.
page-own-solve = Solve these rules
page-own-solving = Solving: { $share }
page-own-stop = Stop
page-own-these = These rules
page-own-original = Printed rules
page-own-difference = Difference

page-own-out = Save and share
page-own-read = Read the rules
page-own-compare = Compare with the printed rules
page-own-share = Share link
page-own-share-about = The link itself contains your rules; nothing is stored on the server.
page-own-save = Download as TOML
