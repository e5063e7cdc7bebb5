# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistika
page-records-whose = Mängija
page-records-none = Vaata oma punkte, arengut ja kulukamaid vigu täiusliku mängu kõrval. Kontot pole vaja: võti jääb sellesse brauserisse.
page-records-start = Pea statistikat
page-records-name = Sinu mängijanimi
page-records-add = Lisa mängija
page-records-add-about = Selle nimega selles seadmes mängitud mängud lähevad nüüdsest arvesse, ka need, mida seade veel mäletab.
page-records-empty = Mänge veel pole
page-records-empty-about = Lõpeta üks mäng nimega { $name } ja näed seda siin.
page-records-play = Mängi
page-records-playing = { $count ->
        [one] Üks mäng on pooleli.
       *[other] { $count } mängu on pooleli.
    }
page-records-later = { $count ->
        [one] Vaatan üle üht mängu…
       *[other] Vaatan üle { $count } mängu…
    }
page-records-opening = Laadin…
page-records-sheet = Reeglid
page-records-games = { $rounds ->
        [one] Üks mäng
       *[other] { $rounds } mängu
    }
page-records-best = Parim
page-records-worst = Madalaim
page-records-mean = Keskmine
page-records-perfect = täiuslik mäng: { $number }
page-records-odds-later = Arvutan täiusliku mängu tulemusi…
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
page-records-luck = Õnn mängu kohta
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
page-records-no-habits = Sa ei raisanud punkte.
page-records-trend = Mängust mängu
page-records-yours = Sinu andmed
page-records-device = Vii teise seadmesse
page-records-device-about = Kes selle lingi avab, saab selle statistika ja võib selle kustutada. Ava see ainult oma teises seadmes.
page-records-device-qr = QR-kood, mis viib selle statistika teise seadmesse
page-records-export = Laadi kõik alla
page-records-remove = Eemalda sellest seadmest
page-records-remove-about = Statistika jääb serverisse ja teistesse seadmetesse, kus on võti. Ilma võtmeta ei leia seda enam keegi.
page-records-remove-yes = Eemalda
page-records-delete = Kustuta kõik
page-records-delete-about = Mängija { $name } statistika kustutatakse jäädavalt kõigist seadmetest ja nime asemele tuleb neis mängudes number. Kellel on mängu kood, saab selle endiselt avada.
page-records-delete-yes = Kustuta
page-records-take = Statistika teisest seadmest
page-records-take-about = Selles lingis on kellegi statistika. Siin sama nimega mängitud mängud lähevad selle arvesse. Jätka ainult siis, kui lõid lingi ise.
page-records-take-yes = Lisa sellesse seadmesse
