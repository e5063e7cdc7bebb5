# Sheets side by side.

compare-dice = Kauliukai
compare-rolls = Metimai per ėjimą
compare-boxes = Langeliai
compare-order = Tvarka
compare-order-free = bet kuris laisvas langelis
compare-order-fixed = iš viršaus žemyn
compare-strike = Nulis
compare-strike-free = bet kada
compare-strike-last = tik kai niekas neduoda taškų
compare-bonus = Premija
compare-bonus-at = { NUMBER($points, useGrouping: 0) } už { NUMBER($at, useGrouping: 0) } ir daugiau
compare-further = Dar penki vienodi
compare-highest = Didžiausias rezultatas
compare-expected = Žaidžiant tobulai
compare-none = nėra

compare-heading = Taisyklių palyginimas
compare-hand = { $dice } pagal kiekvienas taisykles
compare-not-there = —
compare-told = * taisyklė skiriasi arba langelis yra ne visuose taškų lapuose.
compare-hands = Kauliukai, kurie parodo skirtumą
error-compare-few = Nurodyk bent dvejas taisykles, kad būtų ką lyginti.
error-compare-many = Vienu metu galima lyginti ne daugiau kaip { $most }, o ne { $got }.
