# The page: pads side by side.

page-compare-add = Pridėti taisykles
page-compare-remove = Pašalinti: { $title }
page-compare-hand = Tie patys kauliukai, kitos taisyklės
page-compare-hand-about = Paliesk kauliuką, kad jį pakeistum.
page-compare-die = { $place } kauliukas: { $face }. Paliesk, kad pakeistum.
page-compare-only = Tik skirtumai
page-compare-expected = Vidurkis žaidžiant tobulai
page-compare-differs = skiriasi
page-compare-absent = tokio langelio nėra
page-compare-hands = Kauliukai, kurie parodo skirtumą
page-compare-ends = Galutiniai rezultatai
page-compare-following = Skaičiuojamos visos partijos: { $share }
page-compare-own-wrong = Tavo taisyklėse dar yra klaidų. Patikrink jas dar kartą.
