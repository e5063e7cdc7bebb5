# A match with the same dice, and how everyone fares in it.

page-match-about = Everyone plays alone and gets the same rolls. The highest total wins.
page-match-won = { $count ->
        [one] { $players } won with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $players } share the win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
page-match-over = The match is over. You can review all games.
page-match-along = Join
page-match-go-on = Resume your game
page-match-nobody = Nobody is playing yet.
page-match-invite = Anyone who opens this can join, now or later.
page-match-close = End the match
page-match-close-yes = End it
page-match-close-about = { $playing ->
        [0] Nobody can join after this, and everyone can review all games.
        [one] 1 game isn’t finished. Nobody can join after this, and everyone can review all games.
       *[other] { $playing } games aren’t finished. Nobody can join after this, and everyone can review all games.
    }

page-match-by = Rank
page-match-by-total = by total
page-match-by-cost = by points lost
page-match-cost-about = Points lost compared with the best choices: fewer is better, whatever the dice.
page-match-place = Place
page-match-name = Name
page-match-accuracy = Best choices
page-match-total = Total
page-match-cost = Points lost
page-match-playing = { $turns } of { $boxes } turns
page-match-count = { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $over ->
        [0] nobody has finished.
        [one] 1 has finished.
       *[other] { $over } have finished.
    }
page-match-later = { $count ->
        [one] The points lost in 1 game are still being computed.
       *[other] The points lost in { $count } games are still being computed.
    }
page-match-no-costs = Nobody has finished yet.
page-match-share = { $sheet }, game of { $date }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $place } of { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } points lost
    }
page-match-until = Open until { $day }.
page-match-apart = New players and guests
page-match-apart-about = The ranking counts each player’s first game of the day, once they have played here for a week.
page-match-new = new
page-match-guest = guest
page-match-again = not their first
page-match-unusual = unusual luck
page-match-unusual-about = Unusual luck: if nobody knows the dice beforehand, at most one game in { $games } goes like this.
page-match-key = Your games count in the ranking once you’ve played here for a week. For that, this browser stores a key, as it does for your records.
