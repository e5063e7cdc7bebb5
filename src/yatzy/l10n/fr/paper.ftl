# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Nom
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Total de la moitié supérieure
paper-lower-total = Total de la moitié inférieure
paper-further = { NUMBER($bonus, useGrouping: 0) } à chaque fois
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = somme de tous les dés
paper-pays-all-plus = somme de tous les dés + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = somme de ces dés
paper-pays-matched-plus = somme de ces dés + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint } ; de nouveau : { NUMBER($points, useGrouping: 0) } dans { $chance }
