# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Vardas
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Viršutinė dalis iš viso
paper-lower-total = Apatinė dalis iš viso
paper-further = po { NUMBER($bonus, useGrouping: 0) }
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = visų suma
paper-pays-all-plus = visų suma + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = tų kauliukų suma
paper-pays-matched-plus = tų kauliukų suma + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; vėl: { NUMBER($points, useGrouping: 0) } ({ $chance })
