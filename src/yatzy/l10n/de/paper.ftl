# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Name
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Summe oberer Teil
paper-lower-total = Summe unterer Teil
paper-further = je { NUMBER($bonus, useGrouping: 0) }
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = alle Augen
paper-pays-all-plus = alle Augen + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = Augen dieser Würfel
paper-pays-matched-plus = Augen dieser Würfel + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; noch einmal: { NUMBER($points, useGrouping: 0) } in { $chance }
