# The page: pads side by side.

page-compare-add = Pielikt noteikumus
page-compare-remove = Noņemt: { $title }
page-compare-hand = Tie paši kauliņi, dažādi noteikumi
page-compare-hand-about = Pieskaries kauliņam, lai to mainītu.
page-compare-die = { $place }. kauliņš: { $face }. Pieskaries, lai mainītu.
page-compare-only = Tikai atšķirības
page-compare-expected = Nevainojama spēle vidēji
page-compare-differs = atšķiras
page-compare-absent = tāda lauciņa nav
page-compare-hands = Kauliņi, kas parāda atšķirību
page-compare-ends = Gala rezultāti
page-compare-following = Aprēķina visas spēles: { $share }
page-compare-own-wrong = Tavos noteikumos vēl ir kļūda. Pārbaudi tos vēlreiz.
