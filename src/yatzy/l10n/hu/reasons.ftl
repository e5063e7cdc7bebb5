# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Ilyen kocka kell hozzá: { $face }.
need-groups-2 = Két egyforma kocka kell hozzá.
need-groups-3 = Három egyforma kocka kell hozzá.
need-groups-4 = Négy egyforma kocka kell hozzá.
need-groups-5 = Öt egyforma kocka kell hozzá.
need-groups-6 = Hat egyforma kocka kell hozzá.
need-groups-2-2 = Két különböző pár kell hozzá.
need-groups-3-2 = Az egyik számból három, egy másikból kettő kell hozzá.
need-groups-3-3 = Az egyik számból három, egy másikból is három kell hozzá.
need-groups-4-2 = Az egyik számból négy, egy másikból kettő kell hozzá.
need-groups-2-2-2 = Három különböző pár kell hozzá.
need-groups-2-2-shared = Két pár kell hozzá; négy egyforma is jó.
need-groups-3-2-shared = Három egyforma és két egyforma kell hozzá; öt egyforma is jó.
need-groups-3-3-shared = Kétszer három egyforma kell hozzá; hat egyforma is jó.
need-groups-4-2-shared = Négy egyforma és két egyforma kell hozzá; hat egyforma is jó.
need-groups-2-2-2-shared = Három pár kell hozzá; egyforma párok is jók.
need-run = { $length } egymást követő szám kell hozzá.
need-faces = Ez kell hozzá: { $faces }.
need-any = Bármilyen kockák jók.

reason-made-all = Minden kocka számít: { $sum }.
reason-made-all-plus = Minden kocka számít, { $sum }, és még { $plus }.
reason-made-matched = Ennyi számít: { $sum }.
reason-made-matched-plus = Ennyi számít: { $sum }, és még { $plus }.
reason-made-fixed = Megvan: { $points } pont.
reason-no-face = Egyik kockán sincs { $face }.
reason-one-face = Kétszer ugyanaz a szám nem jó.
reason-joker = Ez a dobás jokernek számít: { $yatzy }.
reason-joker-needs-box = Nincs joker, amíg ez a rovat szabad: { $yatzy }.
reason-joker-needs-upper = Nincs joker, amíg ez a rovat szabad: { $upper }.
reason-forced-upper = Ide kell írni. Előbb ezt kell kitölteni, amíg szabad: { $upper }.
reason-no-lower-open = Nulla: a jokernek nincs szabad alsó rovata.
reason-again-in-chance = További { $yatzy }: itt { $points } pont.
reason-chance-and-upper-closed = Nulla: mindkét rovat betelt: { $chance } és { $upper }.
reason-upper-box-closed = Nulla: ez a rovat már betelt: { $upper }.
reason-upper-section-closed = Nulla: minden felső rovat betelt.

reason-earns-bonus = Ezzel megvan: { $bonus }, { $points } pont.

reason-upper-first = Előbb ezt kell kitölteni, amíg szabad: { $upper }.
reason-lower-first = A jokert szabad alsó rovatba kell írni.
reason-not-next = Még nem: a rovatokat felülről lefelé töltöd ki.
reason-something-else-scores = Csak ha más szabad rovat nem érne pontot.

bonus-wherever = További { $box }: +{ $bonus }, bárhová írod, mert a saját rovatában pont áll.
bonus-after-entry = További { $box }: +{ $bonus }, bárhová írod, mert a saját rovata betelt.
bonus-lost = További { $box }, de nincs bónusz: a saját rovatában nulla áll.
bonus-lost-upper = További { $box }, de nincs bónusz: ez a rovat már betelt: { $upper }.
