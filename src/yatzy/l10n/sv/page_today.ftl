# The game of the day: the same dice for everybody who plays along.

page-today-title = Dagens parti
page-today-next = Ett nytt parti kommer om { $hours ->
        [0] mindre än en timme
        [one] en timme
       *[other] { $hours } timmar
    }.
page-today-sheet = Block
page-today-earlier = Tidigare dagar
page-today-late = { $players ->
        [one] en spelade
       *[other] { $players } spelade
    }
page-today-open = fortfarande öppet
page-today-opening = Letar efter dagens parti …
page-today-failed = Dagens parti kunde inte hittas. { $problem }
