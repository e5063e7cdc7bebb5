# General names, for languages a sheet does not print and for house sheets.

box-ones = Einser
box-twos = Zweier
box-threes = Dreier
box-fours = Vierer
box-fives = Fünfer
box-sixes = Sechser
box-one-pair = Ein Paar
box-two-pairs = Zwei Paare
box-three-pairs = Drei Paare
box-three-of-a-kind = Dreierpasch
box-four-of-a-kind = Viererpasch
box-five-of-a-kind = Fünferpasch
box-small-straight = Kleine Straße
box-large-straight = Große Straße
box-full-straight = Volle Straße
box-full-house = Full House
box-villa = Villa
box-tower = Turm
box-chance = Chance
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = Gesamt
