# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Partijos peržiūra
review-heading = { $sheet }: partijos peržiūra
review-last = Paskutinė tavo partija – { $game }.
review-nothing = Dar nebaigtas nė vienas ėjimas, tad peržiūrėti nėra ko.
review-page-is-in = Puslapis įrašytas į { $file }.

review-expected = Tikėtina
review-expected-now = Tikėtina dabar
review-luck = Sėkmė
review-given-away = Prarasta
review-total = Iš viso
review-best = Geriausi sprendimai
review-best-of = { $known ->
        [partly] { $best } iš { $decisions } įrašytų
       *[all] { $best } iš { $decisions }
    }
review-turn = Ėjimas
review-partners = Partneriai

review-adds-up = Iš viso = tikėtina + sėkmė − prarasta. Tikėtina – kiek nuo tuščio stulpelio vidutiniškai duoda tobulas žaidimas. Sėkmė – ką pakeitė kauliukai. Prarasta – kiek sprendimai kainavo, palyginti su geriausiais. Skaičiai suapvalinti, sėkmė – taip, kad kiekviena eilutė sueitų.
review-adds-up-now = Tikėtina dabar = tikėtina + sėkmė − prarasta. Tikėtina – kiek nuo tuščio stulpelio vidutiniškai duoda tobulas žaidimas. Sėkmė – ką pakeitė kauliukai. Prarasta – kiek sprendimai kainavo, palyginti su geriausiais. Skaičiai suapvalinti, sėkmė – taip, kad kiekviena eilutė sueitų.
review-line = { $expected } tikėtina { $luck } sėkmė { $known ->
        [no] {""}
       *[yes] { $cost } prarasta{" "}
    }= { $total }{ $state ->
        [going] {" "}tikėtina dabar
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } tšk.
       *[going] Dabar tikėtina { $total } tšk.
    }{ $where ->
        [above] {" "}– { $by } daugiau, nei vidutiniškai duoda tobulas žaidimas.
        [below] {" "}– { $by } mažiau, nei vidutiniškai duoda tobulas žaidimas.
       *[on] {" "}– lygiai tiek vidutiniškai duoda tobulas žaidimas.
    }
review-because-lucky = Kauliukai davė { $luck } daugiau nei įprastai, o sprendimais iš to prarasta { $cost }.
review-because-choices = Kalti ne kauliukai – jie davė { $luck } daugiau nei įprastai: sprendimais prarasta { $cost }.
review-because-mostly-dice = Daugiausia lėmė kauliukai: jie atėmė { $luck }, o sprendimais prarasta { $cost }.
review-because-mostly-choices = Daugiausia lėmė sprendimai: jais prarasta { $cost }, o kauliukai atėmė { $luck }.
review-because-both = Lėmė ir viena, ir kita: kauliukai atėmė { $luck }, o sprendimais prarasta { $cost }.
review-because-all-best = Lėmė vien kauliukai: jie atėmė { $luck }, o visi sprendimai buvo geriausi.
review-because-all-best-lucky = Kauliukai davė { $luck } daugiau nei įprastai, ir visi sprendimai buvo geriausi.
review-because-unknown = Sprendimai neįrašyti: visa tai laikoma sėkme.
review-because-partly = Kiek matyti iš įrašo, { $given ->
        [none] sprendimais nieko neprarasta
       *[some] sprendimais prarasta { $cost }
    }; visa kita laikoma sėkme ({ $luck }).
review-because-little = { $given ->
        [none] Sprendimų įrašyta per mažai, kad galėtume juos vertinti: visa tai laikoma sėkme.
       *[some] Sprendimų įrašyta per mažai, kad galėtume juos vertinti: įrašytais prarasta { $cost }, visa kita laikoma sėkme ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Kiek matyti iš įrašo, geresnius kauliukus turėjo { $player }
       *[all] Geresnius kauliukus turėjo { $player }
    } ({ $figure } ir { $other }).
