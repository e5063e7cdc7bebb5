# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Naam
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Totaal bovenste deel
paper-lower-total = Totaal onderste deel
paper-further = { NUMBER($bonus, useGrouping: 0) } per keer
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = som van alle ogen
paper-pays-all-plus = som van alle ogen + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = som van die ogen
paper-pays-matched-plus = som van die ogen + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; nog eens: { NUMBER($points, useGrouping: 0) } in { $chance }
