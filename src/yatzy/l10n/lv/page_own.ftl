# The page: rules of one's own.

page-own-about = Maini, ko lauciņš prasa vai dod, pieliec jaunu, spēlē ar sešiem kauliņiem: sāc ar drukātu bloknotu un uzreiz redzi, ko tas maina.
page-own-begin = Ar kuru bloknotu sāksi?
page-own-title = Mūsu { $title }
page-own-open = Atvērt TOML failu
page-own-from = Pamatā: { $title }
page-own-anew = Sākt no jauna
page-own-link-wrong = Lapu šajā saitē nevar izlasīt.
page-own-play = Spēlēt pēc tiem

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
page-own-remove = Izņemt no bloknota: { $name }
page-own-face = Cipars
page-own-asks = Vajag
page-own-asks-groups = vienādus kauliņus
page-own-asks-run = ciparus pēc kārtas
page-own-asks-faces = tieši šos ciparus
page-own-asks-face = vienu ciparu
page-own-asks-any = jebkurus kauliņus
page-own-groups = Cik vienādu
page-own-shared = Viens cipars der abām grupām
page-own-run = Cik pēc kārtas
page-own-faces = Cipari
page-own-pays = Dod
page-own-pays-matched = šo kauliņu summu
page-own-pays-all = visu kauliņu summu
page-own-pays-fixed = vienmēr tikpat
page-own-plus = Un vēl
page-own-last-resort = Tikai ja neviens cits brīvs lauciņš nedotu punktus

page-own-alike = Vēl pieci vienādi
page-own-alike-on = Īpaši noteikumi, kad to lauciņš jau aizpildīts
page-own-alike-box = To lauciņš
page-own-alike-bonus = Prēmija par katru reizi
page-own-bonus-after = Prēmija skaitās
page-own-bonus-after-points = ja to lauciņā ir punkti
page-own-bonus-after-any-entry = pēc punktiem vai nulles
page-own-bonus-while = Prēmiju dod
page-own-bonus-while-always = vienmēr
page-own-bonus-while-upper-open = tikai ja augšējais lauciņš brīvs
page-own-joker = Kā džokers
page-own-joker-none = skaita to, kas ir
page-own-joker-free = der jebkuram apakšējam lauciņam
page-own-joker-forced = jāraksta, kur liek noteikumi
page-own-joker-pays = Džokers dod
page-own-joker-pays-dice = savu kauliņu punktus
page-own-joker-pays-highest = lauciņa lielākos punktus
page-own-upper-first = Vispirms augšējais lauciņš
page-own-upper-first-always = vienmēr
page-own-upper-first-after-points = tikai ja to lauciņā ir punkti
page-own-in-chance = Vērtība Izdevībā
page-own-as-usual = kā parasti
page-own-zero = Nulle
page-own-zero-never = nekad
page-own-zero-chance-and-upper = kad aizpildīta Izdevība un augšējais lauciņš
page-own-zero-upper-box = kad aizpildīts augšējais lauciņš
page-own-zero-upper-section = kad aizpildīti visi augšējie lauciņi

page-own-customs = Pie galda
page-own-start = Kas sāk
page-own-rounds = Lielākais kārtu skaits
page-own-most = Lielākais spēlētāju skaits
page-own-any = cik vien vēlas

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = jābūt veselam skaitlim līdz 1000.
page-own-fault-upper-box = augšējās daļas lauciņš skaita viena cipara kauliņus un dod to summu.
page-own-fault-not-five-alike = jābūt lauciņam, kas prasa visus vienādus.
page-own-fault-needs-forced-joker = der tikai ar džokeru, kas jāraksta, kur liek noteikumi.
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
        [zero] Vēl { $count } lietu nav kārtībā.
        [one] Vēl { $count } lieta nav kārtībā.
       *[other] Vēl { $count } lietas nav kārtībā.
    }
page-own-faults-about = Kaut kas vēl nav kārtībā – tas atzīmēts veidlapā. Kamēr tas nav izlabots, šeit redzams tas, kas derēja iepriekš.
page-own-nothing-changed = Pagaidām nekas: spēlē tieši tāpat kā pēc drukātā bloknota.
page-own-before = iepriekš
page-own-now = tagad
page-own-added = jauns
page-own-gone = izņemts

page-own-expected = Ko dod nevainojama spēle
page-own-solve-about = Tiek apskatītas visas iespējamās spēles; tas prasa dažas sekundes.
page-own-solve = Atrisināt šos noteikumus
page-own-solving = Risina: { $share }
page-own-stop = Apturēt
page-own-these = Šie noteikumi
page-own-original = Drukātais bloknots
page-own-difference = Starpība

page-own-out = Saglabāt un nodot tālāk
page-own-read = Lasīt noteikumus
page-own-compare = Salīdzināt ar drukāto
page-own-share = Dalīties ar saiti
page-own-share-about = Pati lapa ir saitē; nekas nekur netiek glabāts.
page-own-save = Lejupielādēt TOML
