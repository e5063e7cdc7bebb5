# Sheets side by side.

compare-dice = Terninger
compare-rolls = Kast per omgang
compare-boxes = Ruter
compare-order = Rekkefølge
compare-order-free = valgfri åpen rute
compare-order-fixed = ovenfra og ned
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } for minst { NUMBER($at, useGrouping: 0) }
compare-further = Fem like igjen
compare-highest = Høyeste sluttsum
compare-expected = Perfekt spill gir
compare-none = ingen

compare-heading = Ark sammenlignet
compare-hand = { $dice } etter hvert av dem
compare-not-there = —
compare-told = * har ulike regler, eller finnes ikke på alle arkene.
compare-hands = Kast som viser det
error-compare-few = Det trengs minst to ark for å sammenligne.
error-compare-many = Høyst { $most } ark kan sammenlignes om gangen, ikke { $got }.
