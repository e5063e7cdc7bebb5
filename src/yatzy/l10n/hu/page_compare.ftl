# The page: pads side by side.

page-compare-add = Tömb hozzáadása
page-compare-remove = { $title } kihagyása
page-compare-hand = Ugyanaz a dobás mindegyiken
page-compare-hand-about = Koppints egy kockára, és fordul.
page-compare-die = { $place }. kocka: { $face }. Koppints, és fordul.
page-compare-only = Csak a különbségek
page-compare-expected = Tökéletes játék
page-compare-differs = eltér
page-compare-absent = nincs ezen a tömbön
page-compare-hands = Dobások, amelyeken látszik
page-compare-ends = Hogyan végződnek a játékok
page-compare-following = Minden játék végigkövetése: { $share }
page-compare-own-wrong = A saját szabályaid még nem jók. Nézd át őket újra.
