# The coach: what to do, what it costs, and why.

choice-keep = pidä { $dice }
choice-throw-all = heitä kaikki uudelleen
choice-write = { $box } ({ $points } p.)
choice-write-bonus = { $box } ({ $points } + { $bonus } p.)
choice-strike = { $box } (nolla)

advise-rolls-left = { $rolls ->
        [0] Heittoja ei ole jäljellä.
        [one] Yksi heitto jäljellä.
       *[other] { $rolls } heittoa jäljellä.
    }
advise-best = Paras: { $choice }. Loppusumma on sillä keskimäärin { $total } pistettä.
advise-to-win = Sama valinta myös voittaa useimmin: { $chance }.
advise-to-win-nearly = Voiton kannalta se on käytännössä yhtä hyvä kuin mikä tahansa: { $chance }.
advise-too-early = Voiton todennäköisyys on noin { $chance }. Useimmin voittava valinta kerrotaan, kun ruutuja on jäljellä enintään kuusi.
advise-not-to-win = Tätä ei voi enää voittaa.
advise-to-win-differs = Jos tähtäät voittoon etkä pisteisiin: { $choice }. Se voittaa { $chance }, pistevalinta { $other }.
advise-more = { $count ->
        [one] Vielä yksi: --all
       *[other] Vielä { $count }: --all
    }
column-otherwise = Muuten
column-costs = Hinta
column-expected = Loppusumma keskimäärin

why-target = { $count ->
        [0] { $box }
       *[other] { $box } (vähintään { $count })
    }
why-aims = { $target }: { $chance } vuoron loppuun mennessä.
why-aims-next = { $ways ->
        [0] { $target }: seuraavalla heitolla { $chance_next }, vuoron loppuun mennessä { $chance }.
        [one] { $target }: seuraavalla heitolla { $ways } mahdollisuus kuudesta, vuoron loppuun mennessä { $chance }.
       *[other] { $target }: seuraavalla heitolla { $ways } mahdollisuutta kuudesta, vuoron loppuun mennessä { $chance }.
    }
why-aims-last = { $ways ->
        [0] { $target }: viimeisellä heitolla { $chance }.
        [one] { $target }: viimeisellä heitolla { $ways } mahdollisuus kuudesta.
       *[other] { $target }: viimeisellä heitolla { $ways } mahdollisuutta kuudesta.
    }
why-also = { $ways ->
        [0] Tai { $target }: { $chance }.
       *[other] Tai { $target }: { $ways } kuudesta.
    }
why-has = { $target } on jo koossa, pisteitä vähintään { $points }.
why-mean = { $box } saa keskimäärin { $mean }.
why-equal = Yhtä hyvä: { $choice }.
why-likelier = { $target } onnistuu näin useammin: { $chance }. Vaihtoehdolla ”{ $choice }” se olisi { $chance_other }.
why-stops = { $never ->
        [yes] Heittämällä tulos ei voi enää parantua.
       *[no] Uusi heitto ({ $choice }) päättyisi paremmin vain joskus ({ $chance }) ja maksaisi keskimäärin { $cost }.
    }
why-only = Mitään muuta ruutua ei saa ottaa.
why-zero = Nolla sattuu tässä vähiten: ruudussa ”{ $choice }” se maksaisi { $cost } enemmän.
why-more-now = Vaihtoehtoon ”{ $choice }” verrattuna nyt { $now } enemmän, myöhemmin { $later } vähemmän.
why-more-later = Vaihtoehtoon ”{ $choice }” verrattuna { $now ->
        [0] nyt saman verran
       *[other] nyt { $now } vähemmän
    }, myöhemmin { $later } enemmän.
why-more-both = Vaihtoehtoon ”{ $choice }” verrattuna { $now ->
        [0] nyt saman verran
       *[other] nyt { $now } enemmän
    }{ $later ->
        [0] {""}
       *[other] , myöhemmin { $later } enemmän
    }.
why-further = Lisäksi { $points } bonuspistettä.
why-makes-bonus = Tuo bonuksen: { $points } pistettä.
why-pace = { $where ->
        [ahead] Bonuksen tahdista { $pace } edellä.
        [behind] Bonuksen tahdista { $pace } jäljessä.
       *[on] Täsmälleen bonuksen tahdissa.
    }
why-loses-bonus = Sen jälkeen bonusta ({ $points }) ei enää saa.
