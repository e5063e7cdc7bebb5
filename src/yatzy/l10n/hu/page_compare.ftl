# The page: pads side by side.

page-compare-add = Szabályok hozzáadása
page-compare-remove = Eltávolítás: { $title }
page-compare-hand = Ugyanaz a dobás, más szabályok
page-compare-hand-about = Koppints egy kockára, ha meg akarod változtatni.
page-compare-die = { $place }. kocka: { $face }. Koppints a módosításhoz.
page-compare-only = Csak a különbségek
page-compare-expected = A tökéletes játék átlaga
page-compare-differs = eltér
page-compare-absent = nincs ilyen rovat
page-compare-hands = Dobások, amelyeken látszik a különbség
page-compare-ends = Végösszegek
page-compare-following = Minden játék kiszámítása: { $share }
page-compare-own-wrong = A saját szabályaidban még hiba van. Nézd át őket újra.
