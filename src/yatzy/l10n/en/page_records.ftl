# Records: what somebody has reached, stored under a key of this browser.

page-records-title = Records
page-records-whose = Player
page-records-none = See your scores, progress and costliest mistakes beside perfect play. No account: your key stays in this browser.
page-records-start = Keep my records
page-records-name = Your player name
page-records-add = Add a player
page-records-add-about = Games under this name on this device count from now on, and those it still remembers.
page-records-empty = No games yet
page-records-empty-about = Finish a game as { $name } to see it here.
page-records-play = Play a game
page-records-playing = { $count ->
        [one] 1 game in play.
       *[other] { $count } games in play.
    }
page-records-later = { $count ->
        [one] Reviewing 1 game …
       *[other] Reviewing { $count } games …
    }
page-records-opening = Loading …
page-records-sheet = Rules
page-records-games = { $rounds ->
        [one] 1 game
       *[other] { $rounds } games
    }
page-records-best = Best
page-records-worst = Lowest
page-records-mean = Average
page-records-perfect = best play: { $number }
page-records-odds-later = Computing what best play makes …
page-records-rates = How often
page-records-upper-bonus = Upper bonus
page-records-five-alike = Five of a kind
page-records-rate = { $made } of { $of }
page-records-you = you
page-records-best-play = best play
page-records-further = Another five of a kind brings you { $own } points per game on average, best play { $perfect }.
page-records-choices = Your choices
page-records-accuracy = Best choices
page-records-cost-each = Points lost per choice
page-records-cost-game = Points lost per game
page-records-luck = Luck per game
page-records-habits = Costly habits
page-records-habit = { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }, { $points } points
page-records-more-habits = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
page-records-no-habits = You lost no points.
page-records-trend = Game by game
page-records-yours = Your data
page-records-device = Move to another device
page-records-device-about = Anyone who opens this link gets these records and can delete them. Open it only on your other device.
page-records-device-qr = QR code to move these records to another device
page-records-export = Download everything
page-records-remove = Remove from this device
page-records-remove-about = Your records stay on the server and on other devices with the key. Without the key nobody can find them again.
page-records-remove-yes = Remove
page-records-delete = Delete everything
page-records-delete-about = Permanently deletes { $name }’s records on all devices, and replaces the name in those games by a number. Anyone with a game’s code can still open it.
page-records-delete-yes = Delete
page-records-take = Records from another device
page-records-take-about = This link contains someone’s records. Games played here under that name will count for them. Continue only if you created the link yourself.
page-records-take-yes = Add to this device
