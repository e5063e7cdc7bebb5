# The page: rules of one's own.

page-own-about = Változtasd meg, mi kell egy rovathoz és mennyit ér, vegyél fel új rovatokat, játssz hat kockával. Indulj ki nyomtatott szabályokból, és rögtön látod, mi változik.
page-own-begin = Melyik szabályokból indulsz ki?
page-own-title = Saját { $title }
page-own-open = TOML-fájl megnyitása
page-own-from = Kiindulás: { $title }
page-own-anew = Újrakezdés
page-own-link-wrong = A linkben lévő szabályok nem olvashatók.
page-own-play = Játék ezekkel

page-own-name-of-game = A játék neve
page-own-dice = Kockák
page-own-rolls = Dobás egy körben
page-own-order = A rovatok kitöltése
page-own-order-free = bármilyen sorrendben
page-own-order-fixed = felülről lefelé
page-own-strike = Nulla beírása
page-own-strike-free = bármikor
page-own-strike-last = csak ha semmi sem ér pontot
page-own-bonus = A felső rész bónusza
page-own-bonus-at = Ettől az összegtől
page-own-points = Pont

page-own-boxes = Rovatok
page-own-add-box = Rovat hozzáadása
page-own-new-box = Új rovat
page-own-name = Név
page-own-section = Rész
page-own-upper = Felső rész
page-own-lower = Alsó rész
page-own-move-up = { $name } feljebb
page-own-move-down = { $name } lejjebb
page-own-remove = Eltávolítás: { $name }
page-own-face = Szám
page-own-asks = Ami kell hozzá
page-own-asks-groups = egyforma kockák
page-own-asks-run = egymás utáni számok
page-own-asks-faces = pontosan ezek a számok
page-own-asks-face = egyféle szám
page-own-asks-any = bármilyen kocka
page-own-groups = Hány egyforma
page-own-shared = Mindkét csoport lehet ugyanaz a szám
page-own-run = Hány egymás után
page-own-faces = Számok
page-own-pays = Amit ér
page-own-pays-matched = e kockák összege
page-own-pays-all = az összes kocka összege
page-own-pays-fixed = rögzített pontszám
page-own-plus = És még
page-own-last-resort = Csak ha más szabad rovat nem érne pontot

page-own-alike = További öt egyforma
page-own-alike-on = Külön szabályok további öt egyformára
page-own-alike-box = A saját rovata
page-own-alike-bonus = Bónusz egyenként
page-own-bonus-after = A bónusz jár
page-own-bonus-after-points = ha a rovata pontot ért
page-own-bonus-after-any-entry = pont vagy nulla után
page-own-bonus-while = Bónusz van
page-own-bonus-while-always = mindig
page-own-bonus-while-upper-open = csak szabad felső rovatnál
page-own-joker = Joker
page-own-joker-none = nincs joker
page-own-joker-free = szabad: bármelyik alsó rovat
page-own-joker-forced = kötelező, a szabályok szerint
page-own-joker-pays = A joker annyit ér
page-own-joker-pays-dice = amennyit a kockái
page-own-joker-pays-highest = amennyit a rovat legfeljebb
page-own-upper-first = Előbb a felső rovata
page-own-upper-first-always = mindig
page-own-upper-first-after-points = csak ha a rovata pontot ért
page-own-in-chance = A Sanszban ér
page-own-as-usual = a szokásos
page-own-zero = Nullát ér
page-own-zero-never = soha
page-own-zero-chance-and-upper = ha a Sansz és a felső rovata betelt
page-own-zero-upper-box = ha a felső rovata betelt
page-own-zero-upper-section = ha minden felső rovat betelt

page-own-customs = Az asztalnál
page-own-start = Ki kezd
page-own-rounds = Legtöbb forduló
page-own-most = Legtöbb játékos
page-own-any = bármennyi

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = csak egész szám lehet, legfeljebb 1000.
page-own-fault-upper-box = a felső rész rovata egyféle számot gyűjt, és ezeknek a kockáknak az összegét éri.
page-own-fault-not-five-alike = csak olyan lehet, amelyhez minden kockának egyformának kell lennie.
page-own-fault-needs-forced-joker = csak kötelező jokerrel használható.
page-own-fault-against-order = nem fér össze a felülről lefelé töltött rovatokkal.
page-own-fault-needs-chance = pontosan egy olyan rovat kell hozzá, amelyhez bármilyen kockák jók.

page-own-changes = Ami változik
page-own-count = { $count ->
        [0] Nincs változás
        [one] Egy változás
       *[other] { $count } változás
    }
page-own-faults = { $count ->
        [one] Javíts ki egy hibát.
       *[other] Javíts ki { $count } hibát.
    }
page-own-faults-about = Javítsd ki az űrlapon megjelölt hibákat. Addig az utolsó érvényes szabályok látszanak.
page-own-nothing-changed = Még semmi: ezek a nyomtatott szabályok.
page-own-before = előtte
page-own-now = most
page-own-added = új
page-own-gone = törölve

page-own-expected = A tökéletes játék átlaga
page-own-solve-about = Minden lehetséges játékot végigszámolunk; ez pár másodperc.
page-own-solve = Szabályok kiszámítása
page-own-solving = Kiszámítás: { $share }
page-own-stop = Leállítás
page-own-these = Ezek a szabályok
page-own-original = A nyomtatott szabályok
page-own-difference = Különbség

page-own-out = Mentés és megosztás
page-own-read = A szabályok olvasása
page-own-compare = Összevetés a nyomtatottal
page-own-share = Link megosztása
page-own-share-about = A szabályaid magában a linkben vannak; a szerver semmit sem tárol.
page-own-save = Letöltés (TOML)
