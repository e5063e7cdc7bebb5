# The page: rules of one's own.

page-own-about = Breyttu því sem reitur þarf eða gefur, bættu við reitum, notaðu sex teninga. Byrjaðu á prentuðum reglum og sjáðu strax hvað breytist.
page-own-begin = Á hvaða reglum byrjar þú?
page-own-title = { $title }, okkar reglur
page-own-open = Opna TOML-skrá
page-own-from = Byggt á: { $title }
page-own-anew = Byrja upp á nýtt
page-own-link-wrong = Ekki er hægt að lesa reglurnar í þessum hlekk.
page-own-play = Spila eftir þessum reglum

page-own-name-of-game = Heiti spilsins
page-own-dice = Teningar
page-own-rolls = Köst í umferð
page-own-order = Reitir fylltir
page-own-order-free = í hvaða röð sem er
page-own-order-fixed = ofan frá og niður
page-own-strike = Að strika út
page-own-strike-free = hvenær sem er
page-own-strike-last = aðeins þegar ekkert gefur stig
page-own-bonus = Bónus í efri hluta
page-own-bonus-at = Frá summu
page-own-points = Stig

page-own-boxes = Reitir
page-own-add-box = Bæta við reit
page-own-new-box = Nýr reitur
page-own-name = Heiti
page-own-section = Hluti
page-own-upper = Efri hluti
page-own-lower = Neðri hluti
page-own-move-up = Færa „{ $name }“ upp
page-own-move-down = Færa „{ $name }“ niður
page-own-remove = Fjarlægja „{ $name }“
page-own-face = Tala
page-own-asks = Þarf
page-own-asks-groups = eins teninga
page-own-asks-run = tölur í röð
page-own-asks-faces = nákvæmlega þessar tölur
page-own-asks-face = eina tölu
page-own-asks-any = hvaða teninga sem er
page-own-groups = Hve margir eins
page-own-shared = Báðir hópar mega vera sama tala
page-own-run = Hve margar í röð
page-own-faces = Tölur
page-own-pays = Gefur
page-own-pays-matched = summu þessara teninga
page-own-pays-all = summu allra teninga
page-own-pays-fixed = föst stig
page-own-plus = Að auki
page-own-last-resort = Aðeins þegar enginn annar opinn reitur gefur stig

page-own-alike = Fimm eins aftur
page-own-alike-on = Sérreglur fyrir fimm eins aftur
page-own-alike-box = Eigin reitur
page-own-alike-bonus = Bónus í hvert sinn
page-own-bonus-after = Bónus gildir
page-own-bonus-after-points = eftir stig í eigin reit
page-own-bonus-after-any-entry = eftir stig eða núll
page-own-bonus-while = Bónus fæst
page-own-bonus-while-always = alltaf
page-own-bonus-while-upper-open = aðeins ef efri reitur er opinn
page-own-joker = Jóker
page-own-joker-none = enginn jóker
page-own-joker-free = frjáls: allir neðri reitir
page-own-joker-forced = skylda eftir reglum
page-own-joker-pays = Jóker gefur
page-own-joker-pays-dice = það sem teningarnir gefa
page-own-joker-pays-highest = það mesta í reitnum
page-own-upper-first = Efri reiturinn gengur fyrir
page-own-upper-first-always = alltaf
page-own-upper-first-after-points = aðeins eftir stig
page-own-in-chance = Stig í Áhættu
page-own-as-usual = venjuleg
page-own-zero = Gefur núll
page-own-zero-never = aldrei
page-own-zero-chance-and-upper = þegar Áhætta og efri reiturinn eru fyllt
page-own-zero-upper-box = þegar efri reiturinn er fylltur
page-own-zero-upper-section = þegar allir efri reitir eru fylltir

page-own-customs = Við borðið
page-own-start = Hver byrjar
page-own-rounds = Flestar lotur
page-own-most = Flestir leikmenn
page-own-any = ótakmarkað

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = verður að vera heil tala upp að 1000.
page-own-fault-upper-box = reitur í efri hluta telur eina tölu og gefur summu þeirra teninga.
page-own-fault-not-five-alike = verður að vera reitur sem þarf alla teninga eins.
page-own-fault-needs-forced-joker = virkar aðeins með skyldujóker.
page-own-fault-against-order = virkar ekki þegar reitir eru fylltir ofan frá og niður.
page-own-fault-needs-chance = þarf nákvæmlega einn reit fyrir hvaða teninga sem er.

page-own-changes = Hvað breytist
page-own-count = { $count ->
        [0] Engar breytingar
        [1] Ein breyting
        [one] { $count } breyting
       *[other] { $count } breytingar
    }
page-own-faults = { $count ->
        [1] Lagaðu eina villu.
        [one] Lagaðu { $count } villu.
       *[other] Lagaðu { $count } villur.
    }
page-own-faults-about = Lagaðu það sem er merkt á eyðublaðinu. Þangað til sérðu síðustu reglurnar sem gengu upp.
page-own-nothing-changed = Ekkert enn: þetta eru prentuðu reglurnar.
page-own-before = áður
page-own-now = núna
page-own-added = nýtt
page-own-gone = fjarlægt

page-own-expected = Fullkomið að meðaltali
page-own-solve-about = Farið er yfir alla mögulega leiki; það tekur nokkrar sekúndur.
page-own-solve = Reikna þessar reglur út
page-own-solving = Reikna: { $share }
page-own-stop = Stöðva
page-own-these = Þessar reglur
page-own-original = Prentuðu reglurnar
page-own-difference = Munur

page-own-out = Vista og deila
page-own-read = Lesa reglurnar
page-own-compare = Bera saman við þær prentuðu
page-own-share = Deila hlekk
page-own-share-about = Reglurnar þínar eru í hlekknum sjálfum; ekkert er vistað á þjóninum.
page-own-save = Sækja sem TOML
