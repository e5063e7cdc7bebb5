# A match with the same dice, and how everyone fares in it.

page-match-about = Igaüks mängib üksi ja saab samad visked. Suurim kogusumma võidab.
page-match-won = { $count ->
        [one] Võitja on { $players }: { $points ->
            [one] { $points } punkt
           *[other] { $points } punkti
        }
       *[other] Võitu jagavad { $players }: { $points ->
            [one] { $points } punkt
           *[other] { $points } punkti
        }
    }
page-match-over = Matš on läbi. Kõiki mänge saab üle vaadata.
page-match-along = Liitu
page-match-go-on = Jätka oma mängu
page-match-nobody = Keegi veel ei mängi.
page-match-invite = Kes selle avab, saab liituda, kohe või hiljem.
page-match-close = Lõpeta matš
page-match-close-yes = Lõpeta
page-match-close-about = { $playing ->
        [0] Pärast seda ei saa keegi liituda ja kõik saavad kõiki mänge üle vaadata.
        [one] Üks mäng on pooleli. Pärast seda ei saa keegi liituda ja kõik saavad kõiki mänge üle vaadata.
       *[other] { $playing } mängu on pooleli. Pärast seda ei saa keegi liituda ja kõik saavad kõiki mänge üle vaadata.
    }

page-match-by = Järjestus
page-match-by-total = punktide järgi
page-match-by-cost = raisatu järgi
page-match-cost-about = Parimate valikutega võrreldes raisatud punktid: mida vähem, seda parem, olgu täringud millised tahes.
page-match-place = Koht
page-match-name = Nimi
page-match-accuracy = Parimad valikud
page-match-total = Kokku
page-match-cost = Raisatud
page-match-playing = käik { $turns }/{ $boxes }
page-match-count = { $players ->
        [one] Üks mängija
       *[other] { $players } mängijat
    }, { $over ->
        [0] keegi pole veel lõpetanud.
        [one] üks on lõpetanud.
       *[other] { $over } on lõpetanud.
    }
page-match-later = { $count ->
        [one] Ühe mängu raisatud punkte alles arvutatakse.
       *[other] { $count } mängu raisatud punkte alles arvutatakse.
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
