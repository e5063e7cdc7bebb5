# General names, for languages a sheet does not print and for house sheets.

box-ones = Ettor
box-twos = Tvåor
box-threes = Treor
box-fours = Fyror
box-fives = Femmor
box-sixes = Sexor
box-one-pair = Ett par
box-two-pairs = Två par
box-three-pairs = Tre par
box-three-of-a-kind = Tretal
box-four-of-a-kind = Fyrtal
box-five-of-a-kind = Femtal
box-small-straight = Liten straight
box-large-straight = Stor straight
box-full-straight = Full straight
box-full-house = Kåk
box-villa = Hus
box-tower = Torn
box-chance = Chans
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = Totalt
