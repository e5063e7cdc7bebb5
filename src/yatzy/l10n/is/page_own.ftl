# The page: rules of one's own.

page-own-about = Breyttu því sem reitur þarf eða gefur, bættu við reit, spilaðu með sex teningum: byrjaðu á prentaðri blokk og sjáðu strax hvað það gerir.
page-own-begin = Á hvaða blokk byrjar þú?
page-own-title = { $title } heima hjá okkur
page-own-open = Opna TOML-skrá
page-own-from = Byggt á: { $title }
page-own-anew = Byrja upp á nýtt
page-own-link-wrong = Ekki er hægt að lesa reglublaðið í þessum hlekk.
page-own-play = Spila eftir þessum reglum

page-own-name-of-game = Heiti spilsins
page-own-dice = Teningar
page-own-rolls = Köst í umferð
page-own-order = Röð reita
page-own-order-free = frjáls
page-own-order-fixed = ofan frá og niður
page-own-strike = Strika út reit
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
page-own-move-up = Færa upp: { $name }
page-own-move-down = Færa niður: { $name }
page-own-remove = Taka af blokkinni: { $name }
page-own-face = Tala
page-own-asks = Þarf
page-own-asks-groups = eins teninga
page-own-asks-run = tölur í röð
page-own-asks-faces = nákvæmlega þessar tölur
page-own-asks-face = eina tölu
page-own-asks-any = hvaða teninga sem er
page-own-groups = Hve margir eins
page-own-shared = Sama tala má vera í báðum hópum
page-own-run = Hve margar í röð
page-own-faces = Tölur
page-own-pays = Gefur
page-own-pays-matched = summu þessara teninga
page-own-pays-all = summu allra teninga
page-own-pays-fixed = alltaf það sama
page-own-plus = Að auki
page-own-last-resort = Aðeins þegar enginn annar opinn reitur gefur stig

page-own-alike = Fimm eins aftur
page-own-alike-on = Sérreglur þegar eigin reitur er lokaður
page-own-alike-box = Eigin reitur
page-own-alike-bonus = Bónus í hvert sinn
page-own-bonus-after = Bónus gildir
page-own-bonus-after-points = eftir stig í eigin reit
page-own-bonus-after-any-entry = eftir stig eða núll
page-own-bonus-while = Bónus fæst
page-own-bonus-while-always = alltaf
page-own-bonus-while-upper-open = aðeins ef efri reitur er opinn
page-own-joker = Sem jóker
page-own-joker-none = gildir eins og það er
page-own-joker-free = má í hvaða neðri reit sem er
page-own-joker-forced = fer þangað sem reglur segja
page-own-joker-pays = Jóker gefur
page-own-joker-pays-dice = það sem teningarnir gefa
page-own-joker-pays-highest = það mesta í reitnum
page-own-upper-first = Efri reiturinn gengur fyrir
page-own-upper-first-always = alltaf
page-own-upper-first-after-points = aðeins eftir stig í eigin reit
page-own-in-chance = Virði í Áhættu
page-own-as-usual = venjulegt
page-own-zero = Núll
page-own-zero-never = aldrei
page-own-zero-chance-and-upper = þegar Áhætta og efri reiturinn eru lokuð
page-own-zero-upper-box = þegar efri reiturinn er lokaður
page-own-zero-upper-section = þegar allir efri reitirnir eru lokaðir

page-own-customs = Við borðið
page-own-start = Hver byrjar
page-own-rounds = Lotur mest
page-own-most = Leikmenn mest
page-own-any = ótakmarkað

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = verður að vera heil tala upp að 1000.
page-own-fault-upper-box = reitur í efri hluta telur eina tölu og gefur summu þeirra teninga.
page-own-fault-not-five-alike = verður að vera reitur sem þarf alla teninga eins.
page-own-fault-needs-forced-joker = gengur aðeins með jóker sem fer þangað sem reglur segja.
page-own-fault-against-order = gengur ekki með reitum ofan frá og niður.
page-own-fault-needs-chance = þarf nákvæmlega einn reit sem tekur hvaða teninga sem er.

page-own-changes = Hvað breytist
page-own-count = { $count ->
        [0] Engar breytingar
        [1] Ein breyting
        [one] { $count } breyting
       *[other] { $count } breytingar
    }
page-own-faults = { $count ->
        [1] Eitt er ekki rétt enn.
        [one] { $count } atriði er ekki rétt enn.
       *[other] { $count } atriði eru ekki rétt enn.
    }
page-own-faults-about = Eitthvað er ekki rétt enn, eins og merkt er í forminu. Þangað til stendur hér það sem síðast var rétt.
page-own-nothing-changed = Ekkert enn: spilað er nákvæmlega eins og á prentuðu blokkinni.
page-own-before = áður
page-own-now = núna
page-own-added = nýtt
page-own-gone = tekið af

page-own-expected = Það sem fullkomið spil gefur
page-own-solve-about = Hver mögulegur leikur er skoðaður; það tekur nokkrar sekúndur.
page-own-solve = Leysa þessar reglur
page-own-solving = Leysi: { $share }
page-own-stop = Hætta
page-own-these = Þessar reglur
page-own-original = Prentaða blokkin
page-own-difference = Munur

page-own-out = Geyma og deila
page-own-read = Lesa reglurnar
page-own-compare = Bera saman við þá prentuðu
page-own-share = Deila með hlekk
page-own-share-about = Reglublaðið sjálft er í hlekknum; ekkert er geymt neins staðar.
page-own-save = Vista sem TOML
