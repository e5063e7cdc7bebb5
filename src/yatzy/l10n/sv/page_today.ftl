# The game of the day: the same dice for everybody who plays along.

page-today-title = Dagens parti
page-today-next = Nästa parti om { $hours ->
        [0] mindre än en timme
        [one] en timme
       *[other] { $hours } timmar
    }.
page-today-sheet = Regler
page-today-earlier = Tidigare dagar
page-today-late = { $players ->
        [one] 1 spelare
       *[other] { $players } spelare
    }
page-today-open = fortfarande öppet
page-today-opening = Laddar dagens parti …
page-today-failed = Kan inte ladda dagens parti. { $problem }
