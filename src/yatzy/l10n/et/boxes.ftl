# General names, for languages a sheet does not print and for house sheets.

box-ones = Ühed
box-twos = Kahed
box-threes = Kolmed
box-fours = Neljad
box-fives = Viied
box-sixes = Kuued
box-one-pair = Paar
box-two-pairs = Kaks paari
box-three-pairs = Kolm paari
box-three-of-a-kind = Kolmik
box-four-of-a-kind = Nelik
box-five-of-a-kind = Viisik
box-small-straight = Väike rida
box-large-straight = Suur rida
box-full-straight = Täisrida
box-full-house = Maja
box-villa = Villa
box-tower = Torn
box-chance = Juhuslik
box-yatzy = Yatzy

name-upper-bonus = Boonus
name-total = Kokku
