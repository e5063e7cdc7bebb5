# The game of the day: the same dice for everybody who plays along.

page-today-title = Päivän peli
page-today-next = Seuraavaan peliin on { $hours ->
        [0] alle tunti
        [one] tunti
       *[other] { $hours } tuntia
    }.
page-today-sheet = Säännöt
page-today-earlier = Aiemmat päivät
page-today-late = { $players ->
        [one] yksi pelaaja
       *[other] { $players } pelaajaa
    }
page-today-open = vielä auki
page-today-opening = Ladataan päivän peliä…
page-today-failed = Päivän peliä ei voi ladata. { $problem }
