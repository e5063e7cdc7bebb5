# The game of the day: the same dice for everybody who plays along.

page-today-title = Partida del día
page-today-next = Nueva partida en { $hours ->
        [0] menos de una hora
        [one] una hora
       *[other] { $hours } horas
    }.
page-today-sheet = Reglas
page-today-earlier = Los días anteriores
page-today-late = { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
page-today-open = aún abierta
page-today-opening = Cargando la partida de hoy…
page-today-failed = No se puede cargar la partida de hoy. { $problem }
