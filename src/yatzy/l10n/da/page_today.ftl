# The game of the day: the same dice for everybody who plays along.

page-today-title = Dagens spil
page-today-next = Et nyt spil kommer om { $hours ->
        [0] mindre end en time
        [one] en time
       *[other] { $hours } timer
    }.
page-today-sheet = Blok
page-today-earlier = Tidligere dage
page-today-late = { $players ->
        [one] én spillede
       *[other] { $players } spillede
    }
page-today-open = stadig åbent
page-today-opening = Leder efter dagens spil …
page-today-failed = Dagens spil kunne ikke findes. { $problem }
