# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Krever en terning som viser { $face }.
need-groups-2 = Krever to like.
need-groups-3 = Krever tre like.
need-groups-4 = Krever fire like.
need-groups-5 = Krever fem like.
need-groups-6 = Krever seks like.
need-groups-2-2 = Krever to ulike par.
need-groups-3-2 = Krever tre av ett tall og to av et annet.
need-groups-3-3 = Krever tre av ett tall og tre av et annet.
need-groups-4-2 = Krever fire av ett tall og to av et annet.
need-groups-2-2-2 = Krever tre ulike par.
need-groups-2-2-shared = Krever to par; fire like teller også.
need-groups-3-2-shared = Krever tre like og to like; fem like teller også.
need-groups-3-3-shared = Krever tre like to ganger; seks like teller også.
need-groups-4-2-shared = Krever fire like og to like; seks like teller også.
need-groups-2-2-2-shared = Krever tre par; like par teller også.
need-run = Krever { $length } tall på rad.
need-faces = Krever { $faces }.
need-any = Alle terninger.

reason-made-all = Alle terningene teller: { $sum }.
reason-made-all-plus = Alle terningene teller, { $sum }, pluss { $plus }.
reason-made-matched = Teller: { $sum }.
reason-made-matched-plus = Teller: { $sum }, pluss { $plus }.
reason-made-fixed = Klart: { $points } poeng.
reason-no-face = Ingen terning viser { $face }.
reason-one-face = Samme tall to ganger teller ikke.
reason-joker = { $yatzy } teller som joker.
reason-joker-needs-box = Ingen joker så lenge ruten { $yatzy } er åpen.
reason-joker-needs-upper = Ingen joker så lenge ruten { $upper } er åpen.
reason-forced-upper = Du må bruke denne ruten: ruten { $upper } kommer først så lenge den er åpen.
reason-no-lower-open = Null: ingen nedre rute er åpen for jokeren.
reason-again-in-chance = En ny { $yatzy } gir { $points } her.
reason-chance-and-upper-closed = Null: begge disse rutene er utfylt: { $chance } og { $upper }.
reason-upper-box-closed = Null: ruten { $upper } er utfylt.
reason-upper-section-closed = Null: alle øvre ruter er utfylt.

reason-earns-bonus = Gir { $bonus }, { $points } poeng.

reason-upper-first = Ruten { $upper } kommer først så lenge den er åpen.
reason-lower-first = En joker skal i en åpen nedre rute.
reason-not-next = Ikke ennå: fyll ut rutene ovenfra og ned.
reason-something-else-scores = Bare når ingen annen åpen rute ville gitt poeng.

bonus-wherever = Ny { $box }: +{ $bonus } i hvilken rute som helst, fordi den egne ruten har poeng.
bonus-after-entry = Ny { $box }: +{ $bonus } i hvilken rute som helst, fordi den egne ruten er utfylt.
bonus-lost = Ny { $box }, men ingen bonus: den egne ruten er strøket.
bonus-lost-upper = Ny { $box }, men ingen bonus: ruten { $upper } er allerede utfylt.
