# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Imię
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Górna część razem
paper-lower-total = Dolna część razem
paper-further = po { NUMBER($bonus, useGrouping: 0) }
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = suma wszystkich
paper-pays-all-plus = suma wszystkich + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = suma tych kości
paper-pays-matched-plus = suma tych kości + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; ponownie: { NUMBER($points, useGrouping: 0) } ({ $chance })
