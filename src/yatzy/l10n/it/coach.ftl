# The coach: what to do, what it costs, and why.

choice-keep = tenere { $dice }
choice-throw-all = rilanciare tutto
choice-write = { $points } in { $box }
choice-write-bonus = { $points } + { $bonus } in { $box }
choice-strike = zero in { $box }

advise-rolls-left = { $rolls ->
        [0] Nessun lancio rimasto.
        [one] Ancora un lancio.
       *[other] Ancora { $rolls } lanci.
    }
advise-best = La scelta migliore: { $choice }, con un totale finale medio di { $total } punti.
advise-to-win = È anche la scelta che vince più spesso: { $chance }.
advise-to-win-nearly = Per vincere vale praticamente quanto la migliore: { $chance }.
advise-too-early = Probabilità di vittoria: circa { $chance }. La scelta che vince più spesso viene indicata solo per le ultime sei caselle.
advise-not-to-win = Ormai non si può più vincere.
advise-to-win-differs = Per vincere, più che per i punti: { $choice } (probabilità { $chance } contro { $other }).
advise-more = { $count ->
        [one] Un’altra: --all
       *[other] Altre { $count }: --all
    }
column-otherwise = Altrimenti
column-costs = Costa
column-expected = Totale medio

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } o più)
    }
why-aims = { $target }: { $chance } entro la fine del turno.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } al prossimo lancio, { $chance } entro la fine del turno.
       *[other] { $target }: { $ways } possibilità su 6 al prossimo lancio, { $chance } entro la fine del turno.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } all’ultimo lancio.
       *[other] { $target }: { $ways } possibilità su 6 all’ultimo lancio.
    }
why-also = { $ways ->
        [0] Oppure { $target }: { $chance }.
       *[other] Oppure { $target }: { $ways } su 6.
    }
why-has = C’è già: { $target }, per { $points } o più.
why-mean = { $box }: { $mean } in media.
why-equal = Altrettanto buona: { $choice }.
why-likelier = { $target }: più spesso che con «{ $choice }», { $chance } contro { $chance_other }.
why-stops = { $never ->
        [yes] Rilanciare non può finire meglio.
       *[no] Rilanciare ({ $choice }) finirebbe meglio ({ $chance } dei casi), ma costerebbe { $cost } in media.
    }
why-only = Nessun’altra casella è permessa.
why-zero = Qui uno zero fa meno male: in { $choice } costerebbe { $cost } in più.
why-more-now = Rispetto a «{ $choice }»: { $now } in più adesso, { $later } in meno dopo.
why-more-later = Rispetto a «{ $choice }»: { $now ->
        [0] uguale adesso
       *[other] { $now } in meno adesso
    }, { $later } in più dopo.
why-more-both = Rispetto a «{ $choice }»: { $now ->
        [0] uguale adesso
       *[other] { $now } in più adesso
    }{ $later ->
        [0] {""}
       *[other] , { $later } in più dopo
    }.
why-further = E in più { $points } punti di bonus.
why-makes-bonus = Centra il bonus: { $points } punti.
why-pace = { $where ->
        [ahead] { $pace } di vantaggio sul passo del bonus.
        [behind] { $pace } di ritardo sul passo del bonus.
       *[on] Esattamente al passo del bonus.
    }
why-loses-bonus = Dopo questa scelta il bonus di { $points } è fuori portata.
