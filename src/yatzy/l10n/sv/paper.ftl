# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Namn
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Övre delen totalt
paper-lower-total = Nedre delen totalt
paper-further = { NUMBER($bonus, useGrouping: 0) } per gång
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = summan av alla
paper-pays-all-plus = summan av alla + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = summan av dem
paper-pays-matched-plus = summan av dem + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; igen: { NUMBER($points, useGrouping: 0) } på { $chance }
