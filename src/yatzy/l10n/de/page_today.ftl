# The game of the day: the same dice for everybody who plays along.

page-today-title = Spiel des Tages
page-today-next = Nächstes Spiel in { $hours ->
        [0] weniger als einer Stunde
        [one] einer Stunde
       *[other] { $hours } Stunden
    }.
page-today-sheet = Regeln
page-today-earlier = Frühere Tage
page-today-late = { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }
page-today-open = noch offen
page-today-opening = Das heutige Spiel wird geladen …
page-today-failed = Das heutige Spiel lässt sich nicht laden. { $problem }
