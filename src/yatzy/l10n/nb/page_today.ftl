# The game of the day: the same dice for everybody who plays along.

page-today-title = Dagens spill
page-today-next = Neste spill om { $hours ->
        [0] mindre enn en time
        [one] en time
       *[other] { $hours } timer
    }.
page-today-sheet = Regler
page-today-earlier = Tidligere dager
page-today-late = { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }
page-today-open = fortsatt åpent
page-today-opening = Laster dagens spill …
page-today-failed = Kan ikke laste dagens spill. { $problem }
