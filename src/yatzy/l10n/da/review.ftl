# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Gennemgang af et spil
review-heading = { $sheet }: gennemgang af et spil
review-last = Det senest spillede spil er { $game }.
review-nothing = Ingen omgang er slut endnu, så der er intet at gennemgå.
review-page-is-in = Siden ligger i { $file }.

review-expected = Forventet
review-expected-now = Forventet nu
review-luck = Held
review-given-away = Givet væk
review-total = I alt
review-best = Bedste valg
review-best-of = { $known ->
        [partly] { $best } af { $decisions } kendte
       *[all] { $best } af { $decisions }
    }
review-turn = Omgang
review-partners = Makkere

review-adds-up = I alt = forventet + held − givet væk. Forventet er, hvad perfekt spil giver i snit fra en tom kolonne, held, hvad terningerne ændrede, givet væk, hvad valgene kostede i forhold til de bedste. Tallene er afrundet, heldet sådan, at hver linje går op.
review-adds-up-now = Forventet nu = forventet + held − givet væk. Forventet er, hvad perfekt spil giver i snit fra en tom kolonne, held, hvad terningerne ændrede, givet væk, hvad valgene kostede i forhold til de bedste. Tallene er afrundet, heldet sådan, at hver linje går op.
review-line = { $expected } forventet { $luck } held { $known ->
        [no] {""}
       *[yes] { $cost } givet væk{" "}
    }= { $total }{ $state ->
        [going] {" "}forventet nu
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } point
       *[going] { $total } point forventes nu
    }{ $where ->
        [above] , { $by } over, hvad perfekt spil giver i snit.
        [below] , { $by } under, hvad perfekt spil giver i snit.
       *[on] , præcis hvad perfekt spil giver i snit.
    }
review-because-lucky = Terningerne gav { $luck } mere, end de plejer, og valgene kostede { $cost } af det.
review-because-choices = Det var ikke terningerne, som gav { $luck } mere, end de plejer: valgene kostede { $cost }.
review-because-mostly-dice = Det var mest terningerne: de tog { $luck }, og valgene kostede { $cost }.
review-because-mostly-choices = Det var mest valgene: de kostede { $cost }, og terningerne tog { $luck }.
review-because-both = Det var begge dele: terningerne tog { $luck }, og valgene kostede { $cost }.
review-because-all-best = Det var kun terningerne: de tog { $luck }, og hvert valg var det bedste.
review-because-all-best-lucky = Terningerne gav { $luck } mere, end de plejer, og hvert valg var det bedste.
review-because-unknown = Valgene kendes ikke: alt det tæller som held.
review-because-partly = Så vidt spilfilen viser, { $given ->
        [none] kostede valgene intet
       *[some] kostede valgene { $cost }
    }; alt andet tæller som held ({ $luck }).
review-because-little = { $given ->
        [none] Der er for lidt kendt om valgene til at bedømme dem: alt det tæller som held.
       *[some] Der er for lidt kendt om valgene til at bedømme dem: de kendte kostede { $cost }, og alt andet tæller som held ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Så vidt spilfilen viser, havde { $player }
       *[all] { $player } havde
    } de bedste terninger ({ $figure } mod { $other }).
review-dice-many = { $known ->
        [partly] Så vidt spilfilen viser, havde { $player }
       *[all] { $player } havde
    } de bedste terninger ({ $figure }), { $last } de dårligste ({ $other }).
review-dice-even = { $known ->
        [partly] Så vidt spilfilen viser, var terningerne
       *[all] Terningerne var
    } lige venlige mod alle ({ $figure }).
review-choices-two = { $known ->
        [partly] Ud fra de kendte valg gav { $player }
       *[all] { $player } gav
    } mindre væk ({ $figure } mod { $other }).
review-choices-many = { $known ->
        [partly] Ud fra de kendte valg gav { $player }
       *[all] { $player } gav
    } mindst væk ({ $figure }), { $last } mest ({ $other }).
review-choices-even = { $known ->
        [partly] Ud fra de kendte valg gav alle
       *[all] Alle gav
    } lige meget væk ({ $figure }).
review-choices-none = { $known ->
        [partly] Ingen kendte valg kostede noget.
       *[all] Ingen gav noget væk: hvert valg var det bedste.
    }
review-choices-little = Der er for lidt kendt om valgene til at sammenligne dem.
review-decided = { $by ->
        [level] Det endte lige.
        [both] Både terninger ({ $dice }) og valg ({ $choices }) talte for { $player }, som endte { $gap } foran.
        [dice-alone] Terningerne alene afgjorde det: de gjorde, at { $player } endte { $gap } foran.
        [choices-alone] Valgene alene afgjorde det: de gjorde, at { $player } endte { $gap } foran.
        [dice] Terningerne afgjorde det: de var { $dice } mere værd for { $player }, valgene { $choices } mere for { $other }, så { $player } endte { $gap } foran.
       *[choices] Valgene afgjorde det: de var { $choices } mere værd for { $player }, terningerne { $dice } mere for { $other }, så { $player } endte { $gap } foran.
    }

review-unknown = { $what ->
        [dice] I { $dice } af { $turns } omgange er kun de sidste terninger kendt.
        [points] I { $points } af { $turns } omgange er kun pointene kendt.
       *[both] I { $dice } af { $turns } omgange er kun de sidste terninger kendt, og i { $points } kun pointene.
    } Valgene før det kan ikke skilles fra held og tæller som held.

review-place = { $throw ->
        [0] Omgang { $turn }
       *[other] Omgang { $turn }, kast { $throw }
    }
review-place-round = Runde { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] de sidste terninger
       *[yes] { $left ->
            [0] ingen kast tilbage
            [one] ét kast tilbage
           *[other] { $left } kast tilbage
        }
    }
review-accuracy = Bedste valg: { $best }.
review-worst = { $known ->
        [partly] De dyreste kendte valg
       *[all] De dyreste valg
    }
review-worst-none = { $known ->
        [little] Der er for lidt kendt om valgene til at bedømme dem.
        [partly] Alle kendte valg var de bedste.
       *[all] Hvert valg var det bedste.
    }
review-turns = Omgang for omgang
review-turn-line = { $luck } held{ $given ->
        [some] , { $cost } givet væk
       *[none] {""}
    }: { $expected }
review-chosen = valgt
review-better = bedre
review-cost = kostede { $cost }
review-all = { $count ->
        [one] Det eneste valg
       *[other] Alle { $count } valg
    }
review-was-best = bedst
review-choice-cost = { $choice } (kostede { $cost })
review-would-be-better = Bedre: { $choices }
