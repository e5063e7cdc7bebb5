# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Nimi
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Yläosa yhteensä
paper-lower-total = Alaosa yhteensä
paper-further = { NUMBER($bonus, useGrouping: 0) }/kpl
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = kaikkien summa
paper-pays-all-plus = kaikkien summa + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = niiden summa
paper-pays-matched-plus = niiden summa + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; uudestaan: { NUMBER($points, useGrouping: 0) } ({ $chance })
