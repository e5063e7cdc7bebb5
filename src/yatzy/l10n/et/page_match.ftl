# A match with the same dice, and how everyone fares in it.

page-match-about = Igaüks mängib üksi ja saab samad visked. Suurim kogusumma võidab.
page-match-won = { $count ->
        [one] Võitja on { $players }: { $points } punkti
       *[other] Võitu jagavad { $players }: { $points } punkti
    }
page-match-over = Matš on läbi. Kõiki mänge saab üle vaadata.
page-match-along = Mängi kaasa
page-match-go-on = Jätka oma mängu
page-match-nobody = Keegi veel ei mängi.
page-match-invite = Kes selle avab, saab kaasa mängida, kohe või hiljem.
page-match-close = Lõpeta matš
page-match-close-yes = Lõpeta
page-match-close-about = { $playing ->
        [0] Keegi ei saa enam liituda ja kõik näevad kõiki mänge.
        [one] Üks mäng on pooleli. Keegi ei saa enam liituda ja kõik näevad kõiki mänge.
       *[other] { $playing } mängu on pooleli. Keegi ei saa enam liituda ja kõik näevad kõiki mänge.
    }

page-match-by = Järjestus
page-match-by-total = punktide järgi
page-match-by-cost = valikute järgi
page-match-cost-about = Parimate valikutega võrreldes raisatud punktid: mida vähem, seda parem, ükskõik kuidas täringud langesid.
page-match-place = Koht
page-match-name = Nimi
page-match-accuracy = Parimad valikud
page-match-total = Kokku
page-match-cost = Raisatud
page-match-playing = käik { $turns }/{ $boxes }
page-match-count = { $players ->
        [one] Kaasa mängib üks
       *[other] Kaasa mängib { $players }
    }, { $over ->
        [0] keegi pole veel lõpetanud.
        [one] üks on lõpetanud.
       *[other] { $over } on lõpetanud.
    }
page-match-later = { $count ->
        [one] Ühe mängija raisatud punkte alles arvutatakse.
       *[other] { $count } mängija raisatud punkte alles arvutatakse.
    }
page-match-no-costs = Keegi pole veel lõpetanud.
page-match-share = { $sheet }, päeva mäng { $date }: { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }, koht { $place }/{ $over }{ $known ->
        [no] {""}
       *[yes] , raisatud { $cost }
    }
page-match-until = Avatud kuni { $day }.
page-match-apart = Uued mängijad ja külalised
page-match-apart-about = Edetabelis loeb päeva esimene mäng neil, kes on siin mänginud vähemalt nädala.
page-match-new = uus
page-match-guest = külaline
page-match-again = mitte esimene
page-match-unusual = ebatavaline õnn
page-match-unusual-about = Ebatavaline õnn: kui täringuid ette ei teata, läheb nii kõige rohkem üks mäng { $games } mängust.
page-match-key = Sinu mängud lähevad edetabelis arvesse, kui oled siin nädala mänginud. Selleks hoiab brauser võtit, nagu sinu statistika jaoks.
