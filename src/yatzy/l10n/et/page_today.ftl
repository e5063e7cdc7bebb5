# The game of the day: the same dice for everybody who plays along.

page-today-title = Päeva mäng
page-today-next = Järgmise mänguni on { $hours ->
        [0] alla tunni
        [one] üks tund
       *[other] { $hours } tundi
    }.
page-today-sheet = Plokk
page-today-earlier = Varasemad päevad
page-today-late = { $players ->
        [one] üks mängis
       *[other] { $players } mängis
    }
page-today-open = veel lahti
page-today-opening = Otsin tänast mängu…
page-today-failed = Tänast mängu ei leitud. { $problem }
