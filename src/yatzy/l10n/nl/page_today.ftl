# The game of the day: the same dice for everybody who plays along.

page-today-title = Potje van de dag
page-today-next = Volgend potje over { $hours ->
        [0] minder dan een uur
        [one] een uur
       *[other] { $hours } uur
    }.
page-today-sheet = Regels
page-today-earlier = Eerdere dagen
page-today-late = { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }
page-today-open = nog open
page-today-opening = Het potje van vandaag wordt geladen …
page-today-failed = Het potje van vandaag kan niet geladen worden. { $problem }
