# General names, for languages a sheet does not print and for house sheets.

box-ones = Unos
box-twos = Doses
box-threes = Treses
box-fours = Cuatros
box-fives = Cincos
box-sixes = Seises
box-one-pair = Pareja
box-two-pairs = Dos parejas
box-three-pairs = Tres parejas
box-three-of-a-kind = Trío
box-four-of-a-kind = Póquer
box-five-of-a-kind = Cinco iguales
box-small-straight = Escalera corta
box-large-straight = Escalera larga
box-full-straight = Escalera completa
box-full-house = Full
box-villa = Villa
box-tower = Torre
box-chance = Chance
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = Total
