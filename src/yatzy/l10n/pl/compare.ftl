# Sheets side by side.

compare-dice = Kości
compare-rolls = Rzuty w turze
compare-boxes = Pola
compare-order = Kolejność
compare-order-free = dowolne wolne pole
compare-order-fixed = od góry do dołu
compare-strike = Skreślanie
compare-strike-free = w każdej chwili
compare-strike-last = tylko gdy nic nie daje punktów
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } za { NUMBER($at, useGrouping: 0) } lub więcej
compare-further = Znów pięć jednakowych
compare-highest = Najwyższy wynik
compare-expected = Idealna gra daje
compare-none = brak

compare-heading = Porównanie arkuszy
compare-hand = { $dice } według każdego z nich
compare-not-there = —
compare-told = * ma inne zasady albo jest tylko na niektórych arkuszach.
compare-hands = Kości, na których to widać
error-compare-few = Do porównania trzeba co najmniej dwóch arkuszy.
error-compare-many = Naraz można porównać najwyżej { $most } arkuszy, a nie { $got }.
