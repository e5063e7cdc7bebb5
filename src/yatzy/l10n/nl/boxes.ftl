# General names, for languages a sheet does not print and for house sheets.

box-ones = Enen
box-twos = Tweeën
box-threes = Drieën
box-fours = Vieren
box-fives = Vijven
box-sixes = Zessen
box-one-pair = Eén paar
box-two-pairs = Twee paar
box-three-pairs = Drie paar
box-three-of-a-kind = Drie dezelfde
box-four-of-a-kind = Vier dezelfde
box-five-of-a-kind = Vijf dezelfde
box-small-straight = Kleine straat
box-large-straight = Grote straat
box-full-straight = Volle straat
box-full-house = Full house
box-villa = Villa
box-tower = Toren
box-chance = Kans
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = Totaal
