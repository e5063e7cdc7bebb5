# The game of the day: the same dice for everybody who plays along.

page-today-title = Partie du jour
page-today-next = Nouvelle partie dans { $hours ->
        [0] moins d’une heure
        [one] une heure
       *[other] { $hours } heures
    }.
page-today-sheet = Règles
page-today-earlier = Les jours précédents
page-today-late = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
page-today-open = encore ouverte
page-today-opening = Chargement de la partie du jour…
page-today-failed = Impossible de charger la partie du jour. { $problem }
