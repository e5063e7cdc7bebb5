# The game of the day: the same dice for everybody who plays along.

page-today-title = Игра дня
page-today-next = Новая игра — { $hours ->
        [0] меньше чем через час
        [one] через { $hours } час
        [few] через { $hours } часа
       *[many] через { $hours } часов
    }.
page-today-sheet = Правила
page-today-earlier = Прошлые дни
page-today-late = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
page-today-open = ещё открыта
page-today-opening = Загружаем игру дня…
page-today-failed = Не удаётся загрузить игру дня. { $problem }
