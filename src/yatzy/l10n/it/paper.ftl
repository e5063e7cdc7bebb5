# The printed pad. What a box pays stands small beside its name: the fewer words, the better.

paper-player = Nome
paper-upper-bonus = { NUMBER($at, useGrouping: 0) } → { NUMBER($points, useGrouping: 0) }
paper-upper-total = Totale sezione superiore
paper-lower-total = Totale sezione inferiore
paper-further = { NUMBER($bonus, useGrouping: 0) } ciascuno
paper-pays-fixed = { NUMBER($points, useGrouping: 0) }
paper-pays-faces = { $faces } → { NUMBER($points, useGrouping: 0) }
paper-pays-all = somma di tutti i dadi
paper-pays-all-plus = somma di tutti i dadi + { NUMBER($points, useGrouping: 0) }
paper-pays-matched = somma di quei dadi
paper-pays-matched-plus = somma di quei dadi + { NUMBER($points, useGrouping: 0) }
paper-pays-in-chance = { $hint }; di nuovo: { NUMBER($points, useGrouping: 0) } in { $chance }
