# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Terugblik op een potje
review-heading = { $sheet }: terugblik op een potje
review-last = Het laatst gespeelde potje is { $game }.
review-nothing = Er is nog geen beurt voorbij, dus er valt niets te bekijken.
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

review-adds-up = Totaal = verwacht + geluk − weggegeven. Verwacht is wat perfect spel gemiddeld uit een lege kolom haalt, geluk wat de dobbelstenen eraan veranderden, weggegeven wat keuzes kostten vergeleken met de beste. De getallen zijn afgerond, geluk zo dat elke regel klopt.
review-adds-up-now = Nu verwacht = verwacht + geluk − weggegeven. Verwacht is wat perfect spel gemiddeld uit een lege kolom haalt, geluk wat de dobbelstenen eraan veranderden, weggegeven wat keuzes kostten vergeleken met de beste. De getallen zijn afgerond, geluk zo dat elke regel klopt.
review-line = { $expected } verwacht { $luck } geluk { $known ->
        [no] {""}
       *[yes] { $cost } weggegeven{" "}
    }= { $total }{ $state ->
        [going] {" "}nu verwacht
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } punten
       *[going] Nu zijn { $total } punten te verwachten
    }{ $where ->
        [above] , { $by } meer dan perfect spel gemiddeld geeft.
        [below] , { $by } minder dan perfect spel gemiddeld geeft.
       *[on] , precies wat perfect spel gemiddeld geeft.
    }
review-because-lucky = De dobbelstenen gaven { $luck } meer dan anders, en keuzes gaven er { $cost } van weg.
review-because-choices = Aan de dobbelstenen lag het niet, die gaven { $luck } meer dan anders: keuzes gaven { $cost } weg.
review-because-mostly-dice = Het lag vooral aan de dobbelstenen: ze namen { $luck }, en keuzes gaven { $cost } weg.
review-because-mostly-choices = Het lag vooral aan de keuzes: ze gaven { $cost } weg, en de dobbelstenen namen { $luck }.
review-because-both = Het lag aan allebei: de dobbelstenen namen { $luck }, en keuzes gaven { $cost } weg.
review-because-all-best = Het lag alleen aan de dobbelstenen: ze namen { $luck }, en elke keuze was de beste.
review-because-all-best-lucky = De dobbelstenen gaven { $luck } meer dan anders, en elke keuze was de beste.
review-because-unknown = Over de keuzes is niets bekend: dit telt allemaal als geluk.
review-because-partly = Voor zover het verslag het laat zien, { $given ->
        [none] gaven keuzes niets weg
       *[some] gaven keuzes { $cost } weg
    }; al het andere telt als geluk ({ $luck }).
review-because-little = { $given ->
        [none] Over de keuzes is te weinig bekend om ze te beoordelen: dit telt allemaal als geluk.
       *[some] Over de keuzes is te weinig bekend om ze te beoordelen: de bekende gaven { $cost } weg, en al het andere telt als geluk ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Voor zover het verslag het laat zien, waren de betere dobbelstenen voor { $player }
       *[all] De betere dobbelstenen waren voor { $player }
    } ({ $figure } tegen { $other }).
review-dice-many = { $known ->
        [partly] Voor zover het verslag het laat zien, waren de beste dobbelstenen voor { $player }
       *[all] De beste dobbelstenen waren voor { $player }
    } ({ $figure }), de slechtste voor { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Voor zover het verslag het laat zien, waren de dobbelstenen
       *[all] De dobbelstenen waren
    } voor iedereen even goed ({ $figure }).
review-choices-two = { $known ->
        [partly] Afgaande op de bekende keuzes is minder weggegeven door { $player }
       *[all] Er is minder weggegeven door { $player }
    } ({ $figure } tegen { $other }).
review-choices-many = { $known ->
        [partly] Afgaande op de bekende keuzes is het minst weggegeven door { $player }
       *[all] Het minst is weggegeven door { $player }
    } ({ $figure }), het meest door { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Afgaande op de bekende keuzes gaf iedereen
       *[all] Iedereen gaf
    } evenveel weg ({ $figure }).
review-choices-none = { $known ->
        [partly] Geen bekende keuze gaf iets weg.
       *[all] Niemand gaf iets weg: elke keuze was de beste.
    }
review-choices-little = Over de keuzes is te weinig bekend om ze te vergelijken.
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
    } Wat daarvoor gekozen werd, is niet van geluk te scheiden en telt als geluk.

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
        [little] Over de keuzes is te weinig bekend om ze te beoordelen.
        [partly] Elke bekende keuze was de beste.
       *[all] Elke keuze was de beste.
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
review-choice-cost = { $choice } (kost { $cost })
review-would-be-better = Beter: { $choices }
