# The game of the day: the same dice for everybody who plays along.

page-today-title = La partida del día
page-today-next = Nueva partida en { $hours ->
        [0] menos de una hora
        [one] una hora
       *[other] { $hours } horas
    }.
page-today-sheet = Bloc
page-today-earlier = Los días anteriores
page-today-late = { $players ->
        [one] jugó una persona
       *[other] jugaron { $players }
    }
page-today-open = aún abierta
page-today-opening = Buscando la partida de hoy…
page-today-failed = No se ha encontrado la partida de hoy. { $problem }
