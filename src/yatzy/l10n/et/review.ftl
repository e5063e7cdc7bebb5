# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Ülevaade
review-heading = { $sheet }: ülevaade
review-last = Sinu viimane mäng on { $game }.
review-nothing = Ükski käik pole veel läbi, nii et pole midagi üle vaadata.
review-page-is-in = Leht on failis { $file }.

review-expected = Oodatav
review-expected-now = Oodatav nüüd
review-luck = Õnn
review-given-away = Raisatud
review-total = Kokku
review-best = Parimad valikud
review-best-of = { $known ->
        [partly] { $best }/{ $decisions } kirjas
       *[all] { $best }/{ $decisions }
    }
review-turn = Käik
review-partners = Kaaslased

review-adds-up = Kokku = oodatav + õnn − raisatud. Oodatav on täiusliku mängu keskmine tühjast veerust. Õnn on see, mida täringud muutsid. Raisatud on see, mis sinu valikud parimatega võrreldes maksma läksid. Arvud on ümardatud, õnn nii, et iga rida klapib.
review-adds-up-now = Oodatav nüüd = oodatav + õnn − raisatud. Oodatav on täiusliku mängu keskmine tühjast veerust. Õnn on see, mida täringud muutsid. Raisatud on see, mis sinu valikud parimatega võrreldes maksma läksid. Arvud on ümardatud, õnn nii, et iga rida klapib.
review-line = { $expected } oodatav { $luck } õnn { $known ->
        [no] {""}
       *[yes] { $cost } raisatud{" "}
    }= { $total }{ $state ->
        [going] {" "}oodatav nüüd
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } punkti
       *[going] Praegu oodatav: { $total } punkti
    }{ $where ->
        [above] , { $by } üle täiusliku mängu keskmise.
        [below] , { $by } alla täiusliku mängu keskmise.
       *[on] , täpselt täiusliku mängu keskmine.
    }
review-because-lucky = Täringud andsid { $luck } tavalisest rohkem ja valikud raiskasid sellest { $cost }.
review-because-choices = Täringutes asi polnud, need andsid { $luck } tavalisest rohkem: valikud raiskasid { $cost }.
review-because-mostly-dice = Süüdi olid peamiselt täringud: need võtsid { $luck }, valikud raiskasid { $cost }.
review-because-mostly-choices = Süüdi olid peamiselt valikud: need raiskasid { $cost }, täringud võtsid { $luck }.
review-because-both = Süüdi olid mõlemad: täringud võtsid { $luck }, valikud raiskasid { $cost }.
review-because-all-best = Süüdi olid ainult täringud: need võtsid { $luck } ja iga valik oli parim.
review-because-all-best-lucky = Täringud andsid { $luck } tavalisest rohkem ja iga valik oli parim.
review-because-unknown = Valikuid kirja ei pandud: kõik see läheb õnne arvele.
review-because-partly = Kirjapandu põhjal { $given ->
        [none] valikud ei raisanud midagi
       *[some] raiskasid valikud { $cost }
    }; ülejäänu läheb õnne arvele ({ $luck }).
review-because-little = { $given ->
        [none] Valikuid on hindamiseks liiga vähe kirjas: kõik see läheb õnne arvele.
       *[some] Valikuid on hindamiseks liiga vähe kirjas: kirjas olevad raiskasid { $cost } ja ülejäänu läheb õnne arvele ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Kirjapandu põhjal paremad täringud: { $player }
       *[all] Paremad täringud: { $player }
    } ({ $figure }, teisel { $other }).
review-dice-many = { $known ->
        [partly] Kirjapandu põhjal parimad täringud: { $player }
       *[all] Parimad täringud: { $player }
    } ({ $figure }); halvimad: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Kirjapandu põhjal olid kõigil
       *[all] Kõigil olid
    } ühtviisi head täringud ({ $figure }).
review-choices-two = { $known ->
        [partly] Kirjas olevate valikutega vähem raisatud: { $player }
       *[all] Vähem raisatud: { $player }
    } ({ $figure }, teisel { $other }).
review-choices-many = { $known ->
        [partly] Kirjas olevate valikutega kõige vähem raisatud: { $player }
       *[all] Kõige vähem raisatud: { $player }
    } ({ $figure }); kõige rohkem: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Kirjas olevate valikutega raiskasid kõik
       *[all] Kõik raiskasid
    } ühepalju ({ $figure }).
review-choices-none = { $known ->
        [partly] Ükski kirjas olev valik ei raisanud punkte.
       *[all] Keegi ei raisanud punkte: iga valik oli parim.
    }
review-choices-little = Valikuid on võrdlemiseks liiga vähe kirjas.
review-decided = { $by ->
        [level] Mäng jäi viiki.
        [both] { $player } lõpetas { $gap } ees: paremad täringud ({ $dice }) ja paremad valikud ({ $choices }).
        [dice-alone] Otsustasid ainult täringud: { $player } lõpetas { $gap } ees.
        [choices-alone] Otsustasid ainult valikud: { $player } lõpetas { $gap } ees.
        [dice] Otsustasid täringud: neist sai { $player } { $dice } rohkem, valikutest { $other } { $choices } rohkem. { $player } lõpetas { $gap } ees.
       *[choices] Otsustasid valikud: neist sai { $player } { $choices } rohkem, täringutest { $other } { $dice } rohkem. { $player } lõpetas { $gap } ees.
    }

review-unknown = { $what ->
        [dice] Käike on { $turns }; neist { $dice } puhul on kirjas ainult viimased täringud.
        [points] Käike on { $turns }; neist { $points } puhul on kirjas ainult punktid.
       *[both] Käike on { $turns }; neist { $dice } puhul on kirjas ainult viimased täringud ja { $points } puhul ainult punktid.
    } Nende käikude varasemad valikud lähevad õnne arvele.

review-place = { $throw ->
        [0] Käik { $turn }
       *[other] Käik { $turn }, vise { $throw }
    }
review-place-round = Voor { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] viimased täringud
       *[yes] { $left ->
            [0] viskeid enam pole
            [one] veel üks vise
           *[other] veel { $left } viset
        }
    }
review-accuracy = Parimad valikud: { $best }.
review-worst = { $known ->
        [partly] Kõige kulukamad kirjas olevad valikud
       *[all] Kõige kulukamad valikud
    }
review-worst-none = { $known ->
        [little] Valikuid on hindamiseks liiga vähe kirjas.
        [partly] Iga kirjas olev valik oli parim.
       *[all] Iga valik oli parim.
    }
review-turns = Käik käigult
review-turn-line = õnn { $luck }{ $given ->
        [some] , raisatud { $cost }
       *[none] {""}
    }: { $expected }
review-chosen = valitud
review-better = parem
review-cost = raisku { $cost }
review-all = { $count ->
        [one] Ainus valik
       *[other] Kõik { $count } valikut
    }
review-was-best = parim
review-choice-cost = { $choice } (raisku { $cost })
review-would-be-better = Parem: { $choices }
