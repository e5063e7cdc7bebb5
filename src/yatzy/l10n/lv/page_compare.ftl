# The page: pads side by side.

page-compare-add = Pielikt bloknotu
page-compare-remove = Izlaist: { $title }
page-compare-hand = Tie paši kauliņi pēc katra
page-compare-hand-about = Pieskaries kauliņam, lai to pagrieztu.
page-compare-die = { $place }. kauliņš: { $face }. Pieskaries, lai pagrieztu.
page-compare-only = Tikai atšķirības
page-compare-expected = Labākā spēle dod
page-compare-differs = atšķiras
page-compare-absent = šajā bloknotā nav
page-compare-hands = Kauliņi, kas parāda atšķirību
page-compare-ends = Kā beidzas spēles
page-compare-following = Izseko katru spēli līdz galam: { $share }
page-compare-own-wrong = Tavi noteikumi vēl nav kārtībā. Paskaties uz tiem vēlreiz.
