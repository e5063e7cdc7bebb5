# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: loppusummat peli peliltä
trend-total = Yhteensä
trend-mean = Keskiarvo, viimeiset { $count }
trend-game = pelin loppusumma
trend-running = viimeisten { $count } pelin keskiarvo
trend-expected = täydellisen pelin keskiarvo
trend-day = Päivä
trend-about = { $count ->
        [one] Yksi peli, { $last } pistettä.
       *[other] { $count } peliä, ensimmäisessä { $first } pistettä ja viimeisessä { $last }; viimeisten { $latest } pelin keskiarvo on { $mean }.
    } Suurin on { $best }, pienin { $worst }.
trend-best-play = Täydellinen peli tuottaa keskimäärin { $expected }.
trend-dot = { $day }: { $total }
trend-latest = viimeiset { $shown } peliä, kaikkiaan { $count }
trend-all = { $count ->
        [one] yksi peli
       *[other] { $count } peliä
    }

records-title = Tilastot
records-heading = { $player }: { $sheet }
records-rounds = Pelit
records-best = Paras
records-worst = Huonoin
records-mean = Keskiarvo
records-upper-bonus = Yläosan bonus
records-five-alike = { $box }
records-further = Uusi viisi samaa
records-accuracy = Parhaat valinnat
records-cost = Hukattu
records-luck = Tuuri
records-reached = { $total } ({ $day })
records-beside = { $own }; täydellinen peli { $perfect }
records-rate = { $rate } ({ $made }/{ $of })
records-of = { $rate }, kaikkiaan { $of }
records-each = { $cost } valintaa kohti, { $round } peliä kohti
records-signed = { $luck } peliä kohti
records-habits = Kalliit tavat
records-no-habits = Pisteitä ei hukattu.
records-unsolved = Näitä sääntöjä ei ole vielä ratkaistu, joten valintoja ei voi arvioida. Ratkaise ne komennolla yatzy solve { $sheet }.
records-summing = Käydään pelejä läpi
records-page-is-in = Sivu on tiedostossa { $file }.
