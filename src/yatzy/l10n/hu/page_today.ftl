# The game of the day: the same dice for everybody who plays along.

page-today-title = A nap játéka
page-today-next = Az új játékig hátravan: { $hours ->
        [0] kevesebb mint egy óra
        [one] egy óra
       *[other] { $hours } óra
    }.
page-today-sheet = Szabályok
page-today-earlier = Korábbi napok
page-today-late = { $players } játékos
page-today-open = még nyitva
page-today-opening = A mai játék betöltése…
page-today-failed = A mai játék nem tölthető be. { $problem }
