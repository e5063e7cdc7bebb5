# A match with the same dice, and how everyone fares in it.

page-match-about = Everyone plays alone and gets the same throws. The highest total wins.
page-match-won = { $count ->
        [one] { $players } won with { $points } points
       *[other] { $players } share the win with { $points } points
    }
page-match-over = The match is over. All games can be looked at.
page-match-along = Play along
page-match-go-on = Go on with your game
page-match-nobody = Nobody is playing yet.
page-match-invite = Whoever opens this can play along, now or later.
page-match-close = End the match
page-match-close-yes = End it
page-match-close-about = { $playing ->
        [0] Nobody can join any more, and everyone can look at all games.
        [one] One game is not finished. Nobody can join any more, and everyone can look at all games.
       *[other] { $playing } games are not finished. Nobody can join any more, and everyone can look at all games.
    }

page-match-by = Ranked
page-match-by-total = by total
page-match-by-cost = by choices
page-match-cost-about = Points given away against the best choices: the fewer the better, whatever the dice did.
page-match-place = Place
page-match-name = Name
page-match-accuracy = Best choices
page-match-total = Total
page-match-cost = Given away
page-match-playing = { $turns } of { $boxes } turns
page-match-count = { $players ->
        [one] One plays along
       *[other] { $players } play along
    }, { $over ->
        [0] nobody has finished.
        [one] one has finished.
       *[other] { $over } have finished.
    }
page-match-later = { $count ->
        [one] What one of them gave away is still being computed.
       *[other] What { $count } of them gave away is still being computed.
    }
page-match-no-costs = Nobody has finished yet.
page-match-share = { $sheet }, the game of { $date }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $place } of { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } given away
    }
page-match-until = Open until { $day }.
