# Sheets side by side.

compare-dice = Terninger
compare-rolls = Kast per omgang
compare-boxes = Ruter
compare-order = Rekkefølge
compare-order-free = valgfri åpen rute
compare-order-fixed = ovenfra og ned
compare-strike = Stryke en rute
compare-strike-free = når som helst
compare-strike-last = bare når ingenting gir poeng
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } for minst { NUMBER($at, useGrouping: 0) }
compare-further = Fem like på nytt
compare-highest = Høyeste sluttsum
compare-expected = Perfekt spill i snitt
compare-none = ingen

compare-heading = Regler sammenlignet
compare-hand = { $dice } etter alle reglene
compare-not-there = —
compare-told = * har ulike regler, eller finnes ikke på alle blokkene.
compare-hands = Kast som viser forskjellen
error-compare-few = Oppgi minst to regelsett å sammenligne.
error-compare-many = Du kan sammenligne høyst { $most } om gangen, ikke { $got }.
