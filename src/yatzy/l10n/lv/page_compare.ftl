# The page: pads side by side.

page-compare-add = Pielikt bloknotu
page-compare-remove = Izņemt: { $title }
page-compare-hand = Tie paši kauliņi pēc katra
page-compare-hand-about = Pieskaries kauliņam, lai to pagrieztu.
page-compare-die = { $place }. kauliņš: { $face }. Pieskaries, lai pagrieztu.
page-compare-only = Tikai atšķirības
page-compare-expected = Nevainojama spēle dod
page-compare-differs = atšķiras
page-compare-absent = šajā bloknotā nav
page-compare-hands = Kauliņi, kas parāda atšķirību
page-compare-ends = Kā beidzas spēles
page-compare-following = Izseko katru spēli līdz galam: { $share }
page-compare-own-wrong = Tavos noteikumos vēl ir kļūdas. Pārbaudi tos vēlreiz.
