# The game of the day: the same dice for everybody who plays along.

page-today-title = Gra dnia
page-today-next = Nowa gra za { $hours ->
        [0] niecałą godzinę
        [one] godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }.
page-today-sheet = Zasady
page-today-earlier = Poprzednie dni
page-today-late = { $players ->
        [one] jedna osoba
        [few] { $players } osoby
       *[many] { $players } osób
    }
page-today-open = jeszcze otwarta
page-today-opening = Wczytujemy grę dnia…
page-today-failed = Nie udało się wczytać gry dnia. { $problem }
