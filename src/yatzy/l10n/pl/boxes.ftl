# General names, for languages a sheet does not print and for house sheets.

box-ones = Jedynki
box-twos = Dwójki
box-threes = Trójki
box-fours = Czwórki
box-fives = Piątki
box-sixes = Szóstki
box-one-pair = Para
box-two-pairs = Dwie pary
box-three-pairs = Trzy pary
box-three-of-a-kind = Trójka
box-four-of-a-kind = Kareta
box-five-of-a-kind = Pięć jednakowych
box-small-straight = Mały strit
box-large-straight = Duży strit
box-full-straight = Pełny strit
box-full-house = Full
box-villa = Willa
box-tower = Wieża
box-chance = Szansa
box-yatzy = Yatzy

name-upper-bonus = Bonus
name-total = Razem
