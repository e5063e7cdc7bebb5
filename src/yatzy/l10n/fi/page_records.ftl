# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Tilastot
page-records-whose = Pelaaja
page-records-none = Näe pisteesi, kehityksesi ja kalleimmat virheesi täydellisen pelin rinnalla. Ei tiliä: avaimesi pysyy tässä selaimessa.
page-records-start = Pidä tilastoa
page-records-name = Pelaajanimesi
page-records-add = Lisää pelaaja
page-records-add-about = Tällä laitteella tällä nimellä pelatut pelit lasketaan tästä lähtien, samoin ne, jotka laite vielä muistaa.
page-records-empty = Ei vielä pelejä
page-records-empty-about = Pelaa peli loppuun nimellä { $name }, niin näet sen täällä.
page-records-play = Pelaa peli
page-records-playing = { $count ->
        [one] Yksi peli on kesken.
       *[other] { $count } peliä on kesken.
    }
page-records-later = { $count ->
        [one] Käydään läpi yhtä peliä…
       *[other] Käydään läpi { $count } peliä…
    }
page-records-opening = Haetaan…
page-records-sheet = Säännöt
page-records-games = { $rounds ->
        [one] Yksi peli
       *[other] { $rounds } peliä
    }
page-records-best = Paras
page-records-worst = Huonoin
page-records-mean = Keskiarvo
page-records-perfect = täydellinen peli: { $number }
page-records-odds-later = Lasketaan täydellisen pelin lukuja…
page-records-rates = Kuinka usein
page-records-upper-bonus = Yläosan bonus
page-records-five-alike = Viisi samaa
page-records-rate = { $made }/{ $of }
page-records-you = sinä
page-records-best-play = täydellinen peli
page-records-further = Uusi viisi samaa tuo sinulle keskimäärin { $own } pistettä peliä kohti, täydellisessä pelissä { $perfect }.
page-records-choices = Valintasi
page-records-accuracy = Parhaat valinnat
page-records-cost-each = Hukattu valintaa kohti
page-records-cost-game = Hukattu peliä kohti
page-records-luck = Tuuri peliä kohti
page-records-habits = Kalliit tavat
page-records-habit = { $times ->
        [one] kerran
        [2] kahdesti
       *[other] { $times } kertaa
    }, { $points } pistettä
page-records-more-habits = { $count ->
        [one] Vielä yksi
       *[other] Vielä { $count }
    }
page-records-no-habits = Et hukannut pisteitä.
page-records-trend = Peli peliltä
page-records-yours = Omat tietosi
page-records-device = Siirrä toiselle laitteelle
page-records-device-about = Linkin avaaja saa nämä tilastot ja voi poistaa ne. Avaa linkki vain toisella omalla laitteellasi.
page-records-device-qr = QR-koodi, joka vie nämä tilastot toiselle laitteelle
page-records-export = Lataa kaikki
page-records-remove = Poista tältä laitteelta
page-records-remove-about = Tilastosi jäävät palvelimelle ja muille laitteille, joilla on avain. Ilman avainta kukaan ei löydä niitä enää.
page-records-remove-yes = Poista
page-records-delete = Poista kaikki
page-records-delete-about = Pelaajan { $name } tilastot poistetaan lopullisesti kaikilta laitteilta, ja nimen tilalle peleihin tulee numero. Pelin voi yhä avata sen koodilla.
page-records-delete-yes = Poista
page-records-take = Tilastot toiselta laitteelta
page-records-take-about = Tässä linkissä on jonkun tilastot. Täällä samalla nimellä pelatut pelit lasketaan niihin. Jatka vain, jos loit linkin itse.
page-records-take-yes = Lisää tälle laitteelle
