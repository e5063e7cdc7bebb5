# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
pays-all = La somma di tutti i dadi.
pays-all-plus = La somma di tutti i dadi, più { $plus }.
pays-matched = La somma di quei dadi.
pays-matched-plus = La somma di quei dadi, più { $plus }.

rules-turn = Un turno
rules-turn-rolls = { $dice ->
        [one] Lancia il dado.
       *[other] Lancia tutti i { $dice } dadi.
    } { $again ->
        [0] Non c’è un secondo lancio.
        [one] Poi puoi rilanciare una volta quelli che vuoi.
       *[other] Poi puoi rilanciare quelli che vuoi, fino a { $again } volte, anche quelli tenuti prima. Fermati quando vuoi.
    }
rules-face = La somma dei { $face }.
rules-order-free = Segna in una casella libera a tua scelta. Se i dadi non vanno bene, segni zero. Una casella piena non cambia più.
rules-order-strike-last = Segna in una casella libera in cui i dadi vanno bene. Solo se non vanno bene in nessuna, segna zero in una casella a tua scelta. Una casella piena non cambia più.
rules-order-fixed = Segna nella casella libera più in alto, anche se è uno zero. Una casella piena non cambia più.
rules-turn-end = La partita finisce dopo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }, quando tutte le caselle sono piene.

rules-upper = Sezione superiore
rules-lower = Sezione inferiore
rules-upper-bonus = { $bonus }: { $points } punti per { $at } o più nella sezione superiore.
rules-last-resort = Solo se nessun’altra casella libera dà punti.
rules-no-last-resort = Puoi sempre sceglierla.

rules-further = Un altro { $box }
rules-further-ordinary = Niente di speciale: quando la sua casella è piena, è un lancio come gli altri.
rules-further-bonus = Finché nella casella «{ $box }» ci sono punti, ognuno dei successivi dà { $bonus } punti in più, anche se con quello segni zero.
rules-further-bonus-after-entry = Quando la casella «{ $box }» è piena, con punti o con zero, ognuno dei successivi dà { $bonus } punti in più, anche se con quello segni zero.
rules-further-no-bonus-after-zero = Dopo uno zero nella casella «{ $box }» questo bonus non c’è.
rules-further-bonus-upper-open = Il bonus vale solo finché è libera la casella superiore del numero lanciato.
rules-further-chips = I bonus sono gettoni: si tengono accanto al segnapunti e si sommano al totale a fine manche.
rules-further-joker = Quando la casella «{ $box }» è piena, con punti o con zero, ed è piena anche la casella superiore del numero lanciato, il lancio è un jolly: va bene in ogni casella inferiore.
rules-further-joker-highest = Un jolly vale il massimo che la casella può dare.
rules-further-joker-free = Nessun obbligo: puoi segnare un jolly in qualsiasi casella libera.
rules-further-joker-forced = Devi segnare un jolly in una casella inferiore libera. Solo se non ce n’è, segni zero in una casella superiore.
rules-further-upper-always = Finché la casella superiore di quel numero è libera, devi segnare lì, che nella casella «{ $box }» ci siano punti o zero.
rules-further-upper-after-points = Finché nella casella «{ $box }» ci sono punti e la casella superiore di quel numero è libera, devi segnare lì. Dopo uno zero nella casella «{ $box }» non ci sono obblighi finché quella casella superiore è libera.
rules-further-in-chance = Finché nella casella «{ $box }» ci sono punti, un altro vale { $points } nella casella «{ $chance }», se è libera.
rules-further-zero-when-closed = Finché nella casella «{ $box }» ci sono punti, e quando sono piene la casella «{ $chance }» e quella superiore di quel numero, un altro vale zero in qualsiasi casella.
rules-further-zero-when-upper-box-closed = Finché nella casella «{ $box }» ci sono punti, e quando la casella superiore di quel numero è piena, un altro vale zero in ogni casella tranne «{ $chance }».
rules-further-zero-when-upper-section-closed = Finché nella casella «{ $box }» ci sono punti, e quando tutte le caselle superiori sono piene, un altro vale zero in ogni casella tranne «{ $chance }».

rules-case-when = { $held ->
        [zero] Nella casella «{ $box }» c’è uno zero
       *[points] Nella casella «{ $box }» ci sono punti
    }{ $upper ->
        [none] {""}
       *[other] , la casella «{ $upper }» è { $open ->
            [yes] libera
           *[no] piena
        }
    }{ $full ->
        [chance] , e anche «{ $chance }»
        [lower] , e anche tutte le caselle inferiori
        [upper-and-chance] , e anche «{ $chance }» e tutte le altre caselle superiori
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}e { $bonus } di bonus
    }.

rules-table = Al tavolo
rules-players-any = { $least ->
        [one] Un numero qualsiasi di giocatori, anche uno solo.
       *[other] { $least } giocatori o più.
    }
rules-players-range = Da { $least } a { $most } giocatori.
rules-start-roll-off = Ognuno lancia una volta tutti i dadi. Comincia chi ha la somma più alta, poi si va in senso orario.
rules-start-agreed = Si decide insieme chi comincia.
rules-clockwise = Si gioca in senso orario.
rules-scorekeeper-one = Una sola persona segna i punti per tutti.
rules-scorekeeper-each = Ognuno tiene il proprio segnapunti.
rules-teams = Si può giocare in { $numbers } squadre; ogni squadra ha una sola colonna.
rules-series = Una serie ha fino a { $rounds } manche.
rules-series-chosen = I giocatori decidono quante manche giocare.
rules-counting-totals = Le manche si possono contare a totali: vince la somma più alta di tutte le manche.
rules-counting-differences = Le manche si possono contare a distacchi: solo chi vince la manche segna punti, quelli del suo vantaggio.
rules-counting-rounds-won = Ogni manche vale per sé.
rules-winner = Vince il totale più alto.

rules-notes = Note
rules-options = Opzioni
rules-options-how = Aggiungile al nome, come in { $sheet }.
rules-ours = (interpretazione nostra)
rules-elsewhere = Che cosa dicono altre traduzioni
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Stampate in { $languages }.
rules-not-printed = Queste regole non sono stampate in { $language }: i nomi delle caselle sono quelli d’uso comune.
rules-instead = Il testo in { $language } ha una regola sua. La seguono le regole { $sheet }.
rules-own-text = Il testo in { $language } ha una regola sua. Giochi con quella, se non scegli altre regole.
rules-guessed = * non stampato, o illeggibile nella nostra copia: il nome che usano i giocatori
rules-highest = Totale massimo possibile: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Totale massimo possibile: { NUMBER($total, useGrouping: 0) }, o { $card } senza i bonus per un altro { $box }
