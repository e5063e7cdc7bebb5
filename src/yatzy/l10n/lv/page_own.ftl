# The page: rules of one's own.

page-own-about = Maini, ko lauciņš prasa vai dod, pievieno lauciņus, spēlē ar sešiem kauliņiem. Sāc ar drukātiem noteikumiem un uzreiz redzi, kas mainās.
page-own-begin = Ar kuriem noteikumiem sāksi?
page-own-title = Mūsu { $title }
page-own-open = Atvērt TOML failu
page-own-from = Pamatā: { $title }
page-own-anew = Sākt no jauna
page-own-link-wrong = Noteikumus šajā saitē nevar izlasīt.
page-own-play = Spēlēt pēc šiem

page-own-name-of-game = Spēles nosaukums
page-own-dice = Kauliņi
page-own-rolls = Metieni gājienā
page-own-order = Lauciņus aizpilda
page-own-order-free = jebkurā secībā
page-own-order-fixed = no augšas uz leju
page-own-strike = Svītrot lauciņu
page-own-strike-free = jebkurā laikā
page-own-strike-last = tikai ja nekas nedod punktus
page-own-bonus = Prēmija par augšējo daļu
page-own-bonus-at = No šīs summas
page-own-points = Punkti

page-own-boxes = Lauciņi
page-own-add-box = Pielikt lauciņu
page-own-new-box = Jauns lauciņš
page-own-name = Nosaukums
page-own-section = Daļa
page-own-upper = Augšējā daļa
page-own-lower = Apakšējā daļa
page-own-move-up = Pārcelt augstāk: { $name }
page-own-move-down = Pārcelt zemāk: { $name }
page-own-remove = Noņemt: { $name }
page-own-face = Cipars
page-own-asks = Vajag
page-own-asks-groups = vienādus kauliņus
page-own-asks-run = ciparus pēc kārtas
page-own-asks-faces = tieši šos ciparus
page-own-asks-face = vienu ciparu
page-own-asks-any = jebkurus kauliņus
page-own-groups = Cik vienādu
page-own-shared = Abās grupās var būt viens cipars
page-own-run = Cik pēc kārtas
page-own-faces = Cipari
page-own-pays = Dod
page-own-pays-matched = šo kauliņu summu
page-own-pays-all = visu kauliņu summu
page-own-pays-fixed = vienmēr tikpat
page-own-plus = Un vēl
page-own-last-resort = Tikai ja neviens cits brīvs lauciņš nedotu punktus

page-own-alike = Vēl pieci vienādi
page-own-alike-on = Īpaši noteikumi vēl pieciem vienādiem
page-own-alike-box = To lauciņš
page-own-alike-bonus = Prēmija par katru reizi
page-own-bonus-after = Prēmija skaitās
page-own-bonus-after-points = pēc punktiem to lauciņā
page-own-bonus-after-any-entry = pēc punktiem vai nulles
page-own-bonus-while = Prēmiju dod
page-own-bonus-while-always = vienmēr
page-own-bonus-while-upper-open = tikai ja augšējais lauciņš brīvs
page-own-joker = Džokers
page-own-joker-none = bez džokera
page-own-joker-free = brīvs: jebkurā apakšējā lauciņā
page-own-joker-forced = obligāts pēc noteikumiem
page-own-joker-pays = Džokers dod
page-own-joker-pays-dice = ko dod tā kauliņi
page-own-joker-pays-highest = lauciņa lielākos punktus
page-own-upper-first = Vispirms augšējais lauciņš
page-own-upper-first-always = vienmēr
page-own-upper-first-after-points = tikai pēc punktiem
page-own-in-chance = Punkti Izdevībā
page-own-as-usual = kā parasti
page-own-zero = Nulle
page-own-zero-never = nekad
page-own-zero-chance-and-upper = kad aizpildīta Izdevība un augšējais lauciņš
page-own-zero-upper-box = kad aizpildīts augšējais lauciņš
page-own-zero-upper-section = kad aizpildīti visi augšējie lauciņi

page-own-customs = Pie galda
page-own-start = Kas sāk
page-own-rounds = Kārtas, ne vairāk kā
page-own-most = Spēlētāji, ne vairāk kā
page-own-any = cik vien vēlas

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = jābūt veselam skaitlim līdz 1000.
page-own-fault-upper-box = augšējās daļas lauciņš skaita viena cipara kauliņus un dod to summu.
page-own-fault-not-five-alike = jābūt lauciņam, kas prasa visus vienādus.
page-own-fault-needs-forced-joker = der tikai ar obligātu džokeru.
page-own-fault-against-order = neder kopā ar aizpildīšanu no augšas uz leju.
page-own-fault-needs-chance = vajag tieši vienu lauciņu, kam der jebkuri kauliņi.

page-own-changes = Kas mainās
page-own-count = { $count ->
        [0] Izmaiņu nav
        [zero] { $count } izmaiņu
        [one] { $count } izmaiņa
       *[other] { $count } izmaiņas
    }
page-own-faults = { $count ->
        [zero] Izlabo { $count } kļūdas.
        [one] Izlabo { $count } kļūdu.
       *[other] Izlabo { $count } kļūdas.
    }
page-own-faults-about = Izlabo veidlapā atzīmētās kļūdas. Līdz tam redzi pēdējos derīgos noteikumus.
page-own-nothing-changed = Pagaidām nekas: šie ir drukātie noteikumi.
page-own-before = iepriekš
page-own-now = tagad
page-own-added = jauns
page-own-gone = noņemts

page-own-expected = Nevainojama spēle vidēji
page-own-solve-about = Tiek apskatītas visas iespējamās spēles; tas prasa dažas sekundes.
page-own-solve = Aprēķināt šos noteikumus
page-own-solving = Aprēķina: { $share }
page-own-stop = Apturēt
page-own-these = Šie noteikumi
page-own-original = Drukātie noteikumi
page-own-difference = Starpība

page-own-out = Saglabāt un dalīties
page-own-read = Lasīt noteikumus
page-own-compare = Salīdzināt ar drukātajiem
page-own-share = Dalīties ar saiti
page-own-share-about = Noteikumi ir pašā saitē; serverī nekas netiek glabāts.
page-own-save = Lejupielādēt TOML
