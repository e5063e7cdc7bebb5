# The game of the day: the same dice for everybody who plays along.

page-today-title = Гра дня
page-today-next = Нова гра — { $hours ->
        [0] менш ніж за годину
        [one] за { $hours } годину
        [few] за { $hours } години
       *[many] за { $hours } годин
    }.
page-today-sheet = Правила
page-today-earlier = Попередні дні
page-today-late = { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }
page-today-open = ще відкрита
page-today-opening = Завантажуємо гру дня…
page-today-failed = Не вдалося завантажити гру дня. { $problem }
