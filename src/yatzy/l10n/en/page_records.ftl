# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Records
page-records-whose = Whose records
page-records-none = Totals, trend and costly habits of every game you finish here, beside what the perfect player makes. There is no account: the key to them stays in this browser.
page-records-start = Keep records
page-records-name = Name, as you play
page-records-add = Somebody else
page-records-add-about = Games played on this device under this name count from now on, and those it still remembers.
page-records-empty = Nothing to show yet
page-records-empty-about = Play a game to its end as { $name }, and it appears here.
page-records-play = Play a game
page-records-playing = { $count ->
        [one] One game is under way.
       *[other] { $count } games are under way.
    }
page-records-later = { $count ->
        [one] One game is still being reviewed …
       *[other] { $count } games are still being reviewed …
    }
page-records-opening = Looking up …
page-records-sheet = Pad
page-records-games = { $rounds ->
        [one] One game
       *[other] { $rounds } games
    }
page-records-best = Best
page-records-worst = Lowest
page-records-mean = Average
page-records-perfect = best play: { $number }
page-records-odds-later = What the perfect player makes is being computed …
page-records-rates = How often
page-records-upper-bonus = Upper bonus
page-records-five-alike = Five alike
page-records-rate = { $made } of { $of }
page-records-you = you
page-records-best-play = best play
page-records-further = Further five alike bring you { $own } points per game on average, best play { $perfect }.
page-records-choices = Your choices
page-records-accuracy = Best choices
page-records-cost-each = Given away per choice
page-records-cost-game = Given away per game
page-records-luck = Luck of the dice per game
page-records-habits = Costly habits
page-records-habit = { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }, { $points } points
page-records-more-habits = { $count ->
        [one] One more
       *[other] { $count } more
    }
page-records-no-habits = No choice gave anything away.
page-records-trend = From game to game
page-records-yours = Yours to keep
page-records-device = To another device
page-records-device-about = Whoever opens this link has these records, and may delete them. Open it on your other device only.
page-records-device-qr = QR code that brings these records to another device
page-records-export = Download everything
page-records-remove = Remove from this device
page-records-remove-about = The records stay on the server, and on other devices that have the key. Without the key nobody finds them again.
page-records-remove-yes = Remove
page-records-delete = Delete everything
page-records-delete-about = What { $name } has reached is forgotten for good, on all devices. The games themselves stay with those who have their codes.
page-records-delete-yes = Delete
page-records-take = Records from another device
page-records-take-about = This link carries somebody’s records. Games played here under their name will count for them, so take over only what you made yourself.
page-records-take-yes = Take over
