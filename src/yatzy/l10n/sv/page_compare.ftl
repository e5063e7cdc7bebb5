# The page: pads side by side.

page-compare-add = Lägg till regler
page-compare-remove = Ta bort { $title }
page-compare-hand = Samma tärningar, olika regler
page-compare-hand-about = Tryck på en tärning för att ändra den.
page-compare-die = Tärning { $place }: { $face }. Tryck för att ändra den.
page-compare-only = Bara skillnader
page-compare-expected = Snitt vid perfekt spel
page-compare-differs = skiljer
page-compare-absent = ingen sådan ruta
page-compare-hands = Kast som visar skillnaden
page-compare-ends = Slutsummor
page-compare-following = Räknar ut alla partier: { $share }
page-compare-own-wrong = Något är fortfarande fel i dina egna regler. Se över dem igen.
