# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Bilancio
review-heading = { $sheet }: bilancio
review-last = La tua ultima partita è { $game }.
review-nothing = Nessun turno è ancora finito: non c’è niente da rivedere.
review-page-is-in = La pagina è in { $file }.

review-expected = Atteso
review-expected-now = Atteso ora
review-luck = Fortuna
review-given-away = Punti persi
review-total = Totale
review-best = Scelte migliori
review-best-of = { $known ->
        [partly] { $best } su { $decisions } registrate
       *[all] { $best } su { $decisions }
    }
review-turn = Turno
review-partners = Squadra

review-adds-up = Totale = atteso + fortuna − punti persi. Atteso è la media del gioco perfetto da una colonna vuota. Fortuna è quanto hanno cambiato i dadi. Punti persi è quanto sono costate le tue scelte rispetto alle migliori. I numeri sono arrotondati, la fortuna in modo che ogni riga torni.
review-adds-up-now = Atteso ora = atteso + fortuna − punti persi. Atteso è la media del gioco perfetto da una colonna vuota. Fortuna è quanto hanno cambiato i dadi. Punti persi è quanto sono costate le tue scelte rispetto alle migliori. I numeri sono arrotondati, la fortuna in modo che ogni riga torni.
review-line = { $expected } atteso { $luck } fortuna { $known ->
        [no] {""}
       *[yes] { $cost } persi{" "}
    }= { $total }{ $state ->
        [going] {" "}atteso ora
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } punti
       *[going] { $total } punti attesi ora
    }{ $where ->
        [above] , { $by } sopra la media del gioco perfetto.
        [below] , { $by } sotto la media del gioco perfetto.
       *[on] , proprio la media del gioco perfetto.
    }
review-because-lucky = I dadi hanno dato { $luck } più del solito; di questi, { $cost } si sono persi con le scelte.
review-because-choices = Non sono stati i dadi, che hanno dato { $luck } più del solito: le scelte sono costate { $cost }.
review-because-mostly-dice = Sono stati soprattutto i dadi: sono costati { $luck }, le scelte { $cost }.
review-because-mostly-choices = Sono state soprattutto le scelte: sono costate { $cost }, i dadi { $luck }.
review-because-both = Un po’ e un po’: i dadi sono costati { $luck }, le scelte { $cost }.
review-because-all-best = Sono stati solo i dadi: sono costati { $luck }, e tutte le scelte erano le migliori.
review-because-all-best-lucky = I dadi hanno dato { $luck } più del solito, e tutte le scelte erano le migliori.
review-because-unknown = Le scelte non sono state registrate: tutto questo conta come fortuna.
review-because-partly = Per quanto è registrato, le scelte { $given ->
        [none] non sono costate niente
       *[some] sono costate { $cost }
    }; il resto conta come fortuna ({ $luck }).
review-because-little = { $given ->
        [none] Le scelte registrate sono troppo poche per giudicarle: tutto questo conta come fortuna.
       *[some] Le scelte registrate sono troppo poche per giudicarle: sono costate { $cost }, e il resto conta come fortuna ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Per quanto è registrato, i dadi migliori
       *[all] I dadi migliori
    }: { $player } ({ $figure } contro { $other }).
review-dice-many = { $known ->
        [partly] Per quanto è registrato, i dadi migliori
       *[all] I dadi migliori
    }: { $player } ({ $figure }); i peggiori: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Per quanto è registrato, tutti
       *[all] Tutti
    } hanno avuto dadi ugualmente buoni ({ $figure }).
review-choices-two = { $known ->
        [partly] In base alle scelte registrate, meno punti persi
       *[all] Meno punti persi
    }: { $player } ({ $figure } contro { $other }).
review-choices-many = { $known ->
        [partly] In base alle scelte registrate, meno punti persi
       *[all] Meno punti persi
    }: { $player } ({ $figure }); più punti persi: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] In base alle scelte registrate, tutti
       *[all] Tutti
    } hanno perso gli stessi punti ({ $figure }).
review-choices-none = { $known ->
        [partly] Nessuna scelta registrata è costata punti.
       *[all] Nessuno ha perso punti: tutte le scelte erano le migliori.
    }
review-choices-little = Le scelte registrate sono troppo poche per confrontarle.
review-decided = { $by ->
        [level] La partita è finita in parità.
        [both] Dadi migliori ({ $dice }) e scelte migliori ({ $choices }): { $player } ha chiuso con { $gap } di vantaggio.
        [dice-alone] Hanno deciso solo i dadi: { $player } ha chiuso con { $gap } di vantaggio.
        [choices-alone] Hanno deciso solo le scelte: { $player } ha chiuso con { $gap } di vantaggio.
        [dice] Hanno deciso i dadi: hanno portato { $dice } in più a { $player }, le scelte { $choices } in più a { $other }. { $player } ha chiuso con { $gap } di vantaggio.
       *[choices] Hanno deciso le scelte: hanno portato { $choices } in più a { $player }, i dadi { $dice } in più a { $other }. { $player } ha chiuso con { $gap } di vantaggio.
    }

review-unknown = { $what ->
        [dice] In { $dice } turni su { $turns } sono registrati solo gli ultimi dadi.
        [points] In { $points } turni su { $turns } sono registrati solo i punti.
       *[both] In { $dice } turni su { $turns } sono registrati solo gli ultimi dadi, e in { $points } solo i punti.
    } In quei turni le scelte precedenti contano come fortuna.

review-place = { $throw ->
        [0] Turno { $turn }
       *[other] Turno { $turn }, lancio { $throw }
    }
review-place-round = Manche { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] gli ultimi dadi
       *[yes] { $left ->
            [0] nessun lancio rimasto
            [one] ancora un lancio
           *[other] ancora { $left } lanci
        }
    }
review-accuracy = Scelte migliori: { $best }.
review-worst = { $known ->
        [partly] Scelte registrate più costose
       *[all] Scelte più costose
    }
review-worst-none = { $known ->
        [little] Le scelte registrate sono troppo poche per giudicarle.
        [partly] Tutte le scelte registrate erano le migliori.
       *[all] Tutte le scelte erano le migliori.
    }
review-turns = Turno per turno
review-turn-line = { $luck } fortuna{ $given ->
        [some] , { $cost } persi
       *[none] {""}
    }: { $expected }
review-chosen = scelta
review-better = meglio
review-cost = persi { $cost }
review-all = { $count ->
        [one] L’unica scelta
       *[other] Tutte le { $count } scelte
    }
review-was-best = la migliore
review-choice-cost = { $choice } (persi { $cost })
review-would-be-better = Meglio: { $choices }
