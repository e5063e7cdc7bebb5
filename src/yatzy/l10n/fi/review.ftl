# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Pelin läpikäynti
review-heading = { $sheet }: pelin läpikäynti
review-last = Viimeksi pelattu peli on { $game }.
review-nothing = Yksikään vuoro ei ole vielä ohi, joten katsottavaa ei ole.
review-page-is-in = Sivu on tiedostossa { $file }.

review-expected = Odotus
review-expected-now = Odotus nyt
review-luck = Tuuri
review-given-away = Hukattu
review-total = Yhteensä
review-best = Parhaat valinnat
review-best-of = { $known ->
        [partly] { $best }/{ $decisions } tiedossa
       *[all] { $best }/{ $decisions }
    }
review-turn = Vuoro
review-partners = Joukkuetoverit

review-adds-up = Yhteensä = odotus + tuuri − hukattu. Odotus on se, mitä täydellinen peli tuottaa keskimäärin tyhjästä sarakkeesta, tuuri se, mitä nopat muuttivat, hukattu se, mitä valinnat maksoivat parhaisiin verrattuna. Luvut on pyöristetty, tuuri niin, että joka rivi täsmää.
review-adds-up-now = Odotus nyt = odotus + tuuri − hukattu. Odotus on se, mitä täydellinen peli tuottaa keskimäärin tyhjästä sarakkeesta, tuuri se, mitä nopat muuttivat, hukattu se, mitä valinnat maksoivat parhaisiin verrattuna. Luvut on pyöristetty, tuuri niin, että joka rivi täsmää.
review-line = { $expected } odotus { $luck } tuuri { $known ->
        [no] {""}
       *[yes] { $cost } hukattu{" "}
    }= { $total }{ $state ->
        [going] {" "}odotus nyt
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } pistettä
       *[going] Odotus on nyt { $total } pistettä
    }{ $where ->
        [above] , { $by } yli täydellisen pelin keskiarvon.
        [below] , { $by } alle täydellisen pelin keskiarvon.
       *[on] , täsmälleen täydellisen pelin keskiarvo.
    }
review-because-lucky = Nopat antoivat { $luck } tavallista enemmän, ja valinnat hukkasivat siitä { $cost }.
review-because-choices = Nopissa ei ollut vikaa, ne antoivat { $luck } tavallista enemmän: valinnat hukkasivat { $cost }.
review-because-mostly-dice = Syy oli enimmäkseen nopissa: ne veivät { $luck }, ja valinnat hukkasivat { $cost }.
review-because-mostly-choices = Syy oli enimmäkseen valinnoissa: ne hukkasivat { $cost }, ja nopat veivät { $luck }.
review-because-both = Syy oli molemmissa: nopat veivät { $luck }, ja valinnat hukkasivat { $cost }.
review-because-all-best = Syy oli yksin nopissa: ne veivät { $luck }, ja jokainen valinta oli paras.
review-because-all-best-lucky = Nopat antoivat { $luck } tavallista enemmän, ja jokainen valinta oli paras.
review-because-unknown = Valinnoista ei tiedetä mitään: kaikki tämä lasketaan tuuriksi.
review-because-partly = Pöytäkirjan mukaan { $given ->
        [none] valinnat eivät hukanneet mitään
       *[some] valinnat hukkasivat { $cost }
    }; kaikki muu lasketaan tuuriksi ({ $luck }).
review-because-little = { $given ->
        [none] Valinnoista tiedetään liian vähän niiden arvioimiseen: kaikki tämä lasketaan tuuriksi.
       *[some] Valinnoista tiedetään liian vähän niiden arvioimiseen: tiedossa olevat hukkasivat { $cost }, ja kaikki muu lasketaan tuuriksi ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Pöytäkirjan mukaan paremmat nopat: { $player }
       *[all] Paremmat nopat: { $player }
    } ({ $figure }, toisella { $other }).
review-dice-many = { $known ->
        [partly] Pöytäkirjan mukaan parhaat nopat: { $player }
       *[all] Parhaat nopat: { $player }
    } ({ $figure }); huonoimmat: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Pöytäkirjan mukaan nopat
       *[all] Nopat
    } kohtelivat kaikkia samoin ({ $figure }).
review-choices-two = { $known ->
        [partly] Tiedossa olevissa valinnoissa vähemmän hukkaa: { $player }
       *[all] Vähemmän hukkaa: { $player }
    } ({ $figure }, toisella { $other }).
review-choices-many = { $known ->
        [partly] Tiedossa olevissa valinnoissa vähiten hukkaa: { $player }
       *[all] Vähiten hukkaa: { $player }
    } ({ $figure }); eniten: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Tiedossa olevilla valinnoilla kaikki
       *[all] Kaikki
    } hukkasivat yhtä paljon ({ $figure }).
review-choices-none = { $known ->
        [partly] Mikään tiedossa oleva valinta ei hukannut mitään.
       *[all] Kukaan ei hukannut mitään: jokainen valinta oli paras.
    }
review-choices-little = Valinnoista tiedetään liian vähän niiden vertaamiseen.
review-decided = { $by ->
        [level] Molemmat päätyivät tasoihin.
        [both] Sekä nopat ({ $dice }) että valinnat ({ $choices }) olivat voittajan puolella: { $player }, { $gap } edellä.
        [dice-alone] Nopat yksin ratkaisivat: { $player } on { $gap } edellä.
        [choices-alone] Valinnat yksin ratkaisivat: { $player } on { $gap } edellä.
        [dice] Nopat ratkaisivat: niistä { $player } sai { $dice } enemmän, valinnoista { $other } { $choices } enemmän, joten { $player } on { $gap } edellä.
       *[choices] Valinnat ratkaisivat: niistä { $player } sai { $choices } enemmän, nopista { $other } { $dice } enemmän, joten { $player } on { $gap } edellä.
    }

review-unknown = { $what ->
        [dice] Vuoroja on { $turns }, ja niistä { $dice } tunnetaan vain viimeisten noppien osalta.
        [points] Vuoroja on { $turns }, ja niistä { $points } tunnetaan vain pisteiden osalta.
       *[both] Vuoroja on { $turns }, ja niistä { $dice } tunnetaan vain viimeisten noppien ja { $points } vain pisteiden osalta.
    } Aiempia päätöksiä ei voi erottaa tuurista, joten ne lasketaan tuuriksi.

review-place = { $throw ->
        [0] Vuoro { $turn }
       *[other] Vuoro { $turn }, heitto { $throw }
    }
review-place-round = Erä { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] viimeiset nopat
       *[yes] { $left ->
            [0] ei heittoja jäljellä
            [one] yksi heitto jäljellä
           *[other] { $left } heittoa jäljellä
        }
    }
review-accuracy = Parhaat valinnat: { $best }.
review-worst = { $known ->
        [partly] Kalleimmat tiedossa olevat valinnat
       *[all] Kalleimmat valinnat
    }
review-worst-none = { $known ->
        [little] Valinnoista tiedetään liian vähän niiden arvioimiseen.
        [partly] Jokainen tiedossa oleva valinta oli paras.
       *[all] Jokainen valinta oli paras.
    }
review-turns = Vuoro vuorolta
review-turn-line = tuuri { $luck }{ $given ->
        [some] , hukattu { $cost }
       *[none] {""}
    }: { $expected }
review-chosen = valittu
review-better = parempi
review-cost = hinta { $cost }
review-all = { $count ->
        [one] Ainoa valinta
       *[other] Kaikki { $count } valintaa
    }
review-was-best = paras
review-choice-cost = { $choice } – hinta { $cost }
review-would-be-better = Parempi: { $choices }
