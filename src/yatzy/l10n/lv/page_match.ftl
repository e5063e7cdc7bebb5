# A match with the same dice, and how everyone fares in it.

page-match-about = Katrs spēlē atsevišķi un saņem tos pašus metienus. Uzvar augstākais rezultāts.
page-match-won = { $count ->
        [1] Uzvar { $players }: { $points ->
            [zero] { $points } punktu
            [one] { $points } punkts
           *[other] { $points } punkti
        }
       *[other] Uzvaru dala { $players }: { $points ->
            [zero] { $points } punktu
            [one] { $points } punkts
           *[other] { $points } punkti
        }
    }
page-match-over = Sacensības ir beigušās. Var pārskatīt visas spēles.
page-match-along = Pievienoties
page-match-go-on = Turpināt savu spēli
page-match-nobody = Vēl neviens nespēlē.
page-match-invite = Kas to atvērs, varēs pievienoties – tagad vai vēlāk.
page-match-close = Beigt sacensības
page-match-close-yes = Beigt
page-match-close-about = { $playing ->
        [0] Pēc tam neviens vairs nevarēs pievienoties, un visi varēs pārskatīt visas spēles.
        [zero] Nav pabeigtas { $playing } spēles. Pēc tam neviens vairs nevarēs pievienoties, un visi varēs pārskatīt visas spēles.
        [one] Nav pabeigta { $playing } spēle. Pēc tam neviens vairs nevarēs pievienoties, un visi varēs pārskatīt visas spēles.
       *[other] Nav pabeigtas { $playing } spēles. Pēc tam neviens vairs nevarēs pievienoties, un visi varēs pārskatīt visas spēles.
    }

page-match-by = Secība
page-match-by-total = pēc rezultāta
page-match-by-cost = pēc zaudētā
page-match-cost-about = Zaudētie punkti, salīdzinot ar labākajām izvēlēm: jo mazāk, jo labāk, lai kādi bijuši kauliņi.
page-match-place = Vieta
page-match-name = Vārds
page-match-accuracy = Labākās
page-match-total = Kopā
page-match-cost = Zaudēts
page-match-playing = { $turns } no { $boxes } gājieniem
page-match-count = { $players ->
        [zero] { $players } spēlētāju
        [one] { $players } spēlētājs
       *[other] { $players } spēlētāji
    }, { $over ->
        [0] neviens vēl nav beidzis.
       *[other] beiguši: { $over }.
    }
page-match-later = { $count ->
        [zero] Zaudētos punktus vēl aprēķina { $count } spēlēs.
        [one] Zaudētos punktus vēl aprēķina { $count } spēlē.
       *[other] Zaudētos punktus vēl aprēķina { $count } spēlēs.
    }
page-match-no-costs = Neviens vēl nav beidzis.
page-match-share = { $sheet }, dienas spēle { $date }: { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }, { $place }. vieta no { $over }{ $known ->
        [no] {""}
       *[yes] , zaudēts { $cost }
    }
page-match-until = Spēlēt var līdz: { $day }.
page-match-apart = Jauni spēlētāji un viesi
page-match-apart-about = Rangā skaitās dienas pirmā spēle tiem, kas šeit spēlē vismaz nedēļu.
page-match-new = jauns
page-match-guest = viesis
page-match-again = nav pirmā
page-match-unusual = neparasta veiksme
page-match-unusual-about = Neparasta veiksme: ja kauliņi iepriekš nav zināmi, tā izdodas ne vairāk kā viena spēle no { $games }.
page-match-key = Tavas spēles skaitīsies rangā, kad šeit spēlēsi jau nedēļu. Tam pārlūks glabā atslēgu, tāpat kā tavai statistikai.
