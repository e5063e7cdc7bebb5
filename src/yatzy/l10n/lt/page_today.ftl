# The game of the day: the same dice for everybody who plays along.

page-today-title = Dienos partija
page-today-next = Nauja partija bus { $hours ->
        [0] greičiau nei po valandos
        [1] po valandos
        [one] po { $hours } valandos
        [few] po { $hours } valandų
       *[other] po { $hours } valandų
    }.
page-today-sheet = Taisyklės
page-today-earlier = Ankstesnės dienos
page-today-late = žaidėjų: { $players }
page-today-open = dar atvira
page-today-opening = Įkeliama šios dienos partija…
page-today-failed = Šios dienos partijos įkelti nepavyko. { $problem }
