# The game of the day: the same dice for everybody who plays along.

page-today-title = Dagens spill
page-today-next = Et nytt spill kommer om { $hours ->
        [0] mindre enn en time
        [one] en time
       *[other] { $hours } timer
    }.
page-today-sheet = Blokk
page-today-earlier = Tidligere dager
page-today-late = { $players ->
        [one] én spilte
       *[other] { $players } spilte
    }
page-today-open = fortsatt åpent
page-today-opening = Leter etter dagens spill …
page-today-failed = Fant ikke dagens spill. { $problem }
