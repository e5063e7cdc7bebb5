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
compare-further = Kolejne pięć jednakowych
compare-highest = Najwyższy wynik
compare-expected = Średnia przy idealnej grze
compare-none = brak

compare-heading = Porównanie zasad
compare-hand = { $dice } według różnych zasad
compare-not-there = —
compare-told = * ma różne zasady albo nie ma go na każdej karcie.
compare-hands = Kości, na których widać różnicę
error-compare-few = Podaj co najmniej dwie nazwy zasad do porównania.
error-compare-many = Naraz można porównać najwyżej { $most }, a nie { $got }.
