# General names, for languages a sheet does not print and for house sheets.

box-ones = Egyesek
box-twos = Kettesek
box-threes = Hármasok
box-fours = Négyesek
box-fives = Ötösök
box-sixes = Hatosok
box-one-pair = Egy pár
box-two-pairs = Két pár
box-three-pairs = Három pár
box-three-of-a-kind = Terc
box-four-of-a-kind = Póker
box-five-of-a-kind = Öt egyforma
box-small-straight = Kis sor
box-large-straight = Nagy sor
box-full-straight = Teljes sor
box-full-house = Full house
box-villa = Villa
box-tower = Torony
box-chance = Sansz
box-yatzy = Yatzy

name-upper-bonus = Bónusz
name-total = Összesen
