# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Ім’я
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Верхня секція: усього
paper-lower-total = Нижня секція: усього
paper-further = по { NUMBER($bonus, useGrouping: 0) }
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = сума всіх кубиків
paper-pays-all-plus = сума всіх кубиків + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = сума цих кубиків
paper-pays-matched-plus = сума цих кубиків + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; знову: { NUMBER($points, useGrouping: 0) } ({ $chance })
