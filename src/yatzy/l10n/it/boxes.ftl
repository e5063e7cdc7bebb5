# General names, for languages a sheet does not print and for house sheets.

box-ones = Uno
box-twos = Due
box-threes = Tre
box-fours = Quattro
box-fives = Cinque
box-sixes = Sei
box-one-pair = Coppia
box-two-pairs = Due coppie
box-three-pairs = Tre coppie
box-three-of-a-kind = Tris
box-four-of-a-kind = Poker
box-five-of-a-kind = Cinque uguali
box-small-straight = Scala piccola
box-large-straight = Scala grande
box-full-straight = Scala completa
box-full-house = Full
box-villa = Villa
box-tower = Torre
box-chance = Chance
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = Totale
