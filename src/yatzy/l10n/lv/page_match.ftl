# A match with the same dice, and how everyone fares in it.

page-match-about = Katrs spēlē atsevišķi un saņem tos pašus metienus. Uzvar augstākais rezultāts.
page-match-won = { $count ->
        [1] Uzvar { $players }, rezultāts { $points }
       *[other] Uzvaru dala { $players }, rezultāts { $points }
    }
page-match-over = Sacensības ir galā. Var pārskatīt visas spēles.
page-match-along = Spēlēt līdzi
page-match-go-on = Turpināt savu spēli
page-match-nobody = Vēl neviens nespēlē.
page-match-invite = Kas to atvērs, varēs spēlēt līdzi – tagad vai vēlāk.
page-match-close = Beigt sacensības
page-match-close-yes = Beigt
page-match-close-about = { $playing ->
        [0] Neviens vairs nevarēs pievienoties, un visi varēs redzēt visas spēles.
        [zero] Nav pabeigtas { $playing } spēles. Neviens vairs nevarēs pievienoties, un visi varēs redzēt visas spēles.
        [one] Nav pabeigta { $playing } spēle. Neviens vairs nevarēs pievienoties, un visi varēs redzēt visas spēles.
       *[other] Nav pabeigtas { $playing } spēles. Neviens vairs nevarēs pievienoties, un visi varēs redzēt visas spēles.
    }

page-match-by = Secība
page-match-by-total = pēc rezultāta
page-match-by-cost = pēc izvēlēm
page-match-cost-about = Cik punktu zaudēts, salīdzinot ar labākajām izvēlēm: jo mazāk, jo labāk, lai kādi bijuši kauliņi.
page-match-place = Vieta
page-match-name = Vārds
page-match-accuracy = Labākās
page-match-total = Kopā
page-match-cost = Zaudēts
page-match-playing = { $turns } no { $boxes } gājieniem
page-match-count = Spēlē { $players }, { $over ->
        [0] neviens vēl nav galā.
       *[other] galā ir { $over }.
    }
page-match-later = Vēl rēķina, cik zaudēja { $count } no viņiem.
page-match-no-costs = Neviens vēl nav galā.
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
page-match-key = Tavas spēles skaitās rangā, kad šeit būsi spēlējis nedēļu. Tam pārlūks glabā atslēgu, tāpat kā tavai statistikai.
