# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Gjennomgang av et spill
review-heading = { $sheet }: gjennomgang av et spill
review-last = Det siste spillet er { $game }.
review-nothing = Ingen omgang er slutt ennå, så det er ingenting å gå gjennom.
review-page-is-in = Siden ligger i { $file }.

review-expected = Forventet
review-expected-now = Forventet nå
review-luck = Flaks
review-given-away = Gitt bort
review-total = Totalt
review-best = Beste valg
review-best-of = { $known ->
        [partly] { $best } av { $decisions } kjente
       *[all] { $best } av { $decisions }
    }
review-turn = Omgang
review-partners = Lagkamerater

review-adds-up = Totalt = forventet + flaks − gitt bort. Forventet er det perfekt spill gir i snitt fra en tom kolonne, flaks det terningene endret, gitt bort det valgene kostet i forhold til de beste. Tallene er avrundet, flaksen slik at hver linje går opp.
review-adds-up-now = Forventet nå = forventet + flaks − gitt bort. Forventet er det perfekt spill gir i snitt fra en tom kolonne, flaks det terningene endret, gitt bort det valgene kostet i forhold til de beste. Tallene er avrundet, flaksen slik at hver linje går opp.
review-line = { $expected } forventet { $luck } flaks { $known ->
        [no] {""}
       *[yes] { $cost } gitt bort{" "}
    }= { $total }{ $state ->
        [going] {" "}forventet nå
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } poeng
       *[going] { $total } poeng er forventet nå
    }{ $where ->
        [above] , { $by } over det perfekt spill gir i snitt.
        [below] , { $by } under det perfekt spill gir i snitt.
       *[on] , akkurat det perfekt spill gir i snitt.
    }
review-because-lucky = Terningene ga { $luck } mer enn de pleier, og valgene kostet { $cost } av det.
review-because-choices = Det var ikke terningene, som ga { $luck } mer enn de pleier: valgene kostet { $cost }.
review-because-mostly-dice = Det var mest terningene: de tok { $luck }, og valgene kostet { $cost }.
review-because-mostly-choices = Det var mest valgene: de kostet { $cost }, og terningene tok { $luck }.
review-because-both = Det var begge deler: terningene tok { $luck }, og valgene kostet { $cost }.
review-because-all-best = Det var bare terningene: de tok { $luck }, og hvert valg var det beste.
review-because-all-best-lucky = Terningene ga { $luck } mer enn de pleier, og hvert valg var det beste.
review-because-unknown = Valgene er ikke kjent: alt dette teller som flaks.
review-because-partly = Så vidt spillfilen viser, { $given ->
        [none] kostet valgene ingenting
       *[some] kostet valgene { $cost }
    }; alt annet teller som flaks ({ $luck }).
review-because-little = { $given ->
        [none] Det er for lite kjent om valgene til å bedømme dem: alt dette teller som flaks.
       *[some] Det er for lite kjent om valgene til å bedømme dem: de kjente kostet { $cost }, og alt annet teller som flaks ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Så vidt spillfilen viser, hadde { $player }
       *[all] { $player } hadde
    } de beste terningene ({ $figure } mot { $other }).
review-dice-many = { $known ->
        [partly] Så vidt spillfilen viser, hadde { $player }
       *[all] { $player } hadde
    } de beste terningene ({ $figure }), { $last } de dårligste ({ $other }).
review-dice-even = { $known ->
        [partly] Så vidt spillfilen viser, var terningene
       *[all] Terningene var
    } like snille mot alle ({ $figure }).
review-choices-two = { $known ->
        [partly] Ut fra de kjente valgene ga { $player }
       *[all] { $player } ga
    } bort mindre ({ $figure } mot { $other }).
review-choices-many = { $known ->
        [partly] Ut fra de kjente valgene ga { $player }
       *[all] { $player } ga
    } bort minst ({ $figure }), { $last } mest ({ $other }).
review-choices-even = { $known ->
        [partly] Ut fra de kjente valgene ga alle
       *[all] Alle ga
    } bort like mye ({ $figure }).
review-choices-none = { $known ->
        [partly] Ingen kjente valg kostet noe.
       *[all] Ingen ga bort noe: hvert valg var det beste.
    }
review-choices-little = Det er for lite kjent om valgene til å sammenligne dem.
review-decided = { $by ->
        [level] Det endte likt.
        [both] Både terninger ({ $dice }) og valg ({ $choices }) talte for { $player }, som endte { $gap } foran.
        [dice-alone] Terningene avgjorde alene: de gjorde at { $player } endte { $gap } foran.
        [choices-alone] Valgene avgjorde alene: de gjorde at { $player } endte { $gap } foran.
        [dice] Terningene avgjorde: de var verdt { $dice } mer for { $player }, valgene { $choices } mer for { $other }, så { $player } endte { $gap } foran.
       *[choices] Valgene avgjorde: de var verdt { $choices } mer for { $player }, terningene { $dice } mer for { $other }, så { $player } endte { $gap } foran.
    }

review-unknown = { $what ->
        [dice] I { $dice } av { $turns } omganger er bare de siste terningene kjent.
        [points] I { $points } av { $turns } omganger er bare poengene kjent.
       *[both] I { $dice } av { $turns } omganger er bare de siste terningene kjent, og i { $points } bare poengene.
    } Valgene før det kan ikke skilles fra flaks, og teller som flaks.

review-place = { $throw ->
        [0] Omgang { $turn }
       *[other] Omgang { $turn }, kast { $throw }
    }
review-place-round = Runde { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] de siste terningene
       *[yes] { $left ->
            [0] ingen kast igjen
            [one] ett kast igjen
           *[other] { $left } kast igjen
        }
    }
review-accuracy = Beste valg: { $best }.
review-worst = { $known ->
        [partly] De dyreste kjente valgene
       *[all] De dyreste valgene
    }
review-worst-none = { $known ->
        [little] Det er for lite kjent om valgene til å bedømme dem.
        [partly] Hvert kjente valg var det beste.
       *[all] Hvert valg var det beste.
    }
review-turns = Omgang for omgang
review-turn-line = { $luck } flaks{ $given ->
        [some] , { $cost } gitt bort
       *[none] {""}
    }: { $expected }
review-chosen = valgt
review-better = bedre
review-cost = kostet { $cost }
review-all = { $count ->
        [one] Det eneste valget
       *[other] Alle { $count } valg
    }
review-was-best = best
review-choice-cost = { $choice } (kostet { $cost })
review-would-be-better = Bedre: { $choices }
