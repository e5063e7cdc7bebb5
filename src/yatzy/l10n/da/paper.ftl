# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Navn
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Øverste del i alt
paper-lower-total = Nederste del i alt
paper-further = { NUMBER($bonus, useGrouping: 0) } pr. gang
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = summen af alle
paper-pays-all-plus = summen af alle + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = summen af dem
paper-pays-matched-plus = summen af dem + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; igen: { NUMBER($points, useGrouping: 0) } i { $chance }
