# The game of the day: the same dice for everybody who plays along.

page-today-title = Päeva mäng
page-today-next = Järgmise mänguni on { $hours ->
        [0] alla tunni
        [one] üks tund
       *[other] { $hours } tundi
    }.
page-today-sheet = Reeglid
page-today-earlier = Varasemad päevad
page-today-late = { $players ->
        [one] üks mängija
       *[other] { $players } mängijat
    }
page-today-open = veel lahti
page-today-opening = Laadin tänast mängu…
page-today-failed = Tänast mängu ei saa laadida. { $problem }
