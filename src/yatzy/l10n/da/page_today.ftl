# The game of the day: the same dice for everybody who plays along.

page-today-title = Dagens spil
page-today-next = Næste spil om { $hours ->
        [0] mindre end en time
        [one] en time
       *[other] { $hours } timer
    }.
page-today-sheet = Regler
page-today-earlier = Tidligere dage
page-today-late = { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }
page-today-open = stadig åbent
page-today-opening = Indlæser dagens spil …
page-today-failed = Kan ikke indlæse dagens spil. { $problem }
