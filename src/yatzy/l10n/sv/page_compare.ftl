# The page: pads side by side.

page-compare-add = Lägg till ett block
page-compare-remove = Ta bort { $title }
page-compare-hand = Samma tärningar på alla
page-compare-hand-about = Tryck på en tärning för att vrida den.
page-compare-die = Tärning { $place }: { $face }. Tryck för att vrida den.
page-compare-only = Bara det som skiljer
page-compare-expected = Perfekt spel ger
page-compare-differs = skiljer
page-compare-absent = finns inte på blocket
page-compare-hands = Händer som visar skillnaden
page-compare-ends = Så slutar partierna
page-compare-following = Följer alla partier till slutet: { $share }
page-compare-own-wrong = Dina egna regler stämmer inte än. Se över dem en gång till.
