# General names, for languages a sheet does not print and for house sheets.

box-ones = Enere
box-twos = Toere
box-threes = Treere
box-fours = Firere
box-fives = Femmere
box-sixes = Seksere
box-one-pair = Et par
box-two-pairs = To par
box-three-pairs = Tre par
box-three-of-a-kind = Tre ens
box-four-of-a-kind = Fire ens
box-five-of-a-kind = Fem ens
box-small-straight = Lille straight
box-large-straight = Stor straight
box-full-straight = Fuld straight
box-full-house = Fuldt hus
box-villa = Villa
box-tower = Tårn
box-chance = Chancen
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = I alt