review-dice-many = { $known ->
        [partly] Kiek matyti iš įrašo, geriausius kauliukus turėjo { $player }
       *[all] Geriausius kauliukus turėjo { $player }
    } ({ $figure }), prasčiausius – { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Kiek matyti iš įrašo, kauliukai
       *[all] Kauliukai
    } visiems buvo vienodai palankūs ({ $figure }).
review-choices-two = { $known ->
        [partly] Pagal įrašytus sprendimus mažiau taškų prarado { $player }
       *[all] Mažiau taškų prarado { $player }
    } ({ $figure } ir { $other }).
review-choices-many = { $known ->
        [partly] Pagal įrašytus sprendimus mažiausiai taškų prarado { $player }
       *[all] Mažiausiai taškų prarado { $player }
    } ({ $figure }), daugiausia – { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Pagal įrašytus sprendimus visi
       *[all] Visi
    } prarado po tiek pat ({ $figure }).
review-choices-none = { $known ->
        [partly] Nė vienu įrašytu sprendimu taškų neprarasta.
       *[all] Niekas taškų neprarado: visi sprendimai buvo geriausi.
    }
review-choices-little = Sprendimų įrašyta per mažai, kad galėtume juos lyginti.
review-decided = { $by ->
        [level] Partija baigėsi lygiosiomis.
        [both] Laimi { $player }, persvara { $gap }: geresni ir kauliukai ({ $dice }), ir sprendimai ({ $choices }).
        [dice-alone] Lėmė vien kauliukai: laimi { $player }, persvara { $gap }.
        [choices-alone] Lėmė vien sprendimai: laimi { $player }, persvara { $gap }.
        [dice] Lėmė kauliukai: { $player } iš jų gavo { $dice } daugiau, o { $other } iš sprendimų – { $choices } daugiau. Laimi { $player }, persvara { $gap }.
       *[choices] Lėmė sprendimai: { $player } iš jų gavo { $choices } daugiau, o { $other } iš kauliukų – { $dice } daugiau. Laimi { $player }, persvara { $gap }.
    }

review-unknown = { $what ->
        [dice] Ėjimų, kurių įrašyti tik paskutiniai kauliukai: { $dice } iš { $turns }.
        [points] Ėjimų, kurių įrašyti tik taškai: { $points } iš { $turns }.
       *[both] Ėjimų, kurių įrašyti tik paskutiniai kauliukai: { $dice } iš { $turns }, o kurių įrašyti tik taškai: { $points }.
    } Ankstesni tų ėjimų sprendimai laikomi sėkme.

review-place = { $throw ->
        [0] { $turn } ėjimas
       *[other] { $turn } ėjimas, { $throw } metimas
    }
review-place-round = { $round } raundas · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] paskutiniai kauliukai
       *[yes] { $left ->
            [0] metimų nebeliko
            [one] liko { $left } metimas
            [few] liko { $left } metimai
           *[other] liko { $left } metimų
        }
    }
review-accuracy = Geriausi sprendimai: { $best }.
review-worst = { $known ->
        [partly] Brangiausi įrašyti sprendimai
       *[all] Brangiausi sprendimai
    }
review-worst-none = { $known ->
        [little] Sprendimų įrašyta per mažai, kad galėtume juos vertinti.
        [partly] Visi įrašyti sprendimai buvo geriausi.
       *[all] Visi sprendimai buvo geriausi.
    }
review-turns = Ėjimas po ėjimo
review-turn-line = { $luck } sėkmė{ $given ->
        [some] , { $cost } prarasta
       *[none] {""}
    }: { $expected }
review-chosen = pasirinkta
review-better = geriau
review-cost = prarasta { $cost }
review-all = { $count ->
        [1] Vienintelis sprendimas
       *[other] Visi sprendimai ({ $count })
    }
review-was-best = geriausia
review-choice-cost = { $choice } (prarasta { $cost })
review-would-be-better = Geriau – { $choices }
