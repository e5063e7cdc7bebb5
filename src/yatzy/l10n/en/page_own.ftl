# The page: rules of one's own.

page-own-about = Change what a box asks for or pays, add one, play with six dice: start from a printed pad, and see at once what that does.
page-own-begin = Which pad do you start from?
page-own-title = Our own { $title }
page-own-open = Open a TOML file
page-own-from = Started from { $title }
page-own-anew = Start anew
page-own-link-wrong = The sheet in this link cannot be read.
page-own-play = Play by these rules

page-own-name-of-game = Name of the game
page-own-dice = Dice
page-own-rolls = Throws in a turn
page-own-order = Boxes are taken
page-own-order-free = in any order
page-own-order-fixed = from top to bottom
page-own-bonus = Bonus for the upper section
page-own-bonus-at = From this sum on
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
page-own-remove = Take { $name } off the pad
page-own-face = Face
page-own-asks = Asks for
page-own-asks-groups = dice alike
page-own-asks-run = faces in a row
page-own-asks-faces = exactly these faces
page-own-asks-face = one face
page-own-asks-any = any dice
page-own-groups = How many alike
page-own-shared = One face may serve for both groups
page-own-run = How many in a row
page-own-faces = Faces
page-own-pays = Pays
page-own-pays-matched = the sum of those dice
page-own-pays-all = the sum of all dice
page-own-pays-fixed = always the same
page-own-plus = And more
page-own-last-resort = Only when no other open box would score

page-own-alike = Another five alike
page-own-alike-on = It is something special once its own box is closed
page-own-alike-box = Its own box
page-own-alike-bonus = Bonus for each
page-own-joker = As a joker
page-own-joker-none = no joker
page-own-joker-free = free: any lower box
page-own-joker-forced = forced by the rules
page-own-upper-first = Its upper box comes first
page-own-upper-first-always = always
page-own-upper-first-after-points = only after points
page-own-in-chance = Worth in Chance
page-own-as-usual = as usual
page-own-zero-when-closed = A zero once Chance and its upper box are both closed

page-own-customs = Around the table
page-own-start = Who begins
page-own-rounds = Rounds at most
page-own-most = Players at most
page-own-any = any number

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = must be a whole number up to 1000.
page-own-fault-upper-box = a box of the upper section counts one face and pays the sum of those dice.
page-own-fault-not-five-alike = must be one that asks for all dice alike.
page-own-fault-needs-forced-joker = works only with a joker that must go where the rules say.
page-own-fault-against-order = does not go together with boxes taken from top to bottom.
page-own-fault-needs-chance = needs exactly one box that takes any dice.

page-own-changes = What changes
page-own-count = { $count ->
        [0] No changes
        [one] One change
       *[other] { $count } changes
    }
page-own-faults = { $count ->
        [one] One thing is not right yet.
       *[other] { $count } things are not right yet.
    }
page-own-faults-about = Something is not right yet, as marked in the form. Until then this is what was right before.
page-own-nothing-changed = Nothing yet: games go exactly as on the printed pad.
page-own-before = before
page-own-now = now
page-own-added = new
page-own-gone = taken off

page-own-expected = What best play makes
page-own-solve-about = Every possible game is worked through; that takes a few seconds.
page-own-solve = Solve these rules
page-own-solving = Solving: { $share }
page-own-stop = Stop
page-own-these = These rules
page-own-original = The printed pad
page-own-difference = Difference

page-own-out = Keep it, hand it on
page-own-read = Read the rules
page-own-compare = Compare with the printed pad
page-own-share = Share by link
page-own-share-about = The sheet itself is in the link; nothing is stored anywhere.
page-own-save = Download as TOML
