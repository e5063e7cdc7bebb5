# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Nafn
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Efri hluti samtals
paper-lower-total = Neðri hluti samtals
paper-further = { NUMBER($bonus, useGrouping: 0) } í hvert sinn
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = allir teningar
paper-pays-all-plus = allir teningar + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = þessir teningar
paper-pays-matched-plus = þessir teningar + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; aftur: { NUMBER($points, useGrouping: 0) } ({ $chance })
