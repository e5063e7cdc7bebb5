# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Name
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Upper section total
paper-lower-total = Lower section total
paper-further = { NUMBER($bonus, useGrouping: 0) } each
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = sum of all dice
paper-pays-all-plus = sum of all dice + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = sum of those dice
paper-pays-matched-plus = sum of those dice + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; again: { NUMBER($points, useGrouping: 0) } in { $chance }
