# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Tilastot
page-records-whose = Kenen tilastot
page-records-none = Kaikkien täällä loppuun pelaamiesi pelien pisteet, kehitys ja kalliiksi käyvät tavat täydellisen pelaajan tulosten rinnalla. Tiliä ei ole: avain pysyy tässä selaimessa.
page-records-start = Pidä tilastoa
page-records-name = Nimi, jolla pelaat
page-records-add = Joku muu
page-records-add-about = Tällä laitteella tällä nimellä pelatut pelit lasketaan tästä lähtien, samoin ne, jotka laite vielä muistaa.
page-records-empty = Ei vielä näytettävää
page-records-empty-about = Pelaa peli loppuun nimellä { $name }, niin se ilmestyy tänne.
page-records-play = Pelaa
page-records-playing = { $count ->
        [one] Yksi peli on kesken.
       *[other] { $count } peliä on kesken.
    }
page-records-later = { $count ->
        [one] Yhtä peliä käydään vielä läpi…
       *[other] { $count } peliä käydään vielä läpi…
    }
page-records-opening = Haetaan…
page-records-sheet = Lehtiö
page-records-games = { $rounds ->
        [one] Yksi peli
       *[other] { $rounds } peliä
    }
page-records-best = Paras
page-records-worst = Huonoin
page-records-mean = Keskiarvo
page-records-perfect = täydellinen peli: { $number }
page-records-odds-later = Täydellisen pelaajan lukuja lasketaan…
page-records-rates = Kuinka usein
page-records-upper-bonus = Yläosan bonus
page-records-five-alike = Viisi samaa
page-records-rate = { $made }/{ $of }
page-records-you = sinä
page-records-best-play = täydellinen peli
page-records-further = Lisäbonukset viidestä samasta tuovat sinulle keskimäärin { $own } pistettä peliä kohti, täydellisessä pelissä { $perfect }.
page-records-choices = Valintasi
page-records-accuracy = Parhaat valinnat
page-records-cost-each = Hukka valintaa kohti
page-records-cost-game = Hukka peliä kohti
page-records-luck = Noppatuuri peliä kohti
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
page-records-no-habits = Mikään valinta ei hukannut mitään.
page-records-trend = Peli peliltä
page-records-yours = Omat tietosi
page-records-device = Toiselle laitteelle
page-records-device-about = Jokainen, joka avaa tämän linkin, saa nämä tilastot ja voi hävittää ne. Avaa linkki vain toisella omalla laitteellasi.
page-records-device-qr = QR-koodi, joka vie nämä tilastot toiselle laitteelle
page-records-export = Ota kaikki talteen
page-records-remove = Poista tältä laitteelta
page-records-remove-about = Tilastot jäävät palvelimelle ja muille laitteille, joilla on avain. Ilman avainta kukaan ei löydä niitä enää.
page-records-remove-yes = Poista
page-records-delete = Hävitä kaikki
page-records-delete-about = Pelaajan { $name } tilastot poistetaan lopullisesti kaikilta laitteilta, ja nimen tilalle näihin peleihin tulee numero. Itse pelit jäävät niille, joilla on niiden koodit.
page-records-delete-yes = Hävitä
page-records-take = Tilastot toiselta laitteelta
page-records-take-about = Tässä linkissä on jonkun tilastot. Täällä samalla nimellä pelatut pelit lasketaan niihin, joten ota käyttöön vain omasi.
page-records-take-yes = Ota käyttöön
