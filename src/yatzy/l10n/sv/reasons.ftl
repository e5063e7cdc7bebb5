# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Kräver en tärning som visar { $face }.
need-groups-2 = Kräver två lika.
need-groups-3 = Kräver tre lika.
need-groups-4 = Kräver fyra lika.
need-groups-5 = Kräver fem lika.
need-groups-6 = Kräver sex lika.
need-groups-2-2 = Kräver två olika par.
need-groups-3-2 = Kräver tre av en siffra och två av en annan.
need-groups-3-3 = Kräver tre av en siffra och tre av en annan.
need-groups-4-2 = Kräver fyra av en siffra och två av en annan.
need-groups-2-2-2 = Kräver tre olika par.
need-groups-2-2-shared = Kräver två par; fyra lika räknas också.
need-groups-3-2-shared = Kräver tre lika och två lika; fem lika räknas också.
need-groups-3-3-shared = Kräver tre lika två gånger; sex lika räknas också.
need-groups-4-2-shared = Kräver fyra lika och två lika; sex lika räknas också.
need-groups-2-2-2-shared = Kräver tre par; lika par räknas också.
need-run = Kräver { $length } siffror i följd.
need-faces = Kräver { $faces }.
need-any = Vilka tärningar som helst.

reason-made-all = Alla tärningar räknas: { $sum }.
reason-made-all-plus = Alla tärningar räknas, { $sum }, plus { $plus }.
reason-made-matched = Räknas: { $sum }.
reason-made-matched-plus = Räknas: { $sum }, plus { $plus }.
reason-made-fixed = Klart: { $points } poäng.
reason-no-face = Ingen tärning visar { $face }.
reason-one-face = Samma siffra två gånger räknas inte.
reason-joker = { $yatzy } räknas som joker.
reason-joker-needs-box = Ingen joker så länge rutan { $yatzy } är öppen.
reason-joker-needs-upper = Ingen joker så länge rutan { $upper } är öppen.
reason-forced-upper = Du måste ta den här rutan: rutan { $upper } kommer först så länge den är öppen.
reason-no-lower-open = Noll: ingen nedre ruta är öppen för jokern.
reason-again-in-chance = En ny { $yatzy } ger { $points } här.
reason-chance-and-upper-closed = Noll: båda de här rutorna är ifyllda: { $chance } och { $upper }.
reason-upper-box-closed = Noll: rutan { $upper } är ifylld.
reason-upper-section-closed = Noll: alla övre rutor är ifyllda.

reason-earns-bonus = Ger { $bonus }, { $points } poäng.

reason-upper-first = Rutan { $upper } kommer först så länge den är öppen.
reason-lower-first = En joker ska i en öppen nedre ruta.
reason-not-next = Inte än: fyll i rutorna uppifrån och ner.
reason-something-else-scores = Bara när ingen annan öppen ruta skulle ge poäng.

bonus-wherever = Ny { $box }: +{ $bonus } i vilken ruta som helst, eftersom den egna rutan har poäng.
bonus-after-entry = Ny { $box }: +{ $bonus } i vilken ruta som helst, eftersom den egna rutan är ifylld.
bonus-lost = Ny { $box }, men ingen bonus: den egna rutan är struken.
bonus-lost-upper = Ny { $box }, men ingen bonus: rutan { $upper } är redan ifylld.
