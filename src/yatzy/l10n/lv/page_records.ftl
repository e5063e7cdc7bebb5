# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistika
page-records-whose = Kura statistika
page-records-none = Redzi savus rezultātus, attīstību un dārgākās kļūdas blakus nevainojamai spēlei. Konts nav vajadzīgs: atslēga paliek šajā pārlūkā.
page-records-start = Krāt manu statistiku
page-records-name = Tavs spēlētāja vārds
page-records-add = Pievienot spēlētāju
page-records-add-about = No šī brīža skaitās spēles, kas šajā ierīcē spēlētas ar šo vārdu, un arī tās, ko tā vēl atceras.
page-records-empty = Spēļu vēl nav
page-records-empty-about = Izspēlē līdz galam spēli ar vārdu { $name }, un tā parādīsies šeit.
page-records-play = Spēlēt
page-records-playing = { $count ->
        [zero] Turpinās { $count } spēles.
        [one] Turpinās { $count } spēle.
       *[other] Turpinās { $count } spēles.
    }
page-records-later = { $count ->
        [zero] Vēl pārskata { $count } spēles…
        [one] Vēl pārskata { $count } spēli…
       *[other] Vēl pārskata { $count } spēles…
    }
page-records-opening = Ielādē…
page-records-sheet = Noteikumi
page-records-games = { $rounds ->
        [zero] { $rounds } spēļu
        [one] { $rounds } spēle
       *[other] { $rounds } spēles
    }
page-records-best = Labākais
page-records-worst = Zemākais
page-records-mean = Vidēji
page-records-perfect = nevainojami: { $number }
page-records-odds-later = Aprēķina, cik dod nevainojama spēle…
page-records-rates = Cik bieži
page-records-upper-bonus = Augšas prēmija
page-records-five-alike = Pieci vienādi
page-records-rate = { $made } no { $of }
page-records-you = tu
page-records-best-play = nevainojami
page-records-further = Vēl pieci vienādi tev vidēji dod { $own } punktus spēlē, spēlējot nevainojami – { $perfect }.
page-records-choices = Tavas izvēles
page-records-accuracy = Labākās izvēles
page-records-cost-each = Zaudēts vienā izvēlē
page-records-cost-game = Zaudēts vienā spēlē
page-records-luck = Veiksme vienā spēlē
page-records-habits = Dārgi ieradumi
page-records-habit = { $times ->
        [zero] { $times } reižu
        [one] { $times } reize
       *[other] { $times } reizes
    }, zaudēts { $points }
page-records-more-habits = Vēl { $count }
page-records-no-habits = Neviens punkts nav zaudēts.
page-records-trend = No spēles uz spēli
page-records-yours = Tavi dati
page-records-device = Pārnest uz citu ierīci
page-records-device-about = Kas atver šo saiti, saņem šo statistiku un var to arī dzēst. Atver to tikai savā otrajā ierīcē.
page-records-device-qr = QR kods, kas pārnes statistiku uz citu ierīci
page-records-export = Lejupielādēt visu
page-records-remove = Noņemt no šīs ierīces
page-records-remove-about = Statistika paliek serverī un citās ierīcēs, kurām ir atslēga. Bez atslēgas neviens to vairs neatradīs.
page-records-remove-yes = Noņemt
page-records-delete = Dzēst visu
page-records-delete-about = Statistika ar vārdu { $name } tiks neatgriezeniski dzēsta visās ierīcēs, un šajās spēlēs vārda vietā būs numurs. Kam ir spēles kods, to joprojām varēs atvērt.
page-records-delete-yes = Dzēst
page-records-take = Statistika no citas ierīces
page-records-take-about = Šajā saitē ir kāda spēlētāja statistika. Tai pieskaitīs šeit ar šo vārdu spēlētās spēles. Turpini tikai tad, ja saiti izveidoji tu.
page-records-take-yes = Pievienot
