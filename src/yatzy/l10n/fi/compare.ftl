# Sheets side by side.

compare-dice = Nopat
compare-rolls = Heittoja vuorossa
compare-boxes = Ruudut
compare-order = Järjestys
compare-order-free = mikä tahansa avoin ruutu
compare-order-fixed = ylhäältä alas
compare-strike = Ruudun yliveto
compare-strike-free = milloin vain
compare-strike-last = vain, jos mikään ei anna pisteitä
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) }, kun summa on vähintään { NUMBER($at, useGrouping: 0) }
compare-further = Uusi viisi samaa
compare-highest = Suurin loppusumma
compare-expected = Täydellinen peli tuottaa
compare-none = ei ole

compare-heading = Sääntölehtien vertailu
compare-hand = { $dice } kunkin mukaan
compare-not-there = —
compare-told = * säännöt eroavat, tai ruutua ei ole kaikilla sääntölehdillä.
compare-hands = Heittoja, joissa ero näkyy
error-compare-few = Vertailuun tarvitaan vähintään kaksi sääntölehteä.
error-compare-many = Kerralla voi vertailla enintään { $most } sääntölehteä, ei { $got }.
