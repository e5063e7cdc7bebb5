# The page: pads side by side.

page-compare-add = Regels toevoegen
page-compare-remove = { $title } weghalen
page-compare-hand = Dezelfde worp, andere regels
page-compare-hand-about = Tik op een dobbelsteen om hem te veranderen.
page-compare-die = Dobbelsteen { $place }: { $face }. Tik om hem te veranderen.
page-compare-only = Alleen verschillen
page-compare-expected = Gemiddeld bij perfect spel
page-compare-differs = anders
page-compare-absent = geen vak hiervoor
page-compare-hands = Worpen die het verschil laten zien
page-compare-ends = Eindtotalen
page-compare-following = Alle potjes worden berekend: { $share }
page-compare-own-wrong = In je eigen regels zit nog een fout. Kijk ze nog eens na.
