# General names, for languages a sheet does not print and for house sheets.

box-ones = Единицы
box-twos = Двойки
box-threes = Тройки
box-fours = Четвёрки
box-fives = Пятёрки
box-sixes = Шестёрки
box-one-pair = Пара
box-two-pairs = Две пары
box-three-pairs = Три пары
box-three-of-a-kind = Тройка
box-four-of-a-kind = Каре
box-five-of-a-kind = Пять одинаковых
box-small-straight = Малый стрит
box-large-straight = Большой стрит
box-full-straight = Полный стрит
box-full-house = Полный дом
box-villa = Вилла
box-tower = Башня
box-chance = Шанс
box-yatzy = Yatzy

name-upper-bonus = Бонус
name-total = Итого
