# The page: rules of one's own.

page-own-about = Muuda, mida lahter nõuab või annab, lisa lahtreid, mängi kuue täringuga. Alusta trükitud reeglitest ja vaata kohe, mis muutub.
page-own-begin = Millistest reeglitest alustad?
page-own-title = { $title }, meie reeglid
page-own-open = Ava TOML-fail
page-own-from = Alus: { $title }
page-own-anew = Alusta otsast
page-own-link-wrong = Selle lingi reegleid ei saa lugeda.
page-own-play = Mängi nende järgi

page-own-name-of-game = Mängu nimi
page-own-dice = Täringud
page-own-rolls = Viskeid käigus
page-own-order = Lahtreid täidetakse
page-own-order-free = vabas järjekorras
page-own-order-fixed = ülevalt alla
page-own-strike = Mahatõmbamine
page-own-strike-free = igal ajal
page-own-strike-last = ainult kui miski punkte ei anna
page-own-bonus = Ülemise osa boonus
page-own-bonus-at = Alates summast
page-own-points = Punktid

page-own-boxes = Lahtrid
page-own-add-box = Lisa lahter
page-own-new-box = Uus lahter
page-own-name = Nimi
page-own-section = Osa
page-own-upper = Ülemine osa
page-own-lower = Alumine osa
page-own-move-up = Liiguta üles: { $name }
page-own-move-down = Liiguta alla: { $name }
page-own-remove = Eemalda: { $name }
page-own-face = Number
page-own-asks = Nõuab
page-own-asks-groups = ühesuguseid täringuid
page-own-asks-run = numbreid järjest
page-own-asks-faces = just neid numbreid
page-own-asks-face = üht numbrit
page-own-asks-any = mis tahes täringuid
page-own-groups = Mitu ühesugust
page-own-shared = Sama number sobib mõlemasse rühma
page-own-run = Mitu järjest
page-own-faces = Numbrid
page-own-pays = Annab
page-own-pays-matched = nende täringute summa
page-own-pays-all = kõigi täringute summa
page-own-pays-fixed = kindlad punktid
page-own-plus = Ja lisaks
page-own-last-resort = Ainult siis, kui ükski teine vaba lahter punkte ei annaks

page-own-alike = Järgmine viisik
page-own-alike-on = Erireeglid järgmisele viisikule
page-own-alike-box = Viisiku lahter
page-own-alike-bonus = Boonus igaühe eest
page-own-bonus-after = Boonus kehtib
page-own-bonus-after-points = kui viisiku lahtris on punktid
page-own-bonus-after-any-entry = punktide või nulli järel
page-own-bonus-while = Boonuse saab
page-own-bonus-while-always = alati
page-own-bonus-while-upper-open = ainult kui ülemine lahter on vaba
page-own-joker = Jokker
page-own-joker-none = jokkerit pole
page-own-joker-free = vaba: iga alumine lahter
page-own-joker-forced = kohustuslik
page-own-joker-pays = Jokker annab
page-own-joker-pays-dice = oma täringute punktid
page-own-joker-pays-highest = lahtri suurima summa
page-own-upper-first = Enne ülemine lahter
page-own-upper-first-always = alati
page-own-upper-first-after-points = ainult pärast punkte
page-own-in-chance = Väärtus lahtris Juhuslik
page-own-as-usual = nagu ikka
page-own-zero = Annab nulli
page-own-zero-never = mitte kunagi
page-own-zero-chance-and-upper = kui Juhuslik ja ülemine lahter on täis
page-own-zero-upper-box = kui ülemine lahter on täis
page-own-zero-upper-section = kui kõik ülemised lahtrid on täis

page-own-customs = Lauas
page-own-start = Kes alustab
page-own-rounds = Voore kuni
page-own-most = Mängijaid kuni
page-own-any = piiramata

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = peab olema täisarv, kuni 1000.
page-own-fault-upper-box = ülemise osa lahter loeb üht numbrit ja annab nende täringute summa.
page-own-fault-not-five-alike = peab olema lahter, mis nõuab, et kõik täringud oleksid ühesugused.
page-own-fault-needs-forced-joker = käib ainult kohustusliku jokkeriga.
page-own-fault-against-order = ei käi kokku sellega, et lahtreid täidetakse ülevalt alla.
page-own-fault-needs-chance = vajab täpselt üht lahtrit, kuhu sobivad mis tahes täringud.

page-own-changes = Mis muutub
page-own-count = { $count ->
        [0] Muudatusi pole
        [one] Üks muudatus
       *[other] { $count } muudatust
    }
page-own-faults = { $count ->
        [one] Paranda üks viga.
       *[other] Paranda { $count } viga.
    }
page-own-faults-about = Paranda vormis märgitud vead. Seni näed viimaseid kehtivaid reegleid.
page-own-nothing-changed = Veel mitte midagi: need on trükitud reeglid.
page-own-before = enne
page-own-now = nüüd
page-own-added = uus
page-own-gone = eemaldatud

page-own-expected = Täiusliku mängu keskmine
page-own-solve-about = Kõik võimalikud mängud arvutatakse läbi; see võtab mõne sekundi.
page-own-solve = Arvuta reeglid läbi
page-own-solving = Arvutan: { $share }
page-own-stop = Peata
page-own-these = Need reeglid
page-own-original = Trükitud reeglid
page-own-difference = Vahe

page-own-out = Salvesta ja jaga
page-own-read = Loe reegleid
page-own-compare = Võrdle trükitud reeglitega
page-own-share = Jaga lingiga
page-own-share-about = Reeglid on lingis endas; serverisse ei salvestata midagi.
page-own-save = Laadi alla (TOML)
