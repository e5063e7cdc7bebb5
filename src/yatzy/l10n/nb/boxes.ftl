# General names, for languages a sheet does not print and for house sheets.

box-ones = Enere
box-twos = Toere
box-threes = Treere
box-fours = Firere
box-fives = Femmere
box-sixes = Seksere
box-one-pair = Ett par
box-two-pairs = To par
box-three-pairs = Tre par
box-three-of-a-kind = Tre like
box-four-of-a-kind = Fire like
box-five-of-a-kind = Fem like
box-small-straight = Liten straight
box-large-straight = Stor straight
box-full-straight = Full straight
box-full-house = Hus
box-villa = Villa
box-tower = Tårn
box-chance = Sjanse
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = Totalt
