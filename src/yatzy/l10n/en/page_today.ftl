# The game of the day: the same dice for everybody who plays along.

page-today-title = The game of the day
page-today-next = A new game comes in { $hours ->
        [0] less than an hour
        [one] an hour
       *[other] { $hours } hours
    }.
page-today-sheet = Pad
page-today-earlier = The days before
page-today-late = { $players ->
        [one] one played
       *[other] { $players } played
    }
page-today-opening = Looking for today’s game …
page-today-failed = Today’s game could not be found. { $problem }
