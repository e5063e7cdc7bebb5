# The game of the day: the same dice for everyone who joins.

page-today-title = Game of the day
page-today-next = Next game in { $hours ->
        [0] less than an hour
        [one] an hour
       *[other] { $hours } hours
    }.
page-today-sheet = Rules
page-today-earlier = Earlier days
page-today-late = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
page-today-open = still open
page-today-opening = Loading today’s game …
page-today-failed = Can’t load today’s game. { $problem }
