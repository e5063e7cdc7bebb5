# The page: pads side by side.

page-compare-add = Blok erbij
page-compare-remove = { $title } weglaten
page-compare-hand = Dezelfde worp volgens elk blok
page-compare-hand-about = Tik op een dobbelsteen om hem te draaien.
page-compare-die = Dobbelsteen { $place }: { $face }. Tik om hem te draaien.
page-compare-only = Alleen verschillen
page-compare-expected = Perfect spel geeft
page-compare-differs = anders
page-compare-absent = niet op dit blok
page-compare-hands = Worpen die het verschil laten zien
page-compare-ends = Hoe potjes aflopen
page-compare-following = Elk potje wordt tot het eind gevolgd: { $share }
page-compare-own-wrong = Je eigen regels kloppen nog niet. Kijk ze nog eens na.
