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
advise-best = La scelta migliore: { $choice }, per { $total } punti alla fine in media.
advise-to-win = La stessa scelta vince più spesso di tutte: { $chance }.
advise-to-win-nearly = Per vincere va bene praticamente quanto le altre: { $chance }.
advise-too-early = Probabilità di vittoria: circa { $chance }. La scelta che vince più spesso viene indicata solo per le ultime sei caselle.
advise-not-to-win = Ormai non si può più vincere.
advise-to-win-differs = Per vincere, più che per i punti: { $choice }, che vince { $chance } contro { $other }.
advise-more = { $count ->
        [one] Un’altra: --all
       *[other] Altre { $count }: --all
    }
column-otherwise = Altrimenti
column-costs = Costa
column-expected = Totale medio

why-target = { $count ->
        [0] { $box }
        [one] { $box } ({ $count } o più)
       *[other] { $box } ({ $count } o più)
    }
why-aims = { $target }: { $chance } entro la fine del turno.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } al prossimo lancio, { $chance } entro la fine del turno.
        [one] { $target }: { $ways } possibilità su 6 al prossimo lancio, { $chance } entro la fine del turno.
       *[other] { $target }: { $ways } possibilità su 6 al prossimo lancio, { $chance } entro la fine del turno.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } all’ultimo lancio.
        [one] { $target }: { $ways } possibilità su 6 all’ultimo lancio.
       *[other] { $target }: { $ways } possibilità su 6 all’ultimo lancio.
    }
why-also = { $ways ->
        [0] Oppure { $target }: { $chance }.
        [one] Oppure { $target }: { $ways } su 6.
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
        [one] { $now } in meno adesso
       *[other] { $now } in meno adesso
    }, { $later } in più dopo.
why-more-both = Rispetto a «{ $choice }»: { $now ->
        [0] uguale adesso
        [one] { $now } in più adesso
       *[other] { $now } in più adesso
    }{ $later ->
        [0] {""}
        [one] , { $later } in più dopo
       *[other] , { $later } in più dopo
    }.
why-further = E in più { $points } punti di bonus.
why-makes-bonus = Centra il bonus: { $points } punti.
why-pace = { $where ->
        [ahead] { $pace } di vantaggio sul passo del bonus.
        [behind] { $pace } di ritardo sul passo del bonus.
       *[on] Esattamente al passo del bonus.
    }
why-loses-bonus = Dopo questa, il bonus di { $points } è fuori portata.
