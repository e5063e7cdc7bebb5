# General names, for languages a sheet does not print and for house sheets.

box-ones = Ones
box-twos = Twos
box-threes = Threes
box-fours = Fours
box-fives = Fives
box-sixes = Sixes
box-one-pair = One pair
box-two-pairs = Two pairs
box-three-pairs = Three pairs
box-three-of-a-kind = Three of a kind
box-four-of-a-kind = Four of a kind
box-five-of-a-kind = Five of a kind
box-small-straight = Small straight
box-large-straight = Large straight
box-full-straight = Full straight
box-full-house = Full house
box-villa = Villa
box-tower = Tower
box-chance = Chance
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = Total
