# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Gennemgang
review-heading = { $sheet }: gennemgang
review-last = Dit seneste spil er { $game }.
review-nothing = Ingen tur er slut endnu, så der er intet at gennemgå.
review-page-is-in = Siden ligger i { $file }.

review-expected = Forventet
review-expected-now = Forventet nu
review-luck = Held
review-given-away = Point spildt
review-total = I alt
review-best = Bedste valg
review-best-of = { $known ->
        [partly] { $best } af { $decisions } registrerede
       *[all] { $best } af { $decisions }
    }
review-turn = Tur
review-partners = Makkere

review-adds-up = I alt = forventet + held − point spildt. Forventet er snittet ved perfekt spil fra en tom kolonne. Held er det, terningerne ændrede. Point spildt er det, dine valg kostede sammenlignet med de bedste. Tallene er afrundet, heldet sådan, at hver linje går op.
review-adds-up-now = Forventet nu = forventet + held − point spildt. Forventet er snittet ved perfekt spil fra en tom kolonne. Held er det, terningerne ændrede. Point spildt er det, dine valg kostede sammenlignet med de bedste. Tallene er afrundet, heldet sådan, at hver linje går op.
review-line = { $expected } forventet { $luck } held { $known ->
        [no] {""}
       *[yes] { $cost } spildt{" "}
    }= { $total }{ $state ->
        [going] {" "}forventet nu
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } point
       *[going] { $total } point forventes nu
    }{ $where ->
        [above] , { $by } over snittet ved perfekt spil.
        [below] , { $by } under snittet ved perfekt spil.
       *[on] , præcis snittet ved perfekt spil.
    }
review-because-lucky = Terningerne gav { $luck } mere, end de plejer, og valgene kostede { $cost } af det.
review-because-choices = Det var ikke terningerne, som gav { $luck } mere, end de plejer: valgene kostede { $cost }.
review-because-mostly-dice = Det var mest terningerne: de kostede { $luck }, valgene { $cost }.
review-because-mostly-choices = Det var mest valgene: de kostede { $cost }, terningerne { $luck }.
review-because-both = Det var begge dele: terningerne kostede { $luck }, valgene { $cost }.
review-because-all-best = Det var kun terningerne: de kostede { $luck }, og alle valg var de bedste.
review-because-all-best-lucky = Terningerne gav { $luck } mere, end de plejer, og alle valg var de bedste.
review-because-unknown = Ingen valg er registreret: alt det tæller som held.
review-because-partly = Så vidt registreret { $given ->
        [none] kostede valgene intet
       *[some] kostede valgene { $cost }
    }; resten tæller som held ({ $luck }).
review-because-little = { $given ->
        [none] For få valg er registreret til at bedømme dem: alt det tæller som held.
       *[some] For få valg er registreret til at bedømme dem: de registrerede kostede { $cost }, og resten tæller som held ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Så vidt registreret havde { $player }
       *[all] { $player } havde
    } de bedste terninger ({ $figure } mod { $other }).
review-dice-many = { $known ->
        [partly] Så vidt registreret havde { $player }
       *[all] { $player } havde
    } de bedste terninger ({ $figure }), { $last } de dårligste ({ $other }).
review-dice-even = { $known ->
        [partly] Så vidt registreret havde alle
       *[all] Alle havde
    } lige gode terninger ({ $figure }).
review-choices-two = { $known ->
        [partly] Ud fra de registrerede valg spildte { $player }
       *[all] { $player } spildte
    } færrest point ({ $figure } mod { $other }).
review-choices-many = { $known ->
        [partly] Ud fra de registrerede valg spildte { $player }
       *[all] { $player } spildte
    } færrest point ({ $figure }), { $last } flest ({ $other }).
review-choices-even = { $known ->
        [partly] Ud fra de registrerede valg spildte alle
       *[all] Alle spildte
    } lige meget ({ $figure }).
review-choices-none = { $known ->
        [partly] Ingen registrerede valg kostede noget.
       *[all] Ingen spildte point: alle valg var de bedste.
    }
review-choices-little = For få valg er registreret til at sammenligne dem.
review-decided = { $by ->
        [level] Spillet endte uafgjort.
        [both] { $player } endte { $gap } foran, med bedre terninger ({ $dice }) og bedre valg ({ $choices }).
        [dice-alone] Terningerne alene afgjorde det: { $player } endte { $gap } foran.
        [choices-alone] Valgene alene afgjorde det: { $player } endte { $gap } foran.
        [dice] Terningerne afgjorde det: de var { $dice } mere værd for { $player }, valgene { $choices } mere for { $other }. { $player } endte { $gap } foran.
       *[choices] Valgene afgjorde det: de var { $choices } mere værd for { $player }, terningerne { $dice } mere for { $other }. { $player } endte { $gap } foran.
    }

review-unknown = { $what ->
        [dice] I { $dice } af { $turns } ture er kun de sidste terninger registreret.
        [points] I { $points } af { $turns } ture er kun pointene registreret.
       *[both] I { $dice } af { $turns } ture er kun de sidste terninger registreret, og i { $points } kun pointene.
    } Tidligere valg i de ture tæller som held.

review-place = { $throw ->
        [0] Tur { $turn }
       *[other] Tur { $turn }, kast { $throw }
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
        [partly] De dyreste registrerede valg
       *[all] De dyreste valg
    }
review-worst-none = { $known ->
        [little] For få valg er registreret til at bedømme dem.
        [partly] Alle registrerede valg var de bedste.
       *[all] Alle valg var de bedste.
    }
review-turns = Tur for tur
review-turn-line = { $luck } held{ $given ->
        [some] , { $cost } spildt
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
