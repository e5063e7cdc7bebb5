# General names, for languages a sheet does not print and for house sheets.

box-ones = Одиниці
box-twos = Двійки
box-threes = Трійки
box-fours = Четвірки
box-fives = П’ятірки
box-sixes = Шістки
box-one-pair = Пара
box-two-pairs = Дві пари
box-three-pairs = Три пари
box-three-of-a-kind = Трійка
box-four-of-a-kind = Каре
box-five-of-a-kind = П’ять однакових
box-small-straight = Малий стріт
box-large-straight = Великий стріт
box-full-straight = Повний стріт
box-full-house = Повний дім
box-villa = Вілла
box-tower = Вежа
box-chance = Шанс
box-yatzy = Yatzy

name-upper-bonus = Бонус
name-total = Усього
