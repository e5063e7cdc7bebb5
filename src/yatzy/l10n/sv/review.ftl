# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Genomgång
review-heading = { $sheet }: genomgång
review-last = Ditt senaste parti är { $game }.
review-nothing = Ingen omgång är slut än, så det finns inget att gå igenom.
review-page-is-in = Sidan ligger i { $file }.

review-expected = Förväntat
review-expected-now = Förväntat nu
review-luck = Tur
review-given-away = Tappade poäng
review-total = Totalt
review-best = Bästa val
review-best-of = { $known ->
        [partly] { $best } av { $decisions } registrerade
       *[all] { $best } av { $decisions }
    }
review-turn = Omgång
review-partners = Lagkamrater

review-adds-up = Totalt = förväntat + tur − tappade poäng. Förväntat är snittet vid perfekt spel från en tom kolumn. Tur är vad tärningarna ändrade. Tappade poäng är vad dina val kostade jämfört med de bästa. Talen är avrundade, turen så att varje rad går ihop.
review-adds-up-now = Förväntat nu = förväntat + tur − tappade poäng. Förväntat är snittet vid perfekt spel från en tom kolumn. Tur är vad tärningarna ändrade. Tappade poäng är vad dina val kostade jämfört med de bästa. Talen är avrundade, turen så att varje rad går ihop.
review-line = { $expected } förväntat { $luck } tur { $known ->
        [no] {""}
       *[yes] { $cost } tappat{" "}
    }= { $total }{ $state ->
        [going] {" "}förväntat nu
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } poäng
       *[going] { $total } poäng är att räkna med nu
    }{ $where ->
        [above] , { $by } över snittet vid perfekt spel.
        [below] , { $by } under snittet vid perfekt spel.
       *[on] , precis snittet vid perfekt spel.
    }
review-because-lucky = Tärningarna gav { $luck } mer än de brukar, och valen kostade { $cost } av det.
review-because-choices = Det var inte tärningarna, som gav { $luck } mer än de brukar: valen kostade { $cost }.
review-because-mostly-dice = Det var mest tärningarna: de kostade { $luck }, valen { $cost }.
review-because-mostly-choices = Det var mest valen: de kostade { $cost }, tärningarna { $luck }.
review-because-both = Det var både och: tärningarna kostade { $luck }, valen { $cost }.
review-because-all-best = Det var bara tärningarna: de kostade { $luck }, och alla val var de bästa.
review-because-all-best-lucky = Tärningarna gav { $luck } mer än de brukar, och alla val var de bästa.
review-because-unknown = Inga val är registrerade: allt detta räknas som tur.
review-because-partly = Såvitt det är registrerat { $given ->
        [none] kostade valen ingenting
       *[some] kostade valen { $cost }
    }; resten räknas som tur ({ $luck }).
review-because-little = { $given ->
        [none] För få val är registrerade för att bedöma dem: allt detta räknas som tur.
       *[some] För få val är registrerade för att bedöma dem: de registrerade kostade { $cost }, och resten räknas som tur ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Såvitt det är registrerat hade { $player }
       *[all] { $player } hade
    } bättre tärningar ({ $figure } mot { $other }).
review-dice-many = { $known ->
        [partly] Såvitt det är registrerat hade { $player }
       *[all] { $player } hade
    } de bästa tärningarna ({ $figure }), { $last } de sämsta ({ $other }).
review-dice-even = { $known ->
        [partly] Såvitt det är registrerat hade alla
       *[all] Alla hade
    } lika bra tärningar ({ $figure }).
review-choices-two = { $known ->
        [partly] Enligt de registrerade valen tappade { $player }
       *[all] { $player } tappade
    } färre poäng ({ $figure } mot { $other }).
review-choices-many = { $known ->
        [partly] Enligt de registrerade valen tappade { $player }
       *[all] { $player } tappade
    } minst poäng ({ $figure }), { $last } mest ({ $other }).
review-choices-even = { $known ->
        [partly] Enligt de registrerade valen tappade alla
       *[all] Alla tappade
    } lika mycket ({ $figure }).
review-choices-none = { $known ->
        [partly] Inget registrerat val kostade något.
       *[all] Ingen tappade poäng: alla val var de bästa.
    }
review-choices-little = För få val är registrerade för att jämföra dem.
review-decided = { $by ->
        [level] Partiet slutade lika.
        [both] { $player } slutade { $gap } före, med bättre tärningar ({ $dice }) och bättre val ({ $choices }).
        [dice-alone] Tärningarna ensamma avgjorde: { $player } slutade { $gap } före.
        [choices-alone] Valen ensamma avgjorde: { $player } slutade { $gap } före.
        [dice] Tärningarna avgjorde: de var värda { $dice } mer för { $player }, valen { $choices } mer för { $other }. { $player } slutade { $gap } före.
       *[choices] Valen avgjorde: de var värda { $choices } mer för { $player }, tärningarna { $dice } mer för { $other }. { $player } slutade { $gap } före.
    }

review-unknown = { $what ->
        [dice] I { $dice } av { $turns } omgångar är bara de sista tärningarna registrerade.
        [points] I { $points } av { $turns } omgångar är bara poängen registrerade.
       *[both] I { $dice } av { $turns } omgångar är bara de sista tärningarna registrerade, och i { $points } bara poängen.
    } Tidigare val i de omgångarna räknas som tur.

review-place = { $throw ->
        [0] Omgång { $turn }
       *[other] Omgång { $turn }, kast { $throw }
    }
review-place-round = Runda { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] de sista tärningarna
       *[yes] { $left ->
            [0] inget kast kvar
            [one] ett kast kvar
           *[other] { $left } kast kvar
        }
    }
review-accuracy = Bästa val: { $best }.
review-worst = { $known ->
        [partly] De dyraste registrerade valen
       *[all] De dyraste valen
    }
review-worst-none = { $known ->
        [little] För få val är registrerade för att bedöma dem.
        [partly] Alla registrerade val var de bästa.
       *[all] Alla val var de bästa.
    }
review-turns = Omgång för omgång
review-turn-line = { $luck } tur{ $given ->
        [some] , { $cost } tappat
       *[none] {""}
    }: { $expected }
review-chosen = valt
review-better = bättre
review-cost = kostade { $cost }
review-all = { $count ->
        [one] Det enda valet
       *[other] Alla { $count } val
    }
review-was-best = bäst
review-choice-cost = { $choice } (kostade { $cost })
review-would-be-better = Bättre: { $choices }
