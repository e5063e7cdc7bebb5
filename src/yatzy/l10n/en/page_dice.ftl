# Fair dice on the page: the fingerprint before play, who contributes, and the check at the end.

page-fair-about = Every roll follows from a seed drawn before the game and from a random number that each player’s device adds. The fingerprint below fits that seed and no other. When the game is over, your device can recompute every roll.
page-fair-operator = The person who runs this server can know the dice in advance, but can’t choose them.
page-fair-fingerprint = Fingerprint of the seed
page-fair-in = Your device added its number: nobody chose these dice.
page-fair-out = Your device didn’t answer in time, so its number isn’t in these dice.
page-fair-later = Your device adds its number when the game starts.
page-fair-none = Your device added nothing to these dice.
page-fair-same = Everyone in this match plays with the same dice, so no device adds to them.
page-fair-added = Added a number: { $names }
page-fair-missing = Didn’t answer in time: { $names }
page-fair-word = Your lucky word
page-fair-word-about = Optional. It goes into the dice of every game you start or join from now on.

page-lobby-devices = Almost ready. Waiting for the devices of these players: { $names }
page-lobby-start = Start without waiting

page-verify = Verify the dice
page-verify-about = Reveals the seed behind the dice. You can’t undo moves after this.
page-verified = Your device recomputed all { $dice } dice: every one is right.
page-wrong-seed = The seed doesn’t fit the fingerprint that your device saw before the game.
page-wrong-rolls = { $count ->
        [one] 1 roll isn’t the one that the seed gives.
       *[other] { $count } rolls aren’t the ones that the seed gives.
    }
page-wrong-own = The number your device added isn’t in these dice.
page-wrong-late = These players’ numbers were changed after your device had shown its own: { $names }
page-wrong-game = The record isn’t the game you saw here.
page-wrong-day = The seed isn’t the one fixed for this day, or the games of the day before aren’t in the dice.
page-verified-day = The seed is the one fixed for this day long before, and the games of the day before are in the dice.
