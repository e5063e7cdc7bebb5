# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Nombre
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Total sección superior
paper-lower-total = Total sección inferior
paper-further = { NUMBER($bonus, useGrouping: 0) } por cada uno
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = suma de todos los dados
paper-pays-all-plus = suma de todos los dados + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = suma de esos dados
paper-pays-matched-plus = suma de esos dados + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; otra vez: { NUMBER($points, useGrouping: 0) } en { $chance }
