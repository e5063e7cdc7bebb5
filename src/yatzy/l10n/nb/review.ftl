# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Gjennomgang
review-heading = { $sheet }: gjennomgang
review-last = Ditt siste spill er { $game }.
review-nothing = Ingen omgang er slutt ennå, så det er ingenting å gå gjennom.
review-page-is-in = Siden ligger i { $file }.

review-expected = Forventet
review-expected-now = Forventet nå
review-luck = Flaks
review-given-away = Poeng tapt
review-total = Totalt
review-best = Beste valg
review-best-of = { $known ->
        [partly] { $best } av { $decisions } registrerte
       *[all] { $best } av { $decisions }
    }
review-turn = Omgang
review-partners = Lagkamerater

review-adds-up = Totalt = forventet + flaks − poeng tapt. Forventet er snittet ved perfekt spill fra en tom kolonne. Flaks er det terningene endret. Poeng tapt er det valgene dine kostet sammenlignet med de beste. Tallene er avrundet, flaksen slik at hver linje går opp.
review-adds-up-now = Forventet nå = forventet + flaks − poeng tapt. Forventet er snittet ved perfekt spill fra en tom kolonne. Flaks er det terningene endret. Poeng tapt er det valgene dine kostet sammenlignet med de beste. Tallene er avrundet, flaksen slik at hver linje går opp.
review-line = { $expected } forventet { $luck } flaks { $known ->
        [no] {""}
       *[yes] { $cost } tapt{" "}
    }= { $total }{ $state ->
        [going] {" "}forventet nå
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } poeng
       *[going] { $total } poeng forventet nå
    }{ $where ->
        [above] , { $by } over snittet ved perfekt spill.
        [below] , { $by } under snittet ved perfekt spill.
       *[on] , akkurat snittet ved perfekt spill.
    }
review-because-lucky = Terningene ga { $luck } mer enn de pleier, og valgene kostet { $cost } av det.
review-because-choices = Det var ikke terningene, som ga { $luck } mer enn de pleier: valgene kostet { $cost }.
review-because-mostly-dice = Det var mest terningene: de kostet { $luck }, valgene { $cost }.
review-because-mostly-choices = Det var mest valgene: de kostet { $cost }, terningene { $luck }.
review-because-both = Det var begge deler: terningene kostet { $luck }, valgene { $cost }.
review-because-all-best = Det var bare terningene: de kostet { $luck }, og alle valg var de beste.
review-because-all-best-lucky = Terningene ga { $luck } mer enn de pleier, og alle valg var de beste.
review-because-unknown = Ingen valg er registrert: alt dette teller som flaks.
review-because-partly = Så langt det er registrert, { $given ->
        [none] kostet valgene ingenting
       *[some] kostet valgene { $cost }
    }; resten teller som flaks ({ $luck }).
review-because-little = { $given ->
        [none] For få valg er registrert til å bedømme dem: alt dette teller som flaks.
       *[some] For få valg er registrert til å bedømme dem: de registrerte kostet { $cost }, og resten teller som flaks ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Så langt det er registrert, hadde { $player }
       *[all] { $player } hadde
    } de beste terningene ({ $figure } mot { $other }).
review-dice-many = { $known ->
        [partly] Så langt det er registrert, hadde { $player }
       *[all] { $player } hadde
    } de beste terningene ({ $figure }), { $last } de dårligste ({ $other }).
review-dice-even = { $known ->
        [partly] Så langt det er registrert, hadde alle
       *[all] Alle hadde
    } like gode terninger ({ $figure }).
review-choices-two = { $known ->
        [partly] Av de registrerte valgene tapte { $player }
       *[all] { $player } tapte
    } færrest poeng ({ $figure } mot { $other }).
review-choices-many = { $known ->
        [partly] Av de registrerte valgene tapte { $player }
       *[all] { $player } tapte
    } færrest poeng ({ $figure }), { $last } flest ({ $other }).
review-choices-even = { $known ->
        [partly] Av de registrerte valgene tapte alle
       *[all] Alle tapte
    } like mye ({ $figure }).
review-choices-none = { $known ->
        [partly] Ingen registrerte valg kostet noe.
       *[all] Ingen tapte poeng: alle valg var de beste.
    }
review-choices-little = For få valg er registrert til å sammenligne dem.
review-decided = { $by ->
        [level] Spillet endte uavgjort.
        [both] { $player } endte { $gap } foran, med bedre terninger ({ $dice }) og bedre valg ({ $choices }).
        [dice-alone] Terningene alene avgjorde: { $player } endte { $gap } foran.
        [choices-alone] Valgene alene avgjorde: { $player } endte { $gap } foran.
        [dice] Terningene avgjorde: de var verdt { $dice } mer for { $player }, valgene { $choices } mer for { $other }. { $player } endte { $gap } foran.
       *[choices] Valgene avgjorde: de var verdt { $choices } mer for { $player }, terningene { $dice } mer for { $other }. { $player } endte { $gap } foran.
    }

review-unknown = { $what ->
        [dice] I { $dice } av { $turns } omganger er bare de siste terningene registrert.
        [points] I { $points } av { $turns } omganger er bare poengene registrert.
       *[both] I { $dice } av { $turns } omganger er bare de siste terningene registrert, og i { $points } bare poengene.
    } Tidligere valg i de omgangene teller som flaks.

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
        [partly] De dyreste registrerte valgene
       *[all] De dyreste valgene
    }
review-worst-none = { $known ->
        [little] For få valg er registrert til å bedømme dem.
        [partly] Alle registrerte valg var de beste.
       *[all] Alle valg var de beste.
    }
review-turns = Omgang for omgang
review-turn-line = { $luck } flaks{ $given ->
        [some] , { $cost } tapt
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
