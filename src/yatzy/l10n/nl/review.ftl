# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Terugblik
review-heading = { $sheet }: terugblik
review-last = Je laatste potje is { $game }.
review-nothing = Er is nog geen beurt uitgespeeld, dus er valt nergens op terug te kijken.
review-page-is-in = De pagina staat in { $file }.

review-expected = Verwacht
review-expected-now = Nu verwacht
review-luck = Geluk
review-given-away = Weggegeven
review-total = Totaal
review-best = Beste keuzes
review-best-of = { $known ->
        [partly] { $best } van { $decisions } bekende
       *[all] { $best } van { $decisions }
    }
review-turn = Beurt
review-partners = Teamgenoten

review-adds-up = Totaal = verwacht + geluk − weggegeven. Verwacht is het gemiddelde van perfect spel vanaf een lege kolom. Geluk is wat de dobbelstenen veranderden. Weggegeven is wat je keuzes kostten vergeleken met de beste. De getallen zijn afgerond, geluk zo dat elke regel klopt.
review-adds-up-now = Nu verwacht = verwacht + geluk − weggegeven. Verwacht is het gemiddelde van perfect spel vanaf een lege kolom. Geluk is wat de dobbelstenen veranderden. Weggegeven is wat je keuzes kostten vergeleken met de beste. De getallen zijn afgerond, geluk zo dat elke regel klopt.
review-line = { $expected } verwacht { $luck } geluk { $known ->
        [no] {""}
       *[yes] { $cost } weggegeven{" "}
    }= { $total }{ $state ->
        [going] {" "}nu verwacht
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } punten
       *[going] Nu { $total } punten verwacht
    }{ $where ->
        [above] , { $by } boven het gemiddelde van perfect spel.
        [below] , { $by } onder het gemiddelde van perfect spel.
       *[on] , precies het gemiddelde van perfect spel.
    }
review-because-lucky = De dobbelstenen gaven { $luck } meer dan gemiddeld, waarvan { $cost } door keuzes verloren ging.
review-because-choices = Aan de dobbelstenen lag het niet, die gaven { $luck } meer dan gemiddeld: door keuzes ging { $cost } verloren.
review-because-mostly-dice = Het lag vooral aan de dobbelstenen: die kostten { $luck }, de keuzes { $cost }.
review-because-mostly-choices = Het lag vooral aan de keuzes: die kostten { $cost }, de dobbelstenen { $luck }.
review-because-both = Het lag aan allebei: de dobbelstenen kostten { $luck }, de keuzes { $cost }.
review-because-all-best = Het lag alleen aan de dobbelstenen: die kostten { $luck }, en alle keuzes waren optimaal.
review-because-all-best-lucky = De dobbelstenen gaven { $luck } meer dan gemiddeld, en alle keuzes waren optimaal.
review-because-unknown = Er zijn geen keuzes vastgelegd: dit telt allemaal als geluk.
review-because-partly = Voor zover bekend { $given ->
        [none] ging er door keuzes niets verloren
       *[some] ging er door keuzes { $cost } verloren
    }; de rest telt als geluk ({ $luck }).
review-because-little = { $given ->
        [none] Er zijn te weinig keuzes bekend om ze te beoordelen: dit telt allemaal als geluk.
       *[some] Er zijn te weinig keuzes bekend om ze te beoordelen: de bekende kostten { $cost }, en de rest telt als geluk ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Voor zover bekend waren de betere dobbelstenen voor { $player }
       *[all] De betere dobbelstenen waren voor { $player }
    } ({ $figure } tegen { $other }).
review-dice-many = { $known ->
        [partly] Voor zover bekend waren de beste dobbelstenen voor { $player }
       *[all] De beste dobbelstenen waren voor { $player }
    } ({ $figure }), de slechtste voor { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Voor zover bekend waren de dobbelstenen
       *[all] De dobbelstenen waren
    } voor iedereen even goed ({ $figure }).
review-choices-two = { $known ->
        [partly] Voor zover bekend is er minder weggegeven door { $player }
       *[all] Er is minder weggegeven door { $player }
    } ({ $figure } tegen { $other }).
review-choices-many = { $known ->
        [partly] Voor zover bekend is het minst weggegeven door { $player }
       *[all] Het minst is weggegeven door { $player }
    } ({ $figure }), het meest door { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Voor zover bekend gaf iedereen
       *[all] Iedereen gaf
    } evenveel weg ({ $figure }).
review-choices-none = { $known ->
        [partly] Voor zover bekend zijn er geen punten weggegeven.
       *[all] Niemand gaf punten weg: alle keuzes waren optimaal.
    }
review-choices-little = Er zijn te weinig keuzes bekend om ze te vergelijken.
review-decided = { $by ->
        [level] Het eindigde gelijk.
        [both] Dobbelstenen ({ $dice }) en keuzes ({ $choices }) waren allebei in het voordeel van { $player }: { $gap } voorsprong.
        [dice-alone] De dobbelstenen alleen gaven de doorslag: { $gap } voorsprong voor { $player }.
        [choices-alone] Keuzes alleen gaven de doorslag: { $gap } voorsprong voor { $player }.
        [dice] De dobbelstenen gaven de doorslag: { $dice } meer voor { $player }, door keuzes { $choices } meer voor { $other }, dus { $gap } voorsprong voor { $player }.
       *[choices] Keuzes gaven de doorslag: { $choices } meer voor { $player }, door de dobbelstenen { $dice } meer voor { $other }, dus { $gap } voorsprong voor { $player }.
    }

review-unknown = { $what ->
        [dice] In { $dice } van { $turns } beurten is alleen de laatste worp bekend.
        [points] In { $points } van { $turns } beurten zijn alleen de punten bekend.
       *[both] In { $dice } van { $turns } beurten is alleen de laatste worp bekend, en in { $points } alleen de punten.
    } Eerdere keuzes in die beurten tellen als geluk.

review-place = { $throw ->
        [0] Beurt { $turn }
       *[other] Beurt { $turn }, worp { $throw }
    }
review-place-round = Ronde { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] de laatste worp
       *[yes] { $left ->
            [0] geen worp meer
            [one] nog één worp
           *[other] nog { $left } worpen
        }
    }
review-accuracy = Beste keuzes: { $best }.
review-worst = { $known ->
        [partly] Duurste bekende keuzes
       *[all] Duurste keuzes
    }
review-worst-none = { $known ->
        [little] Er zijn te weinig keuzes bekend om ze te beoordelen.
        [partly] Alle bekende keuzes waren optimaal.
       *[all] Alle keuzes waren optimaal.
    }
review-turns = Beurt na beurt
review-turn-line = { $luck } geluk{ $given ->
        [some] , { $cost } weggegeven
       *[none] {""}
    }: { $expected }
review-chosen = gekozen
review-better = beter
review-cost = kostte { $cost }
review-all = { $count ->
        [one] De enige keuze
       *[other] Alle { $count } keuzes
    }
review-was-best = beste
review-choice-cost = { $choice } (kostte { $cost })
review-would-be-better = Beter: { $choices }
