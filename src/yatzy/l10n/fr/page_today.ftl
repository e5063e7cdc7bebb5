# The game of the day: the same dice for everybody who plays along.

page-today-title = La partie du jour
page-today-next = Nouvelle partie dans { $hours ->
        [0] moins d’une heure
        [one] une heure
       *[other] { $hours } heures
    }.
page-today-sheet = Bloc
page-today-earlier = Les jours précédents
page-today-late = { $players ->
        [one] { $players } partie jouée
       *[other] { $players } parties jouées
    }
page-today-open = encore ouverte
page-today-opening = On cherche la partie du jour…
page-today-failed = La partie du jour est introuvable. { $problem }
