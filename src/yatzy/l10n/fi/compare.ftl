# Sheets side by side.

compare-dice = Nopat
compare-rolls = Heittoja vuorossa
compare-boxes = Ruudut
compare-order = Järjestys
compare-order-free = mikä tahansa avoin ruutu
compare-order-fixed = ylhäältä alas
compare-strike = Yliviivaus
compare-strike-free = milloin vain
compare-strike-last = vain, jos mikään ei anna pisteitä
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) }, kun summa on vähintään { NUMBER($at, useGrouping: 0) }
compare-further = Uusi viisi samaa
compare-highest = Suurin loppusumma
compare-expected = Täydellisen pelin keskiarvo
compare-none = ei ole

compare-heading = Sääntöjen vertailu
compare-hand = { $dice } eri säännöillä
compare-not-there = —
compare-told = * säännöt eroavat, tai ruutua ei ole kaikilla pistelapuilla.
compare-hands = Noppia, joissa ero näkyy
error-compare-few = Nimeä vähintään kahdet säännöt vertailtavaksi.
error-compare-many = Vertailtavia voi olla kerralla enintään { $most }, ei { $got }.
