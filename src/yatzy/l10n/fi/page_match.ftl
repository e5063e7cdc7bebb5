# A match with the same dice, and how everyone fares in it.

page-match-about = Jokainen pelaa yksin ja saa samat heitot. Suurin loppusumma voittaa.
page-match-won = { $count ->
        [one] Voittaja on { $players }: { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        }
       *[other] Voiton jakavat { $players }: { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        }
    }
page-match-over = Ottelu on ohi. Kaikki pelit voi käydä läpi.
page-match-along = Liity
page-match-go-on = Jatka peliäsi
page-match-nobody = Kukaan ei vielä pelaa.
page-match-invite = Linkin avaaja voi liittyä, nyt tai myöhemmin.
page-match-close = Päätä ottelu
page-match-close-yes = Päätä
page-match-close-about = { $playing ->
        [0] Kukaan ei voi enää liittyä, ja kaikki voivat käydä kaikki pelit läpi.
        [one] Yksi peli on kesken. Kukaan ei voi enää liittyä, ja kaikki voivat käydä kaikki pelit läpi.
       *[other] { $playing } peliä on kesken. Kukaan ei voi enää liittyä, ja kaikki voivat käydä kaikki pelit läpi.
    }

page-match-by = Järjestys
page-match-by-total = loppusumma
page-match-by-cost = hukattu
page-match-cost-about = Parhaisiin valintoihin verrattuna hukatut pisteet: mitä vähemmän, sitä parempi, nopista riippumatta.
page-match-place = Sija
page-match-name = Nimi
page-match-accuracy = Parhaat valinnat
page-match-total = Yhteensä
page-match-cost = Hukattu
page-match-playing = vuoroja { $turns }/{ $boxes }
page-match-count = { $players ->
        [one] Yksi pelaaja
       *[other] { $players } pelaajaa
    }, { $over ->
        [0] kukaan ei ole vielä valmis.
        [one] yksi on valmis.
       *[other] { $over } on valmiina.
    }
page-match-later = { $count ->
        [one] Yhden pelin hukattuja pisteitä lasketaan vielä.
       *[other] { $count } pelin hukattuja pisteitä lasketaan vielä.
    }
page-match-no-costs = Kukaan ei ole vielä valmis.
page-match-share = { $sheet }, päivän peli { $date }: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, sija { $place }/{ $over }{ $known ->
        [no] {""}
       *[yes] , hukattu { $cost }
    }
page-match-until = Avoinna { $day } asti.
page-match-apart = Uudet pelaajat ja vieraat
page-match-apart-about = Sijoituksissa lasketaan päivän ensimmäinen peli niiltä, jotka ovat pelanneet täällä vähintään viikon.
page-match-new = uusi
page-match-guest = vieras
page-match-again = ei ensimmäinen
page-match-unusual = harvinainen tuuri
page-match-unusual-about = Harvinainen tuuri: jos kukaan ei tunne noppia etukäteen, enintään yksi peli { $games } pelistä menee näin.
page-match-key = Pelisi lasketaan sijoituksiin, kun olet pelannut täällä viikon. Sitä varten tämä selain tallentaa avaimen, kuten tilastojasikin varten.
