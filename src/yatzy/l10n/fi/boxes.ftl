# General names, for languages a sheet does not print and for house sheets.

box-ones = Ykköset
box-twos = Kakkoset
box-threes = Kolmoset
box-fours = Neloset
box-fives = Viitoset
box-sixes = Kuutoset
box-one-pair = Pari
box-two-pairs = Kaksi paria
box-three-pairs = Kolme paria
box-three-of-a-kind = Kolme samaa
box-four-of-a-kind = Neljä samaa
box-five-of-a-kind = Viisi samaa
box-small-straight = Pieni suora
box-large-straight = Iso suora
box-full-straight = Täysi suora
box-full-house = Täyskäsi
box-villa = Talo
box-tower = Torni
box-chance = Sattuma
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = Yhteensä
