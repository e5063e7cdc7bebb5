# The game of the day: the same dice for everybody who plays along.

page-today-title = Dienas spēle
page-today-next = Jauna spēle būs { $hours ->
        [0] pēc nepilnas stundas
        [1] pēc stundas
        [zero] pēc { $hours } stundām
        [one] pēc { $hours } stundas
       *[other] pēc { $hours } stundām
    }.
page-today-sheet = Bloknots
page-today-earlier = Iepriekšējās dienas
page-today-late = spēlēja { $players }
page-today-open = vēl atvērta
page-today-opening = Meklē šodienas spēli…
page-today-failed = Šodienas spēli neizdevās atrast. { $problem }
