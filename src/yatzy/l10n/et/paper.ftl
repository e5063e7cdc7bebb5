# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Nimi
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Ülemine osa kokku
paper-lower-total = Alumine osa kokku
paper-further = à { NUMBER($bonus, useGrouping: 0) }
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = kõigi summa
paper-pays-all-plus = kõigi summa + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = nende summa
paper-pays-matched-plus = nende summa + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; uuesti: { NUMBER($points, useGrouping: 0) } ({ $chance })
