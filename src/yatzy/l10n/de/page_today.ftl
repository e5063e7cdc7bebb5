# The game of the day: the same dice for everybody who plays along.

page-today-title = Spiel des Tages
page-today-next = Ein neues Spiel kommt in { $hours ->
        [0] weniger als einer Stunde
        [one] einer Stunde
       *[other] { $hours } Stunden
    }.
page-today-sheet = Block
page-today-earlier = Die Tage davor
page-today-late = { $players ->
        [one] eine Person dabei
       *[other] { $players } dabei
    }
page-today-open = noch offen
page-today-opening = Das heutige Spiel wird gesucht …
page-today-failed = Das heutige Spiel war nicht zu finden. { $problem }
