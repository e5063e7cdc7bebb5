# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Pelin läpikäynti
review-heading = { $sheet }: pelin läpikäynti
review-last = Viimeisin pelisi on { $game }.
review-nothing = Yhtään vuoroa ei ole vielä pelattu loppuun, joten läpikäytävää ei ole.
review-page-is-in = Sivu on tiedostossa { $file }.

review-expected = Odotusarvo
review-expected-now = Odotusarvo nyt
review-luck = Tuuri
review-given-away = Hukattu
review-total = Yhteensä
review-best = Parhaat valinnat
review-best-of = { $known ->
        [partly] { $best }/{ $decisions } tallennettua
       *[all] { $best }/{ $decisions }
    }
review-turn = Vuoro
review-partners = Joukkuetoverit

review-adds-up = Yhteensä = odotusarvo + tuuri − hukattu. Odotusarvo on täydellisen pelin keskiarvo tyhjästä sarakkeesta alkaen. Tuuri on se, mitä nopat muuttivat. Hukattu on se, mitä valinnat maksoivat parhaisiin verrattuna. Luvut on pyöristetty, tuuri niin, että joka rivi täsmää.
review-adds-up-now = Odotusarvo nyt = odotusarvo + tuuri − hukattu. Odotusarvo on täydellisen pelin keskiarvo tyhjästä sarakkeesta alkaen. Tuuri on se, mitä nopat muuttivat. Hukattu on se, mitä valinnat maksoivat parhaisiin verrattuna. Luvut on pyöristetty, tuuri niin, että joka rivi täsmää.
review-line = { $expected } odotusarvo { $luck } tuuri { $known ->
        [no] {""}
       *[yes] { $cost } hukattu{" "}
    }= { $total }{ $state ->
        [going] {" "}odotusarvo nyt
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } pistettä
       *[going] Odotusarvo on nyt { $total } pistettä
    }{ $where ->
        [above] , { $by } yli täydellisen pelin keskiarvon.
        [below] , { $by } alle täydellisen pelin keskiarvon.
       *[on] , täsmälleen täydellisen pelin keskiarvo.
    }
review-because-lucky = Nopat antoivat { $luck } tavallista enemmän, ja valinnat hukkasivat siitä { $cost }.
review-because-choices = Nopissa ei ollut vikaa, ne antoivat { $luck } tavallista enemmän. Valinnat hukkasivat { $cost }.
review-because-mostly-dice = Syy oli enimmäkseen nopissa: ne veivät { $luck }, valinnat { $cost }.
review-because-mostly-choices = Syy oli enimmäkseen valinnoissa: ne hukkasivat { $cost }, nopat veivät { $luck }.
review-because-both = Syy oli molemmissa: nopat veivät { $luck }, valinnat { $cost }.
review-because-all-best = Syy oli pelkästään nopissa: ne veivät { $luck }, ja jokainen valinta oli paras.
review-because-all-best-lucky = Nopat antoivat { $luck } tavallista enemmän, ja jokainen valinta oli paras.
review-because-unknown = Valintoja ei ole tallennettu: kaikki tämä lasketaan tuuriksi.
review-because-partly = Tallennetut { $given ->
        [none] valinnat eivät hukanneet mitään
       *[some] valinnat hukkasivat { $cost }
    }; loput lasketaan tuuriksi ({ $luck }).
review-because-little = { $given ->
        [none] Valintoja on tallennettu liian vähän niiden arvioimiseen: kaikki tämä lasketaan tuuriksi.
       *[some] Valintoja on tallennettu liian vähän niiden arvioimiseen: tallennetut hukkasivat { $cost }, ja loput lasketaan tuuriksi ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Tallenteen mukaan paremmat nopat: { $player }
       *[all] Paremmat nopat: { $player }
    } ({ $figure }, toisella { $other }).
review-dice-many = { $known ->
        [partly] Tallenteen mukaan parhaat nopat: { $player }
       *[all] Parhaat nopat: { $player }
    } ({ $figure }); huonoimmat: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Tallenteen mukaan nopat
       *[all] Nopat
    } olivat kaikilla yhtä hyvät ({ $figure }).
review-choices-two = { $known ->
        [partly] Tallennetuissa valinnoissa vähemmän hukattu: { $player }
       *[all] Vähemmän hukattu: { $player }
    } ({ $figure }, toisella { $other }).
review-choices-many = { $known ->
        [partly] Tallennetuissa valinnoissa vähiten hukattu: { $player }
       *[all] Vähiten hukattu: { $player }
    } ({ $figure }); eniten: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Tallennetuissa valinnoissa kaikki
       *[all] Kaikki
    } hukkasivat yhtä paljon ({ $figure }).
review-choices-none = { $known ->
        [partly] Mikään tallennettu valinta ei hukannut pisteitä.
       *[all] Kukaan ei hukannut pisteitä: jokainen valinta oli paras.
    }
review-choices-little = Valintoja on tallennettu liian vähän niiden vertaamiseen.
review-decided = { $by ->
        [level] Peli päättyi tasan.
        [both] { $player } päätyi { $gap } edelle paremmilla nopilla ({ $dice }) ja paremmilla valinnoilla ({ $choices }).
        [dice-alone] Nopat yksin ratkaisivat: { $player } päätyi { $gap } edelle.
        [choices-alone] Valinnat yksin ratkaisivat: { $player } päätyi { $gap } edelle.
        [dice] Nopat ratkaisivat: niistä { $player } sai { $dice } enemmän, valinnoista { $other } { $choices } enemmän. { $player } päätyi { $gap } edelle.
       *[choices] Valinnat ratkaisivat: niistä { $player } sai { $choices } enemmän, nopista { $other } { $dice } enemmän. { $player } päätyi { $gap } edelle.
    }

review-unknown = { $what ->
        [dice] Vuoroja on { $turns }, ja niistä { $dice } on tallennettu vain viimeisten noppien osalta.
        [points] Vuoroja on { $turns }, ja niistä { $points } on tallennettu vain pisteiden osalta.
       *[both] Vuoroja on { $turns }, ja niistä { $dice } on tallennettu vain viimeisten noppien ja { $points } vain pisteiden osalta.
    } Näiden vuorojen aiemmat valinnat lasketaan tuuriksi.

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
        [partly] Kalleimmat tallennetut valinnat
       *[all] Kalleimmat valinnat
    }
review-worst-none = { $known ->
        [little] Valintoja on tallennettu liian vähän niiden arvioimiseen.
        [partly] Jokainen tallennettu valinta oli paras.
       *[all] Jokainen valinta oli paras.
    }
review-turns = Vuoro vuorolta
review-turn-line = tuuri { $luck }{ $given ->
        [some] , hukattu { $cost }
       *[none] {""}
    }: { $expected }
review-chosen = valittu
review-better = parempi
review-cost = hukattu { $cost }
review-all = { $count ->
        [one] Ainoa valinta
       *[other] Kaikki { $count } valintaa
    }
review-was-best = paras
review-choice-cost = { $choice } (hukattu { $cost })
review-would-be-better = Parempi: { $choices }
