# The game of the day: the same dice for everybody who plays along.

page-today-title = Potje van de dag
page-today-next = Een nieuw potje komt over { $hours ->
        [0] minder dan een uur
        [one] een uur
       *[other] { $hours } uur
    }.
page-today-sheet = Blok
page-today-earlier = De dagen ervoor
page-today-late = { $players ->
        [one] één speelde mee
       *[other] { $players } speelden mee
    }
page-today-open = nog open
page-today-opening = Het potje van vandaag wordt gezocht …
page-today-failed = Het potje van vandaag is niet gevonden. { $problem }
