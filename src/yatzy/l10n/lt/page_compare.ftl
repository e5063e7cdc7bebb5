# The page: pads side by side.

page-compare-add = Pridėti bloknotą
page-compare-remove = Pašalinti: { $title }
page-compare-hand = Tie patys kauliukai pagal kiekvieną
page-compare-hand-about = Paliesk kauliuką, kad jį pasuktum.
page-compare-die = { $place } kauliukas: { $face }. Paliesk, kad pasuktum.
page-compare-only = Tik skirtumai
page-compare-expected = Žaidžiant tobulai
page-compare-differs = skiriasi
page-compare-absent = šiame bloknote nėra
page-compare-hands = Kauliukai, kurie parodo skirtumą
page-compare-ends = Kaip baigiasi partijos
page-compare-following = Sekamos visos partijos iki galo: { $share }
page-compare-own-wrong = Tavo taisyklėse dar yra klaidų. Patikrink jas dar kartą.
