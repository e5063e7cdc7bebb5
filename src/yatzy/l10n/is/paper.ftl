# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Nafn
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Efri hluti samtals
paper-lower-total = Neðri hluti samtals
paper-further = { NUMBER($bonus, useGrouping: 0) } í hvert sinn
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = summa allra teninga
paper-pays-all-plus = summa allra teninga + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = summa þessara teninga
paper-pays-matched-plus = summa þessara teninga + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; aftur: { NUMBER($points, useGrouping: 0) } ({ $chance })
