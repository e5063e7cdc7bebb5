# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Mängu ülevaade
review-heading = { $sheet }: mängu ülevaade
review-last = Viimati mängitud mäng on { $game }.
review-nothing = Ükski käik pole veel läbi, nii et pole midagi vaadata.
review-page-is-in = Leht on failis { $file }.

review-expected = Ootus
review-expected-now = Ootus nüüd
review-luck = Õnn
review-given-away = Raisatud
review-total = Kokku
review-best = Parimad valikud
review-best-of = { $known ->
        [partly] { $best }/{ $decisions } teada
       *[all] { $best }/{ $decisions }
    }
review-turn = Käik
review-partners = Kaaslased

review-adds-up = Kokku = ootus + õnn − raisatud. Ootus on see, mida täiuslik mäng tühjast veerust keskmiselt annab, õnn see, mida täringud muutsid, raisatud see, mis valikud parimatega võrreldes maksma läksid. Arvud on ümardatud, õnn nii, et iga rida klapib.
review-adds-up-now = Ootus nüüd = ootus + õnn − raisatud. Ootus on see, mida täiuslik mäng tühjast veerust keskmiselt annab, õnn see, mida täringud muutsid, raisatud see, mis valikud parimatega võrreldes maksma läksid. Arvud on ümardatud, õnn nii, et iga rida klapib.
review-line = { $expected } ootus { $luck } õnn { $known ->
        [no] {""}
       *[yes] { $cost } raisatud{" "}
    }= { $total }{ $state ->
        [going] {" "}ootus nüüd
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } punkti
       *[going] Praegune ootus on { $total } punkti
    }{ $where ->
        [above] , { $by } üle täiusliku mängu keskmise.
        [below] , { $by } alla täiusliku mängu keskmise.
       *[on] , täpselt täiusliku mängu keskmine.
    }
review-because-lucky = Täringud andsid { $luck } tavalisest rohkem ja valikud raiskasid sellest { $cost }.
review-because-choices = Asi polnud täringutes, mis andsid { $luck } tavalisest rohkem: valikud raiskasid { $cost }.
review-because-mostly-dice = Põhjus oli peamiselt täringutes: need võtsid { $luck } ja valikud raiskasid { $cost }.
review-because-mostly-choices = Põhjus oli peamiselt valikutes: need raiskasid { $cost } ja täringud võtsid { $luck }.
review-because-both = Põhjus oli mõlemas: täringud võtsid { $luck } ja valikud raiskasid { $cost }.
review-because-all-best = Põhjus oli ainult täringutes: need võtsid { $luck } ja iga valik oli parim.
review-because-all-best-lucky = Täringud andsid { $luck } tavalisest rohkem ja iga valik oli parim.
review-because-unknown = Valikute kohta pole midagi teada: kõik see läheb õnne arvele.
review-because-partly = Protokolli põhjal { $given ->
        [none] valikud ei raisanud midagi
       *[some] raiskasid valikud { $cost }
    }; kõik muu läheb õnne arvele ({ $luck }).
review-because-little = { $given ->
        [none] Valikutest on hindamiseks liiga vähe teada: kõik see läheb õnne arvele.
       *[some] Valikutest on hindamiseks liiga vähe teada: teadaolevad raiskasid { $cost } ja kõik muu läheb õnne arvele ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Protokolli põhjal paremad täringud: { $player }
       *[all] Paremad täringud: { $player }
    } ({ $figure }, teisel { $other }).
review-dice-many = { $known ->
        [partly] Protokolli põhjal parimad täringud: { $player }
       *[all] Parimad täringud: { $player }
    } ({ $figure }); halvimad: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Protokolli põhjal olid täringud
       *[all] Täringud olid
    } kõigi vastu ühtviisi lahked ({ $figure }).
review-choices-two = { $known ->
        [partly] Teadaolevate valikute põhjal vähem raisatud: { $player }
       *[all] Vähem raisatud: { $player }
    } ({ $figure }, teisel { $other }).
review-choices-many = { $known ->
        [partly] Teadaolevate valikute põhjal kõige vähem raisatud: { $player }
       *[all] Kõige vähem raisatud: { $player }
    } ({ $figure }); kõige rohkem: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Teadaolevate valikutega raiskasid kõik
       *[all] Kõik raiskasid
    } ühepalju ({ $figure }).
review-choices-none = { $known ->
        [partly] Ükski teadaolev valik ei raisanud midagi.
       *[all] Keegi ei raisanud midagi: iga valik oli parim.
    }
review-choices-little = Valikutest on võrdlemiseks liiga vähe teada.
review-decided = { $by ->
        [level] Mõlemad lõpetasid võrdselt.
        [both] Nii täringud ({ $dice }) kui ka valikud ({ $choices }) olid võitja poolel: { $player }, { $gap } ees.
        [dice-alone] Otsustasid ainult täringud: { $player } on { $gap } ees.
        [choices-alone] Otsustasid ainult valikud: { $player } on { $gap } ees.
        [dice] Otsustasid täringud: neist sai { $player } { $dice } rohkem, valikutest { $other } { $choices } rohkem, nii et { $player } on { $gap } ees.
       *[choices] Otsustasid valikud: neist sai { $player } { $choices } rohkem, täringutest { $other } { $dice } rohkem, nii et { $player } on { $gap } ees.
    }

review-unknown = { $what ->
        [dice] Käike on { $turns }; neist { $dice } puhul on teada ainult viimased täringud.
        [points] Käike on { $turns }; neist { $points } puhul on teada ainult punktid.
       *[both] Käike on { $turns }; neist { $dice } puhul on teada ainult viimased täringud ja { $points } puhul ainult punktid.
    } Varasemaid otsuseid ei saa õnnest eristada, need lähevad õnne arvele.

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
        [partly] Kõige kulukamad teadaolevad valikud
       *[all] Kõige kulukamad valikud
    }
review-worst-none = { $known ->
        [little] Valikutest on hindamiseks liiga vähe teada.
        [partly] Iga teadaolev valik oli parim.
       *[all] Iga valik oli parim.
    }
review-turns = Käik käigult
review-turn-line = õnn { $luck }{ $given ->
        [some] , raisatud { $cost }
       *[none] {""}
    }: { $expected }
review-chosen = valitud
review-better = parem
review-cost = hind { $cost }
review-all = { $count ->
        [one] Ainus valik
       *[other] Kõik { $count } valikut
    }
review-was-best = parim
review-choice-cost = { $choice } – hind { $cost }
review-would-be-better = Parem: { $choices }
