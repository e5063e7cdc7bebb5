# A match with the same dice, and how everyone fares in it.

page-match-about = Jokainen pelaa yksin ja saa samat heitot. Suurin loppusumma voittaa.
page-match-won = { $count ->
        [one] Voittaja on { $players }: { $points } pistettä
       *[other] Voiton jakavat { $players }: { $points } pistettä
    }
page-match-over = Ottelu on ohi. Kaikki pelit voi käydä läpi.
page-match-along = Pelaa mukana
page-match-go-on = Jatka peliäsi
page-match-nobody = Kukaan ei vielä pelaa.
page-match-invite = Tästä pääsee mukaan, nyt tai myöhemmin.
page-match-close = Päätä ottelu
page-match-close-yes = Päätä
page-match-close-about = { $playing ->
        [0] Kukaan ei pääse enää mukaan, ja kaikki voivat katsoa kaikkia pelejä.
        [one] Yksi peli on kesken. Kukaan ei pääse enää mukaan, ja kaikki voivat katsoa kaikkia pelejä.
       *[other] { $playing } peliä on kesken. Kukaan ei pääse enää mukaan, ja kaikki voivat katsoa kaikkia pelejä.
    }

page-match-by = Järjestys
page-match-by-total = pistein
page-match-by-cost = valinnoin
page-match-cost-about = Parhaisiin valintoihin verrattuna hukatut pisteet: mitä vähemmän, sitä parempi, olivat nopat millaiset tahansa.
page-match-place = Sija
page-match-name = Nimi
page-match-accuracy = Parhaat valinnat
page-match-total = Yhteensä
page-match-cost = Hukattu
page-match-playing = vuoro { $turns }/{ $boxes }
page-match-count = { $players ->
        [one] Mukana on yksi
       *[other] Mukana on { $players }
    }, { $over ->
        [0] kukaan ei ole vielä valmis.
        [one] yksi on valmis.
       *[other] { $over } on valmiina.
    }
page-match-later = { $count ->
        [one] Yhden pelaajan hukkaa lasketaan vielä.
       *[other] { $count } pelaajan hukkaa lasketaan vielä.
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
page-match-unusual-about = Harvinainen tuuri: kun noppia ei tunneta etukäteen, enintään yksi peli { $games } pelistä sujuu näin.
page-match-key = Pelisi lasketaan sijoituksiin, kun olet pelannut täällä viikon. Sitä varten selain säilyttää avaimen, kuten tilastoillesi.
