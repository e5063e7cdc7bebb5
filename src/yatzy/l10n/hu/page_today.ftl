# The game of the day: the same dice for everybody who plays along.

page-today-title = A nap játéka
page-today-next = Az új játékig hátravan: { $hours ->
        [0] kevesebb mint egy óra
        [one] egy óra
       *[other] { $hours } óra
    }.
page-today-sheet = Tömb
page-today-earlier = A korábbi napok
page-today-late = { $players } játszott
page-today-open = még nyitva
page-today-opening = A mai játék keresése…
page-today-failed = A mai játékot nem találtuk. { $problem }
