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
advise-best = Paras: { $choice }. Loppusumma keskimäärin: { $total }.
advise-to-win = Tällä myös voittaa useimmin: { $chance }.
advise-to-win-nearly = Voiton kannalta käytännössä yhtä hyvä kuin paras: { $chance }.
advise-too-early = Voiton todennäköisyys on noin { $chance }. Useimmin voittava valinta selviää, kun ruutuja on jäljellä kuusi.
advise-not-to-win = Tätä et voi enää voittaa.
advise-to-win-differs = Jos tähtäät voittoon etkä pisteisiin: { $choice }. Voiton todennäköisyys { $chance }, pisteitä keräten { $other }.
advise-more = { $count ->
        [one] Vielä yksi: --all
       *[other] Vielä { $count }: --all
    }
column-otherwise = Vaihtoehdot
column-costs = Hukkaa
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
why-has = Jo koossa: { $target }, vähintään { $points } p.
why-mean = { $box }: keskimäärin { $mean }.
why-equal = Yhtä hyvä: { $choice }.
why-likelier = { $target }: näin useammin, { $chance } (”{ $choice }”: { $chance_other }).
why-stops = { $never ->
        [yes] Uusi heitto ei voi enää parantaa tätä.
       *[no] Uusi heitto ({ $choice }) parantaisi tätä todennäköisyydellä { $chance } mutta hukkaisi keskimäärin { $cost }.
    }
why-only = Muita ruutuja ei saa valita.
why-zero = Nolla sattuu tässä vähiten: ruudussa ”{ $choice }” se hukkaisi { $cost } enemmän.
why-more-now = Vaihtoehtoon ”{ $choice }” verrattuna: nyt { $now } enemmän, myöhemmin { $later } vähemmän.
why-more-later = Vaihtoehtoon ”{ $choice }” verrattuna: { $now ->
        [0] nyt saman verran
       *[other] nyt { $now } vähemmän
    }, myöhemmin { $later } enemmän.
why-more-both = Vaihtoehtoon ”{ $choice }” verrattuna: { $now ->
        [0] nyt saman verran
       *[other] nyt { $now } enemmän
    }{ $later ->
        [0] {""}
       *[other] , myöhemmin { $later } enemmän
    }.
why-further = Lisäksi { $points } bonuspistettä.
why-makes-bonus = Tuo bonuksen: { $points } pistettä.
why-pace = { $where ->
        [ahead] { $pace } edellä bonusvauhtia.
        [behind] { $pace } jäljessä bonusvauhdista.
       *[on] Tasan bonusvauhdissa.
    }
why-loses-bonus = Tämän jälkeen bonusta ({ $points }) ei enää saa.
