# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Bilancio di una partita
review-heading = { $sheet }: bilancio di una partita
review-last = L’ultima partita giocata è { $game }.
review-nothing = Nessun turno è ancora finito: non c’è niente da rivedere.
review-page-is-in = La pagina è in { $file }.

review-expected = Atteso
review-expected-now = Atteso ora
review-luck = Fortuna
review-given-away = Regalati
review-total = Totale
review-best = Scelte migliori
review-best-of = { $known ->
        [partly] { $best } su { $decisions } note
       *[all] { $best } su { $decisions }
    }
review-turn = Turno
review-partners = Squadra

review-adds-up = Totale = atteso + fortuna − regalati. Atteso è quanto fa in media il gioco perfetto da una colonna vuota, fortuna quanto hanno cambiato i dadi, regalati quanto sono costate le scelte rispetto alle migliori. I numeri sono arrotondati, la fortuna in modo che ogni riga torni.
review-adds-up-now = Atteso ora = atteso + fortuna − regalati. Atteso è quanto fa in media il gioco perfetto da una colonna vuota, fortuna quanto hanno cambiato i dadi, regalati quanto sono costate le scelte rispetto alle migliori. I numeri sono arrotondati, la fortuna in modo che ogni riga torni.
review-line = { $expected } atteso { $luck } fortuna { $known ->
        [no] {""}
       *[yes] { $cost } regalati{" "}
    }= { $total }{ $state ->
        [going] {" "}atteso ora
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } punti
       *[going] Per ora si attendono { $total } punti
    }{ $where ->
        [above] , { $by } in più della media del gioco perfetto.
        [below] , { $by } in meno della media del gioco perfetto.
       *[on] , proprio la media del gioco perfetto.
    }
review-because-lucky = I dadi hanno dato { $luck } più del solito, e le scelte ne hanno regalati { $cost }.
review-because-choices = Non sono stati i dadi, che hanno dato { $luck } più del solito: le scelte hanno regalato { $cost }.
review-because-mostly-dice = Sono stati soprattutto i dadi: hanno tolto { $luck }, e le scelte hanno regalato { $cost }.
review-because-mostly-choices = Sono state soprattutto le scelte: hanno regalato { $cost }, e i dadi hanno tolto { $luck }.
review-because-both = Entrambe le cose: i dadi hanno tolto { $luck }, e le scelte hanno regalato { $cost }.
review-because-all-best = Sono stati solo i dadi: hanno tolto { $luck }, e ogni scelta era la migliore.
review-because-all-best-lucky = I dadi hanno dato { $luck } più del solito, e ogni scelta era la migliore.
review-because-unknown = Delle scelte non si sa niente: tutto questo conta come fortuna.
review-because-partly = Stando alla registrazione, { $given ->
        [none] le scelte non hanno regalato niente
       *[some] le scelte hanno regalato { $cost }
    }; tutto il resto conta come fortuna ({ $luck }).
review-because-little = { $given ->
        [none] Delle scelte si sa troppo poco per giudicarle: tutto questo conta come fortuna.
       *[some] Delle scelte si sa troppo poco per giudicarle: quelle note hanno regalato { $cost }, e tutto il resto conta come fortuna ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Stando alla registrazione, i dadi migliori
       *[all] I dadi migliori
    }: { $player } ({ $figure } contro { $other }).
review-dice-many = { $known ->
        [partly] Stando alla registrazione, i dadi migliori
       *[all] I dadi migliori
    }: { $player } ({ $figure }); i peggiori: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Stando alla registrazione, i dadi
       *[all] I dadi
    } sono stati gentili allo stesso modo con tutti ({ $figure }).
review-choices-two = { $known ->
        [partly] In base alle scelte note, meno punti regalati
       *[all] Meno punti regalati
    }: { $player } ({ $figure } contro { $other }).
review-choices-many = { $known ->
        [partly] In base alle scelte note, meno punti regalati
       *[all] Meno punti regalati
    }: { $player } ({ $figure }); più di tutti: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] In base alle scelte note, tutti
       *[all] Tutti
    } hanno regalato lo stesso ({ $figure }).
review-choices-none = { $known ->
        [partly] Nessuna scelta nota ha regalato qualcosa.
       *[all] Nessuno ha regalato niente: ogni scelta era la migliore.
    }
review-choices-little = Delle scelte si sa troppo poco per confrontarle.
review-decided = { $by ->
        [level] È finita in parità.
        [both] I dadi ({ $dice }) e le scelte ({ $choices }) hanno favorito { $player }: alla fine { $gap } di vantaggio.
        [dice-alone] Hanno deciso solo i dadi: hanno dato { $gap } di vantaggio a { $player }.
        [choices-alone] Hanno deciso solo le scelte: hanno dato { $gap } di vantaggio a { $player }.
        [dice] Hanno deciso i dadi: hanno portato { $dice } in più a { $player }, le scelte { $choices } in più a { $other }; alla fine { $gap } di vantaggio per { $player }.
       *[choices] Hanno deciso le scelte: hanno portato { $choices } in più a { $player }, i dadi { $dice } in più a { $other }; alla fine { $gap } di vantaggio per { $player }.
    }

review-unknown = { $what ->
        [dice] In { $dice } turni su { $turns } si conoscono solo gli ultimi dadi.
        [points] In { $points } turni su { $turns } si conoscono solo i punti.
       *[both] In { $dice } turni su { $turns } si conoscono solo gli ultimi dadi, e in { $points } solo i punti.
    } Quello che si è deciso prima non si distingue dalla fortuna, e conta come fortuna.

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
        [partly] Scelte note più costose
       *[all] Scelte più costose
    }
review-worst-none = { $known ->
        [little] Delle scelte si sa troppo poco per giudicarle.
        [partly] Ogni scelta nota era la migliore.
       *[all] Ogni scelta era la migliore.
    }
review-turns = Turno per turno
review-turn-line = { $luck } fortuna{ $given ->
        [some] , { $cost } regalati
       *[none] {""}
    }: { $expected }
review-chosen = scelta
review-better = meglio
review-cost = è costata { $cost }
review-all = { $count ->
        [one] L’unica scelta
       *[other] Tutte le { $count } scelte
    }
review-was-best = la migliore
review-choice-cost = { $choice } (costa { $cost })
review-would-be-better = Meglio: { $choices }
