# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Krever en terning som viser { $face }.
need-groups-2 = Krever to like.
need-groups-3 = Krever tre like.
need-groups-4 = Krever fire like.
need-groups-5 = Krever fem like.
need-groups-6 = Krever seks like.
need-groups-2-2 = Krever to par med ulik verdi.
need-groups-3-2 = Krever tre av én verdi og to av en annen.
need-groups-3-3 = Krever tre av én verdi og tre av en annen.
need-groups-4-2 = Krever fire av én verdi og to av en annen.
need-groups-2-2-2 = Krever tre par med ulik verdi.
need-groups-2-2-shared = Krever to par; fire like holder.
need-groups-3-2-shared = Krever tre like og to like; fem like holder.
need-groups-3-3-shared = Krever tre like to ganger; seks like holder.
need-groups-4-2-shared = Krever fire like og to like; seks like holder.
need-groups-2-2-2-shared = Krever tre par; par med samme verdi holder.
need-run = Krever { $length } verdier på rad.
need-faces = Krever { $faces }.
need-any = Alle kast gjelder.

reason-made-all = Alle terningene teller: { $sum }.
reason-made-all-plus = Alle terningene teller, { $sum }, pluss { $plus }.
reason-made-matched = Teller: { $sum }.
reason-made-matched-plus = Teller: { $sum }, pluss { $plus }.
reason-made-fixed = Oppnådd: { $points } poeng.
reason-no-face = Ingen terning viser { $face }.
reason-one-face = Samme verdi to ganger teller ikke.
reason-joker = { $yatzy } teller som joker.
reason-joker-needs-box = Ingen joker så lenge { $yatzy } er åpen.
reason-joker-needs-upper = Ingen joker så lenge { $upper } er åpen.
reason-forced-upper = Må hit: { $upper } går foran så lenge den er åpen.
reason-no-lower-open = En null: jokeren finner ingen åpen nedre rute.
reason-again-in-chance = { $yatzy } igjen er verdt { $points } her.
reason-chance-and-upper-closed = En null: både { $chance } og { $upper } er lukket.
reason-upper-box-closed = En null: { $upper } er lukket.
reason-upper-section-closed = En null: alle øvre ruter er lukket.

reason-earns-bonus = Gir { $bonus }, { $points } poeng.

reason-upper-first = { $upper } går foran så lenge den er åpen.
reason-lower-first = En joker må i en åpen nedre rute.
reason-not-next = Ikke ennå: rutene fylles ovenfra og ned.
reason-something-else-scores = Bare når ingen annen åpen rute gir poeng.

bonus-wherever = { $box } igjen: +{ $bonus } uansett hvor du skriver det, fordi ruten { $box } har poeng.
bonus-lost = { $box } igjen, men ingen bonus: ruten { $box } er strøket.
