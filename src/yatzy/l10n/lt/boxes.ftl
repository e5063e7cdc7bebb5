# General names, for languages a sheet does not print and for house sheets.

box-ones = Vienetai
box-twos = Dvejetai
box-threes = Trejetai
box-fours = Ketvertai
box-fives = Penketai
box-sixes = Šešetai
box-one-pair = Viena pora
box-two-pairs = Dvi poros
box-three-pairs = Trys poros
box-three-of-a-kind = Trys vienodi
box-four-of-a-kind = Keturi vienodi
box-five-of-a-kind = Penki vienodi
box-small-straight = Maža eilutė
box-large-straight = Didelė eilutė
box-full-straight = Pilna eilutė
box-full-house = Pilna troba
box-villa = Vila
box-tower = Bokštas
box-chance = Šansas
box-yatzy = Yatzy

name-upper-bonus = Premija
name-total = Iš viso
