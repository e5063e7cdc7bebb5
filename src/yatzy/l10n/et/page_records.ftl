# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistika
page-records-whose = Kelle statistika
page-records-none = Kõigi siin lõpetatud mängude punktid, areng ja kulukad harjumused täiusliku mängija tulemuste kõrval. Kontot pole: võti jääb sellesse brauserisse.
page-records-start = Pea statistikat
page-records-name = Nimi, millega mängid
page-records-add = Keegi teine
page-records-add-about = Selle nimega selles seadmes mängitud mängud lähevad nüüdsest arvesse, ka need, mida seade veel mäletab.
page-records-empty = Veel pole midagi näidata
page-records-empty-about = Mängi nimega { $name } üks mäng lõpuni ja see ilmub siia.
page-records-play = Mängi
page-records-playing = { $count ->
        [one] Üks mäng on pooleli.
       *[other] { $count } mängu on pooleli.
    }
page-records-later = { $count ->
        [one] Üht mängu alles vaadatakse üle…
       *[other] { $count } mängu alles vaadatakse üle…
    }
page-records-opening = Otsin…
page-records-sheet = Plokk
page-records-games = { $rounds ->
        [one] Üks mäng
       *[other] { $rounds } mängu
    }
page-records-best = Parim
page-records-worst = Madalaim
page-records-mean = Keskmine
page-records-perfect = täiuslik mäng: { $number }
page-records-odds-later = Täiusliku mängija arve alles arvutatakse…
page-records-rates = Kui sageli
page-records-upper-bonus = Ülemine boonus
page-records-five-alike = Viisik
page-records-rate = { $made }/{ $of }
page-records-you = sina
page-records-best-play = täiuslik mäng
page-records-further = Järgmised viisikud toovad sulle mängu kohta keskmiselt { $own } punkti, täiuslikus mängus { $perfect }.
page-records-choices = Sinu valikud
page-records-accuracy = Parimad valikud
page-records-cost-each = Raisatud valiku kohta
page-records-cost-game = Raisatud mängu kohta
page-records-luck = Täringuõnn mängu kohta
page-records-habits = Kulukad harjumused
page-records-habit = { $times ->
        [one] üks kord
        [2] kaks korda
       *[other] { $times } korda
    }, { $points } punkti
page-records-more-habits = { $count ->
        [one] Veel üks
       *[other] Veel { $count }
    }
page-records-no-habits = Ükski valik ei raisanud midagi.
page-records-trend = Mängust mängu
page-records-yours = Sinu andmed
page-records-device = Teise seadmesse
page-records-device-about = Kes selle lingi avab, saab selle statistika ja võib selle kustutada. Ava see ainult oma teises seadmes.
page-records-device-qr = QR-kood, mis viib selle statistika teise seadmesse
page-records-export = Võta kõik kaasa
page-records-remove = Eemalda sellest seadmest
page-records-remove-about = Statistika jääb serverisse ja teistesse seadmetesse, kus on võti. Ilma võtmeta ei leia seda enam keegi.
page-records-remove-yes = Eemalda
page-records-delete = Kustuta kõik
page-records-delete-about = Mängija { $name } statistika kustutatakse jäädavalt kõigist seadmetest ja nime asemele tuleb neis mängudes number. Mängud ise jäävad neile, kellel on nende koodid.
page-records-delete-yes = Kustuta
page-records-take = Statistika teisest seadmest
page-records-take-about = Selles lingis on kellegi statistika. Siin sama nimega mängitud mängud lähevad selle arvesse, nii et võta üle ainult enda oma.
page-records-take-yes = Võta üle
