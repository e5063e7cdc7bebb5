# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Egy játék visszanézése
review-heading = { $sheet }: egy játék visszanézése
review-last = A legutóbb játszott játék: { $game }.
review-nothing = Még egy kör sem ért véget, nincs mit visszanézni.
review-page-is-in = Az oldal itt van: { $file }.

review-expected = Várható
review-expected-now = Most várható
review-luck = Szerencse
review-given-away = Veszteség
review-total = Összesen
review-best = Legjobb döntések
review-best-of = { $known ->
        [partly] { $best }/{ $decisions } ismert
       *[all] { $best }/{ $decisions }
    }
review-turn = Kör
review-partners = Csapattársak

review-adds-up = Összesen = várható + szerencse − veszteség. A várható az, amit a tökéletes játék üres oszlopból átlagosan elér, a szerencse az, amin a kockák változtattak, a veszteség az, amibe a döntések a legjobbakhoz képest kerültek. A számok kerekítettek, a szerencse úgy, hogy minden sor kijöjjön.
review-adds-up-now = Most várható = várható + szerencse − veszteség. A várható az, amit a tökéletes játék üres oszlopból átlagosan elér, a szerencse az, amin a kockák változtattak, a veszteség az, amibe a döntések a legjobbakhoz képest kerültek. A számok kerekítettek, a szerencse úgy, hogy minden sor kijöjjön.
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
review-because-lucky = A kockák { $luck } ponttal többet adtak a szokásosnál, és ebből a döntések { $cost } pontot elvesztegettek.
review-because-choices = Nem a kockákon múlt, azok { $luck } ponttal többet adtak a szokásosnál: a döntések { $cost } pontba kerültek.
review-because-mostly-dice = Főleg a kockákon múlt: { $luck } pontot vettek el, a döntések pedig { $cost } pontba kerültek.
review-because-mostly-choices = Főleg a döntéseken múlt: { $cost } pontba kerültek, a kockák pedig { $luck } pontot vettek el.
review-because-both = Mindkettőn múlt: a kockák { $luck } pontot vettek el, a döntések { $cost } pontba kerültek.
review-because-all-best = Csak a kockákon múlt: { $luck } pontot vettek el, és minden döntés a legjobb volt.
review-because-all-best-lucky = A kockák { $luck } ponttal többet adtak a szokásosnál, és minden döntés a legjobb volt.
review-because-unknown = A döntésekről semmit sem tudni: mindez szerencsének számít.
review-because-partly = Amennyit a jegyzőkönyv elárul, { $given ->
        [none] a döntések semmibe sem kerültek
       *[some] a döntések { $cost } pontba kerültek
    }; minden más szerencsének számít ({ $luck }).
review-because-little = { $given ->
        [none] A döntésekről túl keveset tudni ahhoz, hogy megítélhetők legyenek: mindez szerencsének számít.
       *[some] A döntésekről túl keveset tudni ahhoz, hogy megítélhetők legyenek: az ismertek { $cost } pontba kerültek, minden más szerencsének számít ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Amennyit a jegyzőkönyv elárul, { $player }
       *[all] { $player }
    } kockái voltak jobbak ({ $figure }, a másiké { $other }).
review-dice-many = { $known ->
        [partly] Amennyit a jegyzőkönyv elárul, { $player }
       *[all] { $player }
    } kockái voltak a legjobbak ({ $figure }), { $last } kockái a legrosszabbak ({ $other }).
review-dice-even = { $known ->
        [partly] Amennyit a jegyzőkönyv elárul, a kockák
       *[all] A kockák
    } mindenkihez egyformán kegyesek voltak ({ $figure }).
review-choices-two = { $known ->
        [partly] Az ismert döntések alapján { $player }
       *[all] { $player }
    } vesztesége volt kisebb ({ $figure }, a másiké { $other }).
review-choices-many = { $known ->
        [partly] Az ismert döntések alapján { $player }
       *[all] { $player }
    } vesztesége volt a legkisebb ({ $figure }), { $last } vesztesége a legnagyobb ({ $other }).
review-choices-even = { $known ->
        [partly] Az ismert döntések alapján mindenki
       *[all] Mindenki
    } ugyanannyit veszített ({ $figure }).
review-choices-none = { $known ->
        [partly] Egyik ismert döntés sem járt veszteséggel.
       *[all] Senki sem veszített semmit: minden döntés a legjobb volt.
    }
review-choices-little = A döntésekről túl keveset tudni ahhoz, hogy össze lehessen vetni őket.
review-decided = { $by ->
        [level] Ugyanannyival végeztek.
        [both] A kockák ({ $dice }) és a döntések ({ $choices }) is { $player } mellett szóltak: az előny { $gap } pont.
        [dice-alone] Csak a kockák döntöttek: { $player } előnye { $gap } pont.
        [choices-alone] Csak a döntések számítottak: { $player } előnye { $gap } pont.
        [dice] A kockák döntöttek: { $player } javára { $dice } pontot értek, a döntések { $other } javára { $choices } pontot, így { $player } előnye { $gap } pont.
       *[choices] A döntések számítottak: { $player } javára { $choices } pontot értek, a kockák { $other } javára { $dice } pontot, így { $player } előnye { $gap } pont.
    }

review-unknown = { $what ->
        [dice] Összesen { $turns } körből { $dice } körben csak az utolsó kockák ismertek.
        [points] Összesen { $turns } körből { $points } körben csak a pont ismert.
       *[both] Összesen { $turns } körből { $dice } körben csak az utolsó kockák, { $points } körben csak a pont ismert.
    } Az azelőtti döntéseket nem lehet elválasztani a szerencsétől, ezért annak számítanak.

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
        [partly] A legdrágább ismert döntések
       *[all] A legdrágább döntések
    }
review-worst-none = { $known ->
        [little] A döntésekről túl keveset tudni ahhoz, hogy megítélhetők legyenek.
        [partly] Minden ismert döntés a legjobb volt.
       *[all] Minden döntés a legjobb volt.
    }
review-turns = Körről körre
review-turn-line = szerencse { $luck }{ $given ->
        [some] , veszteség { $cost }
       *[none] {""}
    }: { $expected }
review-chosen = döntés
review-better = jobb
review-cost = ára { $cost }
review-all = { $count ->
        [one] Az egyetlen döntés
       *[other] Összes döntés ({ $count })
    }
review-was-best = legjobb
review-choice-cost = { $choice } – ára { $cost }
review-would-be-better = Jobb: { $choices }
