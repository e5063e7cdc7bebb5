# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Név
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Felső rész összesen
paper-lower-total = Alsó rész összesen
paper-further = egyenként { NUMBER($bonus, useGrouping: 0) }
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = minden kocka összege
paper-pays-all-plus = minden kocka összege + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = ezek összege
paper-pays-matched-plus = ezek összege + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; újra: { NUMBER($points, useGrouping: 0) } ({ $chance })
