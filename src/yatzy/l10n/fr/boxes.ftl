# General names, for languages a sheet does not print and for house sheets.

box-ones = As
box-twos = Deux
box-threes = Trois
box-fours = Quatre
box-fives = Cinq
box-sixes = Six
box-one-pair = Paire
box-two-pairs = Deux paires
box-three-pairs = Trois paires
box-three-of-a-kind = Brelan
box-four-of-a-kind = Carré
box-five-of-a-kind = Cinq identiques
box-small-straight = Petite suite
box-large-straight = Grande suite
box-full-straight = Suite complète
box-full-house = Full
box-villa = Villa
box-tower = Tour
box-chance = Chance
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = Total
