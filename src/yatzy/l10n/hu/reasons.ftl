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
reason-joker = { $yatzy } jokernek számít.
reason-joker-needs-box = Nincs joker, amíg { $yatzy } szabad.
reason-joker-needs-upper = Nincs joker, amíg { $upper } szabad.
reason-forced-upper = Ide kell írni: { $upper } elsőbbséget élvez, amíg szabad.
reason-no-lower-open = Nulla: a jokernek nincs szabad alsó rovata.
reason-again-in-chance = Egy további { $yatzy } itt { $points } pontot ér.
reason-chance-and-upper-closed = Nulla: { $chance } és { $upper } is betelt.
reason-upper-box-closed = Nulla: a rovat ({ $upper }) már betelt.
reason-upper-section-closed = Nulla: minden felső rovat betelt.

reason-earns-bonus = Ezzel megvan: { $bonus }, { $points } pont.

reason-upper-first = { $upper } elsőbbséget élvez, amíg szabad.
reason-lower-first = A jokert szabad alsó rovatba kell írni.
reason-not-next = Még nem: a rovatokat felülről lefelé kell kitölteni.
reason-something-else-scores = Csak ha más szabad rovat nem érne pontot.

bonus-wherever = További { $box }: +{ $bonus }, bárhová írod, mert a saját rovatában pont áll.
bonus-after-entry = További { $box }: +{ $bonus }, bárhová írod, mert a saját rovata betelt.
bonus-lost = További { $box }, de nincs bónusz: a saját rovata ki van húzva.
bonus-lost-upper = További { $box }, de nincs bónusz: a rovat ({ $upper }) már betelt.
