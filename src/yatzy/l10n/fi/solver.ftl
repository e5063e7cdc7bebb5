# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Valmistellaan (hidasta vain ensi kerralla)
solve-solving = Ratkaistaan
solve-expected = Täydellinen peli tuottaa keskimäärin { $total } pistettä.
solve-states = Tilat
solve-count = { $count }
solve-time = Aika
solve-took = ratkaistu { $seconds } s, { $threads ->
        [one] yksi säie
       *[other] { $threads } säiettä
    }
solve-read = luettu { $seconds } s, ratkaistu aiemmin
solve-memory = Muisti
solve-holds = varattu { $mib } MiB
solve-holds-peak = varattu { $mib } MiB, työn aikana enintään { $peak } MiB
solve-kept = Tallennettu
solve-passed-over = { $file } { $why ->
        [foreign] ei sisällä ratkaisua
        [older] on yatzyn toisesta versiosta
        [other-sheet] sisältää muiden sääntöjen ratkaisun
        [cut-off] on jäänyt kesken
        [changed] on vioittunut
       *[unreadable] ei ole luettavissa
    }{ $again ->
        [yes] : säännöt ratkaistiin uudelleen.
       *[no] : se ohitettiin.
    }
solve-not-kept = Ratkaisua ei voitu tallentaa: { $problem }. Ensi kerralla se ratkaistaan uudelleen.

odds-following = Lasketaan kaikki pelit
odds-playing = Pelataan
odds-by-playing = { $games ->
        [one] Arvioitu yhdestä pelistä.
       *[other] Arvioitu { $games } pelistä: keskiarvon tarkkuus on noin ± { $error }.
    }
odds-heading = { $sheet }: täydellisen pelin loppusumma
odds-so-far = { $points ->
        [one] Tästä eteenpäin, kun koossa on { NUMBER($points, useGrouping: 0) } piste.
       *[other] Tästä eteenpäin, kun koossa on { NUMBER($points, useGrouping: 0) } pistettä.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: puolet kaikista peleistä päättyy tähän tai sen alle.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }: keskimmäinen puolikas kaikista peleistä.
odds-scale = { $width ->
        [one] Pylväs on yksi loppusumma
       *[other] Pylväs on { $width } loppusummaa
    }; korkeimmassa on { $highest } kaikista peleistä.
odds-outside = { $share } jää ulkopuolelle.
odds-mean = Keskiarvo
odds-deviation = Keskihajonta
odds-bonus = { $bonus } saatu
odds-of-games = Kaikista peleistä
odds-percentile = { $percent } %
odds-at-most = enintään
odds-filled = pisteitä
odds-struck = viivattu yli
odds-chart-is-in = Kuvaaja on tiedostossa { $file }.
