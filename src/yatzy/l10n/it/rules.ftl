# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
pays-all = La somma di tutti i dadi.
pays-all-plus = La somma di tutti i dadi e altri { $plus }.
pays-matched = La somma di quei dadi.
pays-matched-plus = La somma di quei dadi e altri { $plus }.

rules-turn = Un turno
rules-turn-rolls = { $dice ->
        [one] Lancia il dado.
       *[other] Lancia tutti i { $dice } dadi.
    } { $again ->
        [0] Non c’è un secondo lancio.
        [one] Poi puoi rilanciare una volta quelli che vuoi.
       *[other] Poi puoi rilanciare quelli che vuoi, fino a { $again } volte, anche quelli tenuti prima. Fermati quando vuoi.
    }
rules-face = La somma dei dadi che mostrano { $face }.
rules-order-free = Segna il risultato in una casella libera a tua scelta. Se i dadi non la realizzano, è uno zero e la casella è azzerata. Una casella piena non cambia più.
rules-order-strike-last = Segna il risultato in una casella libera che i dadi realizzano. Solo se non ne realizzano nessuna, azzera una casella a tua scelta. Una casella piena non cambia più.
rules-order-fixed = Segna il risultato nella casella libera più in alto, anche se è uno zero. Una casella piena non cambia più.
rules-turn-end = La partita finisce dopo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }, quando tutte le caselle sono piene.

rules-upper = Sezione superiore
rules-lower = Sezione inferiore
rules-upper-bonus = { $bonus }: { $points } punti per { $at } o più nella sezione superiore.
rules-last-resort = Solo se nessun’altra casella libera dà punti.
rules-no-last-resort = Si può sempre scegliere.

rules-further = Un altro { $box }
rules-further-ordinary = Niente di speciale: quando la sua casella è piena, è un lancio come gli altri.
rules-further-bonus = Finché nella casella «{ $box }» ci sono punti, ognuno dei successivi dà { $bonus } punti oltre a quello che segni, anche se segni zero.
rules-further-bonus-after-entry = Quando la casella «{ $box }» è piena, con punti o con zero, ognuno dei successivi dà { $bonus } punti oltre a quello che segni, anche se segni zero.
rules-further-no-bonus-after-zero = Dopo uno zero nella casella «{ $box }» questo bonus non c’è.
rules-further-bonus-upper-open = Il bonus vale solo finché è libera la casella in alto della faccia lanciata.
rules-further-chips = I bonus sono gettoni: si tengono accanto alla scheda e si sommano al totale a fine manche.
rules-further-joker = Quando la casella «{ $box }» è piena, con punti o con zero, ed è piena anche la casella in alto della faccia lanciata, il lancio è un jolly: ogni casella in basso lo accetta come riuscito.
rules-further-joker-highest = Un jolly dà il massimo della casella.
rules-further-joker-free = Niente obblighi: un jolly può andare in qualsiasi casella libera.
rules-further-joker-forced = Un jolly deve andare in una casella libera in basso. Solo se non ce n’è diventa uno zero in una casella in alto.
rules-further-upper-always = Finché la casella in alto di quella faccia è libera, il lancio deve andare lì, che nella casella «{ $box }» ci siano punti o zero.
rules-further-upper-after-points = Finché nella casella «{ $box }» ci sono punti e la casella in alto di quella faccia è libera, il lancio deve andare lì. Dopo uno zero nella casella «{ $box }» non ci sono obblighi finché quella casella in alto è libera.
rules-further-in-chance = Finché nella casella «{ $box }» ci sono punti, vale { $points } in «{ $chance }», se è libera.
rules-further-zero-when-closed = Finché nella casella «{ $box }» ci sono punti, e quando «{ $chance }» e la casella in alto di quella faccia sono piene tutte e due, è uno zero dovunque lo segni.
rules-further-zero-when-upper-box-closed = Finché nella casella «{ $box }» ci sono punti, e quando la casella in alto di quella faccia è piena, è uno zero dappertutto tranne che in «{ $chance }».
rules-further-zero-when-upper-section-closed = Finché nella casella «{ $box }» ci sono punti, e quando tutte le caselle in alto sono piene, è uno zero dappertutto tranne che in «{ $chance }».

rules-case-when = { $held ->
        [zero] La casella «{ $box }» è azzerata
       *[points] Nella casella «{ $box }» ci sono punti
    }{ $upper ->
        [none] {""}
       *[other] , «{ $upper }» è { $open ->
            [yes] libera
           *[no] piena
        }
    }{ $full ->
        [chance] , e anche «{ $chance }»
        [lower] , e anche tutte le caselle in basso
        [upper-and-chance] , e anche «{ $chance }» e tutte le altre caselle in alto
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}e { $bonus } di bonus
    }.

rules-table = Attorno al tavolo
rules-players-any = { $least ->
        [one] Un numero qualsiasi di giocatori, anche uno solo.
       *[other] { $least } giocatori o più.
    }
rules-players-range = Da { $least } a { $most } giocatori.
rules-start-roll-off = Ognuno lancia una volta tutti i dadi. Comincia la somma più alta, poi si va in senso orario.
rules-start-agreed = Si decide insieme chi comincia.
rules-clockwise = Si gioca in senso orario.
rules-scorekeeper-one = Una persona sola segna i punti per tutti.
rules-scorekeeper-each = Ognuno tiene la sua scheda.
rules-teams = Si può giocare a squadre, { $numbers } in tutto; ogni squadra ha una sola colonna.
rules-series = Una serie ha fino a { $rounds } manche.
rules-series-chosen = I giocatori decidono quante manche giocare.
rules-counting-totals = Le manche possono contare per totali: vince la somma più alta di tutte le manche.
rules-counting-differences = Le manche possono contare per distacchi: segna punti solo chi vince la manche, tanti quanti ne ha di vantaggio.
rules-counting-rounds-won = Ogni manche si vince a parte.
rules-winner = Vince il totale più alto.

rules-notes = Note
rules-options = Opzioni
rules-options-how = Aggiungile al nome, come in { $sheet }.
rules-ours = (deciso da noi)
rules-elsewhere = Che cosa dicono altre traduzioni
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Stampato in { $languages }.
rules-not-printed = Non è stampato in { $language }: i nomi delle caselle sono quelli d’uso comune.
rules-instead = Il testo in { $language } ha una regola sua. La segue il regolamento { $sheet }.
rules-own-text = Il testo in { $language } ha una regola sua. Giochi con quella, se non scegli altre regole.
rules-guessed = * non stampato, o illeggibile nella nostra copia: il nome che usano i giocatori
rules-highest = Totale massimo possibile: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Totale massimo possibile: { NUMBER($total, useGrouping: 0) }, o { $card } senza i bonus per un altro { $box }
