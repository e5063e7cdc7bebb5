# The page: rules, and pads to print.

page-rules-title = Szabályok: { $title }
page-rules-about = Minden rovat kockákkal elmagyarázva. Válaszd ki a szabályaidat.
page-rules-missing = Ezek a szabályok nem találhatók.
page-rules-back = Minden szabály
page-rules-table = Vissza az asztalhoz
page-rules-play = Játék ezekkel
page-rules-print = Pontozótömb nyomtatása
page-rules-language = A nevek nyelve
page-rules-example = Példa
page-rules-dice = Például { $dice }: { $points } pont.
page-rules-note = { $number }. megjegyzés
page-rules-bonus = { $bonus } bónusz

page-pad-back = Szabályok
page-pad-columns = Oszlopok
page-pad-print = Nyomtatás
