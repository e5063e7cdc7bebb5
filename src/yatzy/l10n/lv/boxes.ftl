# General names, for languages a sheet does not print and for house sheets.

box-ones = Vieninieki
box-twos = Divnieki
box-threes = Trijnieki
box-fours = Četrinieki
box-fives = Piecinieki
box-sixes = Sešnieki
box-one-pair = Viens pāris
box-two-pairs = Divi pāri
box-three-pairs = Trīs pāri
box-three-of-a-kind = Trīs vienādi
box-four-of-a-kind = Četri vienādi
box-five-of-a-kind = Pieci vienādi
box-small-straight = Īsā rinda
box-large-straight = Garā rinda
box-full-straight = Pilnā rinda
box-full-house = Māja
box-villa = Villa
box-tower = Tornis
box-chance = Izdevība
box-yatzy = Yatzy

name-upper-bonus = Prēmija
name-total = Kopā
