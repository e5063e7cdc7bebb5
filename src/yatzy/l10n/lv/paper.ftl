# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Vārds
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Augšējā daļa kopā
paper-lower-total = Apakšējā daļa kopā
paper-further = pa { NUMBER($bonus, useGrouping: 0) }
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = visu summa
paper-pays-all-plus = visu summa + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = šo kauliņu summa
paper-pays-matched-plus = šo kauliņu summa + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; atkal: { NUMBER($points, useGrouping: 0) } ({ $chance })
