# The game of the day: the same dice for everybody who plays along.

page-today-title = Dienas spēle
page-today-next = Nākamā spēle { $hours ->
        [0] pēc nepilnas stundas
        [1] pēc stundas
        [zero] pēc { $hours } stundām
        [one] pēc { $hours } stundas
       *[other] pēc { $hours } stundām
    }.
page-today-sheet = Noteikumi
page-today-earlier = Iepriekšējās dienas
page-today-late = { $players ->
        [zero] { $players } spēlētāju
        [one] { $players } spēlētājs
       *[other] { $players } spēlētāji
    }
page-today-open = vēl atvērta
page-today-opening = Ielādē šodienas spēli…
page-today-failed = Šodienas spēli nevar ielādēt. { $problem }
