# The game of the day: the same dice for everybody who plays along.

page-today-title = Päivän peli
page-today-next = Seuraavaan peliin on { $hours ->
        [0] alle tunti
        [one] tunti
       *[other] { $hours } tuntia
    }.
page-today-sheet = Lehtiö
page-today-earlier = Aiemmat päivät
page-today-late = { $players ->
        [one] yksi pelasi
       *[other] { $players } pelasi
    }
page-today-open = vielä auki
page-today-opening = Etsitään päivän peliä…
page-today-failed = Päivän peliä ei löytynyt. { $problem }
