# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Genomgång av ett parti
review-heading = { $sheet }: genomgång av ett parti
review-last = Det senast spelade partiet är { $game }.
review-nothing = Ingen omgång är slut än, så det finns inget att gå igenom.
review-page-is-in = Sidan ligger i { $file }.

review-expected = Väntat
review-expected-now = Väntat nu
review-luck = Tur
review-given-away = Tappat
review-total = Totalt
review-best = Bästa val
review-best-of = { $known ->
        [partly] { $best } av { $decisions } kända
       *[all] { $best } av { $decisions }
    }
review-turn = Omgång
review-partners = Lagkamrater

review-adds-up = Totalt = väntat + tur − tappat. Väntat är vad perfekt spel ger i snitt från en tom kolumn, tur vad tärningarna ändrade, tappat vad valen kostade mot de bästa. Talen är avrundade, turen så att varje rad går ihop.
review-adds-up-now = Väntat nu = väntat + tur − tappat. Väntat är vad perfekt spel ger i snitt från en tom kolumn, tur vad tärningarna ändrade, tappat vad valen kostade mot de bästa. Talen är avrundade, turen så att varje rad går ihop.
review-line = { $expected } väntat { $luck } tur { $known ->
        [no] {""}
       *[yes] { $cost } tappat{" "}
    }= { $total }{ $state ->
        [going] {" "}väntat nu
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } poäng
       *[going] { $total } poäng väntas nu
    }{ $where ->
        [above] , { $by } över vad perfekt spel ger i snitt.
        [below] , { $by } under vad perfekt spel ger i snitt.
       *[on] , precis vad perfekt spel ger i snitt.
    }
review-because-lucky = Tärningarna gav { $luck } mer än de brukar, och valen kostade { $cost } av det.
review-because-choices = Det var inte tärningarna, som gav { $luck } mer än de brukar: valen kostade { $cost }.
review-because-mostly-dice = Det var mest tärningarna: de tog { $luck }, och valen kostade { $cost }.
review-because-mostly-choices = Det var mest valen: de kostade { $cost }, och tärningarna tog { $luck }.
review-because-both = Det var både och: tärningarna tog { $luck }, och valen kostade { $cost }.
review-because-all-best = Det var bara tärningarna: de tog { $luck }, och varje val var det bästa.
review-because-all-best-lucky = Tärningarna gav { $luck } mer än de brukar, och varje val var det bästa.
review-because-unknown = Inget är känt om valen: allt detta räknas som tur.
review-because-partly = Såvitt partifilen visar { $given ->
        [none] kostade valen ingenting
       *[some] kostade valen { $cost }
    }; allt annat räknas som tur ({ $luck }).
review-because-little = { $given ->
        [none] För lite är känt om valen för att bedöma dem: allt detta räknas som tur.
       *[some] För lite är känt om valen för att bedöma dem: de kända kostade { $cost }, och allt annat räknas som tur ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Såvitt partifilen visar hade { $player }
       *[all] { $player } hade
    } bättre tärningar ({ $figure } mot { $other }).
review-dice-many = { $known ->
        [partly] Såvitt partifilen visar hade { $player }
       *[all] { $player } hade
    } de bästa tärningarna ({ $figure }), { $last } de sämsta ({ $other }).
review-dice-even = { $known ->
        [partly] Såvitt partifilen visar var tärningarna
       *[all] Tärningarna var
    } lika snälla mot alla ({ $figure }).
review-choices-two = { $known ->
        [partly] Enligt de kända valen tappade { $player }
       *[all] { $player } tappade
    } mindre ({ $figure } mot { $other }).
review-choices-many = { $known ->
        [partly] Enligt de kända valen tappade { $player }
       *[all] { $player } tappade
    } minst ({ $figure }), { $last } mest ({ $other }).
review-choices-even = { $known ->
        [partly] Enligt de kända valen tappade alla
       *[all] Alla tappade
    } lika mycket ({ $figure }).
review-choices-none = { $known ->
        [partly] Inget känt val kostade något.
       *[all] Ingen tappade något: varje val var det bästa.
    }
review-choices-little = För lite är känt om valen för att jämföra dem.
review-decided = { $by ->
        [level] Båda slutade lika.
        [both] Både tärningar ({ $dice }) och val ({ $choices }) talade för { $player }, som slutade { $gap } före.
        [dice-alone] Tärningarna ensamma avgjorde: de gjorde att { $player } slutade { $gap } före.
        [choices-alone] Valen ensamma avgjorde: de gjorde att { $player } slutade { $gap } före.
        [dice] Tärningarna avgjorde: de var värda { $dice } mer för { $player }, valen { $choices } mer för { $other }, så att { $player } slutade { $gap } före.
       *[choices] Valen avgjorde: de var värda { $choices } mer för { $player }, tärningarna { $dice } mer för { $other }, så att { $player } slutade { $gap } före.
    }

review-unknown = { $what ->
        [dice] I { $dice } av { $turns } omgångar är bara de sista tärningarna kända.
        [points] I { $points } av { $turns } omgångar är bara poängen kända.
       *[both] I { $dice } av { $turns } omgångar är bara de sista tärningarna kända, och i { $points } bara poängen.
    } Valen dessförinnan går inte att skilja från tur och räknas som tur.

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
        [partly] De dyraste kända valen
       *[all] De dyraste valen
    }
review-worst-none = { $known ->
        [little] För lite är känt om valen för att bedöma dem.
        [partly] Varje känt val var det bästa.
       *[all] Varje val var det bästa.
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
