# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Имя
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Верхняя секция: всего
paper-lower-total = Нижняя секция: всего
paper-further = по { NUMBER($bonus, useGrouping: 0) }
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = сумма всех кубиков
paper-pays-all-plus = сумма всех кубиков + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = сумма этих кубиков
paper-pays-matched-plus = сумма этих кубиков + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; снова: { NUMBER($points, useGrouping: 0) } ({ $chance })
