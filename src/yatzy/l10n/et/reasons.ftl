# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Nõuab täringut, millel on { $face }.
need-groups-2 = Nõuab kaht ühesugust täringut.
need-groups-3 = Nõuab kolme ühesugust täringut.
need-groups-4 = Nõuab nelja ühesugust täringut.
need-groups-5 = Nõuab viit ühesugust täringut.
need-groups-6 = Nõuab kuut ühesugust täringut.
need-groups-2-2 = Nõuab kaht paari eri numbritest.
need-groups-3-2 = Nõuab üht numbrit kolm ja teist kaks korda.
need-groups-3-3 = Nõuab kaht numbrit, kumbagi kolm korda.
need-groups-4-2 = Nõuab üht numbrit neli ja teist kaks korda.
need-groups-2-2-2 = Nõuab kolme paari eri numbritest.
need-groups-2-2-shared = Nõuab kaht paari; sobib ka nelik.
need-groups-3-2-shared = Nõuab kolmikut ja paari; sobib ka viisik.
need-groups-3-3-shared = Nõuab kaht kolmikut; sobib ka kuus ühesugust.
need-groups-4-2-shared = Nõuab nelikut ja paari; sobib ka kuus ühesugust.
need-groups-2-2-2-shared = Nõuab kolme paari; sobivad ka ühesugused paarid.
need-run = Nõuab { $length } järjestikust numbrit.
need-faces = Nõuab { $faces }.
need-any = Sobivad mis tahes täringud.

reason-made-all = Loevad kõik täringud: { $sum }.
reason-made-all-plus = Loevad kõik täringud, { $sum }, ja { $plus } peale.
reason-made-matched = Loeb { $sum }.
reason-made-matched-plus = Loeb { $sum } ja { $plus } peale.
reason-made-fixed = Koos: { $points } punkti.
reason-no-face = Ühelgi täringul pole { $face }.
reason-one-face = Sama number kaks korda ei loe.
reason-joker = { $yatzy } loeb jokkerina.
reason-joker-needs-box = Jokkerit pole, kuni lahter { $yatzy } on vaba.
reason-joker-needs-upper = Jokkerit pole, kuni lahter { $upper } on vaba.
reason-forced-upper = Kirjutada tuleb siia: kuni lahter { $upper } on vaba, täidetakse see enne.
reason-no-lower-open = Null: jokkeril pole ühtegi vaba alumist lahtrit.
reason-again-in-chance = Järgmine { $yatzy } annab siin { $points }.
reason-chance-and-upper-closed = Null: mõlemad lahtrid on täis: { $chance } ja { $upper }.
reason-upper-box-closed = Null: lahter { $upper } on täis.
reason-upper-section-closed = Null: kõik ülemised lahtrid on täis.

reason-earns-bonus = Toob kaasa: { $bonus }, { $points } punkti.

reason-upper-first = Kuni lahter { $upper } on vaba, täidetakse see enne.
reason-lower-first = Jokker läheb vabasse alumisse lahtrisse.
reason-not-next = Veel mitte: lahtreid täidetakse ülevalt alla.
reason-something-else-scores = Ainult siis, kui ükski teine vaba lahter punkte ei annaks.

bonus-wherever = Järgmine { $box }: igas lahtris +{ $bonus }, sest oma lahtris on punktid.
bonus-after-entry = Järgmine { $box }: igas lahtris +{ $bonus }, sest oma lahter on täis.
bonus-lost = Järgmine { $box }, aga boonust pole: oma lahtris on null.
bonus-lost-upper = Järgmine { $box }, aga boonust pole: lahter { $upper } on juba täis.
