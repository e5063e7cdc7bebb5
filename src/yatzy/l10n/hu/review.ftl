# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Visszanézés
review-heading = { $sheet }: visszanézés
review-last = A legutóbbi játékod: { $game }.
review-nothing = Még egy kör sem ért véget, így nincs mit visszanézni.
review-page-is-in = Az oldal itt van: { $file }.

review-expected = Várható
review-expected-now = Most várható
review-luck = Szerencse
review-given-away = Veszteség
review-total = Összesen
review-best = Legjobb döntések
review-best-of = { $known ->
        [partly] { $best }/{ $decisions } feljegyzett
       *[all] { $best }/{ $decisions }
    }
review-turn = Kör
review-partners = Csapattársak

review-adds-up = Összesen = várható + szerencse − veszteség. A várható a tökéletes játék átlaga üres oszlopból. A szerencse az, amin a kockák változtattak. A veszteség az, amennyivel a döntéseid a legjobbaknál kevesebbet hoztak. A számok kerekítettek, a szerencse úgy, hogy minden sor kijöjjön.
review-adds-up-now = Most várható = várható + szerencse − veszteség. A várható a tökéletes játék átlaga üres oszlopból. A szerencse az, amin a kockák változtattak. A veszteség az, amennyivel a döntéseid a legjobbaknál kevesebbet hoztak. A számok kerekítettek, a szerencse úgy, hogy minden sor kijöjjön.
review-line = { $expected } várható { $luck } szerencse { $known ->
        [no] {""}
       *[yes] { $cost } veszteség{" "}
    }= { $total }{ $state ->
        [going] {" "}most várható
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } pont
       *[going] Most { $total } pont várható
    }{ $where ->
        [above] , { $by } ponttal a tökéletes játék átlaga fölött.
        [below] , { $by } ponttal a tökéletes játék átlaga alatt.
       *[on] , pontosan a tökéletes játék átlaga.
    }
review-because-lucky = A kockák { $luck } ponttal többet adtak a szokásosnál, ebből a döntések { $cost } pontot elveszítettek.
review-because-choices = Nem a kockákon múlt, azok { $luck } ponttal többet adtak a szokásosnál: a döntések { $cost } pontot veszítettek.
review-because-mostly-dice = Főleg a kockákon múlt: azok { $luck } pontot vittek el, a döntések { $cost } pontot.
review-because-mostly-choices = Főleg a döntéseken múlt: azok { $cost } pontot vittek el, a kockák { $luck } pontot.
review-because-both = Mindkettőn múlt: a kockák { $luck } pontot vittek el, a döntések { $cost } pontot.
review-because-all-best = Csak a kockákon múlt: { $luck } pontot vettek el, és minden döntés a legjobb volt.
review-because-all-best-lucky = A kockák { $luck } ponttal többet adtak a szokásosnál, és minden döntés a legjobb volt.
review-because-unknown = Nincsenek feljegyzett döntések: mindez szerencsének számít.
review-because-partly = A feljegyzettek szerint { $given ->
        [none] a döntések semmit sem veszítettek
       *[some] a döntések { $cost } pontot veszítettek
    }; a többi szerencsének számít ({ $luck }).
review-because-little = { $given ->
        [none] Túl kevés a feljegyzett döntés ahhoz, hogy megítéljük őket: mindez szerencsének számít.
       *[some] Túl kevés a feljegyzett döntés ahhoz, hogy megítéljük őket: ezek { $cost } pontot veszítettek, a többi szerencsének számít ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] A feljegyzettek szerint { $player }
       *[all] { $player }
    } kockái voltak jobbak ({ $figure }, a másiké { $other }).
review-dice-many = { $known ->
        [partly] A feljegyzettek szerint { $player }
       *[all] { $player }
    } kockái voltak a legjobbak ({ $figure }), { $last } kockái a legrosszabbak ({ $other }).
review-dice-even = { $known ->
        [partly] A feljegyzettek szerint mindenkinek
       *[all] Mindenkinek
    } ugyanolyan jó kockái voltak ({ $figure }).
review-choices-two = { $known ->
        [partly] A feljegyzett döntések szerint { $player }
       *[all] { $player }
    } veszített kevesebbet ({ $figure }, a másik { $other }).
review-choices-many = { $known ->
        [partly] A feljegyzett döntések szerint { $player }
       *[all] { $player }
    } veszítette a legkevesebbet ({ $figure }), { $last } a legtöbbet ({ $other }).
review-choices-even = { $known ->
        [partly] A feljegyzett döntések szerint mindenki
       *[all] Mindenki
    } ugyanannyit veszített ({ $figure }).
review-choices-none = { $known ->
        [partly] Egyik feljegyzett döntés sem veszített pontot.
       *[all] Senki sem veszített pontot: minden döntés a legjobb volt.
    }
review-choices-little = Túl kevés a feljegyzett döntés ahhoz, hogy összehasonlítsuk őket.
review-decided = { $by ->
        [level] A játék döntetlennel ért véget.
        [both] { $player } jobb kockákkal ({ $dice }) és jobb döntésekkel ({ $choices }) végzett elöl: az előny { $gap } pont.
        [dice-alone] Csak a kockák döntöttek: { $player } előnye { $gap } pont.
        [choices-alone] Csak a döntések számítottak: { $player } előnye { $gap } pont.
        [dice] A kockák döntöttek: { $player } javára { $dice } pontot értek, a döntések { $other } javára { $choices } pontot. { $player } előnye { $gap } pont.
       *[choices] A döntések számítottak: { $player } javára { $choices } pontot értek, a kockák { $other } javára { $dice } pontot. { $player } előnye { $gap } pont.
    }

review-unknown = { $what ->
        [dice] Összesen { $turns } körből { $dice } körben csak az utolsó kockák vannak feljegyezve.
        [points] Összesen { $turns } körből { $points } körben csak a pont van feljegyezve.
       *[both] Összesen { $turns } körből { $dice } körben csak az utolsó kockák, { $points } körben csak a pont van feljegyezve.
    } E körök korábbi döntései szerencsének számítanak.

review-place = { $throw ->
        [0] { $turn }. kör
       *[other] { $turn }. kör, { $throw }. dobás
    }
review-place-round = { $round }. forduló · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] az utolsó kockák
       *[yes] { $left ->
            [0] nincs több dobás
            [one] még egy dobás
           *[other] még { $left } dobás
        }
    }
review-accuracy = Legjobb döntések: { $best }.
review-worst = { $known ->
        [partly] A legdrágább feljegyzett döntések
       *[all] A legdrágább döntések
    }
review-worst-none = { $known ->
        [little] Túl kevés a feljegyzett döntés ahhoz, hogy megítéljük őket.
        [partly] Minden feljegyzett döntés a legjobb volt.
       *[all] Minden döntés a legjobb volt.
    }
review-turns = Körről körre
review-turn-line = szerencse { $luck }{ $given ->
        [some] , veszteség { $cost }
       *[none] {""}
    }: { $expected }
review-chosen = döntés
review-better = jobb
review-cost = veszteség { $cost }
review-all = { $count ->
        [one] Az egyetlen választás
       *[other] Összes választás ({ $count })
    }
review-was-best = legjobb
review-choice-cost = { $choice } (veszteség { $cost })
review-would-be-better = Jobb: { $choices }
