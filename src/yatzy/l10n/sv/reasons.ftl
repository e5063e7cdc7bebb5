# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Kräver en tärning som visar { $face }.
need-groups-2 = Kräver två lika.
need-groups-3 = Kräver tre lika.
need-groups-4 = Kräver fyra lika.
need-groups-5 = Kräver fem lika.
need-groups-6 = Kräver sex lika.
need-groups-2-2 = Kräver två par av olika valör.
need-groups-3-2 = Kräver tre av en valör och två av en annan.
need-groups-3-3 = Kräver tre av en valör och tre av en annan.
need-groups-4-2 = Kräver fyra av en valör och två av en annan.
need-groups-2-2-2 = Kräver tre par av olika valör.
need-groups-2-2-shared = Kräver två par; fyra lika duger.
need-groups-3-2-shared = Kräver tre lika och två lika; fem lika duger.
need-groups-3-3-shared = Kräver tre lika två gånger; sex lika duger.
need-groups-4-2-shared = Kräver fyra lika och två lika; sex lika duger.
need-groups-2-2-2-shared = Kräver tre par; par av samma valör duger.
need-run = Kräver { $length } valörer i följd.
need-faces = Kräver { $faces }.
need-any = Tar vilka tärningar som helst.

reason-made-all = Alla tärningar räknas: { $sum }.
reason-made-all-plus = Alla tärningar räknas, { $sum }, plus { $plus }.
reason-made-matched = Räknas: { $sum }.
reason-made-matched-plus = Räknas: { $sum }, plus { $plus }.
reason-made-fixed = Klarad: { $points } poäng.
reason-no-face = Ingen tärning visar { $face }.
reason-one-face = Samma valör två gånger räknas inte.
reason-joker = { $yatzy } räknas som joker.
reason-joker-needs-box = Ingen joker så länge { $yatzy } är öppen.
reason-joker-needs-upper = Ingen joker så länge { $upper } är öppen.
reason-forced-upper = Måste hit: { $upper } går före så länge den är öppen.
reason-no-lower-open = En nolla: jokern hittar ingen öppen nedre ruta.
reason-again-in-chance = { $yatzy } igen är värt { $points } här.
reason-chance-and-upper-closed = En nolla: både { $chance } och { $upper } är stängda.
reason-upper-box-closed = En nolla: rutan { $upper } är stängd.
reason-upper-section-closed = En nolla: alla övre rutor är stängda.

reason-earns-bonus = Ger { $bonus }, { $points } poäng.

reason-upper-first = { $upper } går före så länge den är öppen.
reason-lower-first = En joker måste ta en öppen nedre ruta.
reason-not-next = Inte än: rutorna tas uppifrån och ner.
reason-something-else-scores = Bara när ingen annan öppen ruta ger poäng.

bonus-wherever = { $box } igen: +{ $bonus } var du än skriver det, eftersom dess egen ruta har poäng.
bonus-lost = { $box } igen, men ingen bonus: dess egen ruta är struken.
