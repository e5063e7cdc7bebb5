# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Sasniegumi
page-records-whose = Kam pieder
page-records-none = Katras šeit pabeigtās spēles rezultāts, attīstība un dārgie ieradumi blakus tam, ko savāc nevainojams spēlētājs. Konts nav vajadzīgs: atslēga paliek šajā pārlūkā.
page-records-start = Krāt sasniegumus
page-records-name = Vārds, ar kuru spēlē
page-records-add = Kāds cits
page-records-add-about = No šī brīža skaitās spēles, kas šajā ierīcē spēlētas ar šo vārdu, un arī tās, ko tā vēl atceras.
page-records-empty = Vēl nav ko rādīt
page-records-empty-about = Izspēlē spēli līdz galam ar vārdu { $name }, un tā parādīsies šeit.
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
page-records-opening = Meklē…
page-records-sheet = Bloknots
page-records-games = { $rounds ->
        [zero] { $rounds } spēļu
        [one] { $rounds } spēle
       *[other] { $rounds } spēles
    }
page-records-best = Labākais
page-records-worst = Zemākais
page-records-mean = Vidēji
page-records-perfect = nevainojami: { $number }
page-records-odds-later = Rēķina, cik savāc nevainojams spēlētājs…
page-records-rates = Cik bieži
page-records-upper-bonus = Augšas prēmija
page-records-five-alike = Pieci vienādi
page-records-rate = { $made } no { $of }
page-records-you = tu
page-records-best-play = nevainojami
page-records-further = Par vēl pieciem vienādiem tu spēlē vidēji saņem { $own } punktus, spēlējot nevainojami – { $perfect }.
page-records-choices = Tavas izvēles
page-records-accuracy = Labākās izvēles
page-records-cost-each = Zaudēts vienā izvēlē
page-records-cost-game = Zaudēts vienā spēlē
page-records-luck = Kauliņu veiksme vienā spēlē
page-records-habits = Dārgi ieradumi
page-records-habit = { $times ->
        [zero] { $times } reižu
        [one] { $times } reize
       *[other] { $times } reizes
    }, { $points } punkti
page-records-more-habits = Vēl { $count }
page-records-no-habits = Ne ar vienu izvēli nekas nav zaudēts.
page-records-trend = No spēles uz spēli
page-records-yours = Paliek tev
page-records-device = Uz citu ierīci
page-records-device-about = Kas atver šo saiti, tam ir šie sasniegumi, un tos var arī dzēst. Atver to tikai savā otrajā ierīcē.
page-records-device-qr = QR kods, kas pārnes šos sasniegumus uz citu ierīci
page-records-export = Paņemt visu līdzi
page-records-remove = Noņemt no šīs ierīces
page-records-remove-about = Sasniegumi paliek serverī un citās ierīcēs, kurām ir atslēga. Bez atslēgas neviens tos vairs neatradīs.
page-records-remove-yes = Noņemt
page-records-delete = Dzēst visu
page-records-delete-about = Viss, ko sasniedza { $name }, tiks izdzēsts uz visiem laikiem visās ierīcēs, un šajās spēlēs vārda vietā būs numurs. Pašas spēles paliek tiem, kam ir to kodi.
page-records-delete-yes = Dzēst
page-records-take = Sasniegumi no citas ierīces
page-records-take-about = Šajā saitē ir kāda cilvēka sasniegumi. Spēles, kas šeit spēlētas ar šo vārdu, skaitīsies tiem klāt, tāpēc pārņem tikai savējos.
page-records-take-yes = Pārņemt
