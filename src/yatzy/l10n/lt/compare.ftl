# Sheets side by side.

compare-dice = Kauliukai
compare-rolls = Metimai per ėjimą
compare-boxes = Langeliai
compare-order = Tvarka
compare-order-free = bet kuris laisvas langelis
compare-order-fixed = iš viršaus žemyn
compare-strike = Nubraukti langelį
compare-strike-free = bet kada
compare-strike-last = tik kai niekas neduoda taškų
compare-bonus = Premija
compare-bonus-at = { NUMBER($points, useGrouping: 0) } už { NUMBER($at, useGrouping: 0) } ir daugiau
compare-further = Dar penki vienodi
compare-highest = Didžiausias rezultatas
compare-expected = Žaidžiant tobulai
compare-none = nėra

compare-heading = Lapų palyginimas
compare-hand = { $dice } pagal kiekvieną
compare-not-there = —
compare-told = * skiriasi taisyklės arba langelis yra ne visuose lapuose.
compare-hands = Kauliukai, kurie tai parodo
error-compare-few = Lyginti reikia bent dviejų lapų.
error-compare-many = Lapų vienu metu galima lyginti ne daugiau kaip { $most }, o ne { $got }.
