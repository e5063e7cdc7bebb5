# General names, for languages a sheet does not print and for house sheets.

box-ones = Ásar
box-twos = Tvistar
box-threes = Þristar
box-fours = Fjarkar
box-fives = Fimmur
box-sixes = Sexur
box-one-pair = Eitt par
box-two-pairs = Tvö pör
box-three-pairs = Þrjú pör
box-three-of-a-kind = Þrír eins
box-four-of-a-kind = Fjórir eins
box-five-of-a-kind = Fimm eins
box-small-straight = Lítil röð
box-large-straight = Stór röð
box-full-straight = Full röð
box-full-house = Hús
box-villa = Villa
box-tower = Turn
box-chance = Áhætta
box-yatzy = Yatzy

name-upper-bonus = Bónus
name-total = Samtals
