# The coach: what to do, what it costs, and why.

choice-keep = tenere { $dice }
choice-throw-all = rilanciare tutti i dadi
choice-write = { $points } in { $box }
choice-write-bonus = { $points } + { $bonus } in { $box }
choice-strike = zero in { $box }

advise-rolls-left = { $rolls ->
        [0] Nessun lancio rimasto.
        [one] Ancora un lancio.
       *[other] Ancora { $rolls } lanci.
    }
advise-best = La scelta migliore: { $choice }. Totale finale medio: { $total }.
advise-to-win = È anche quella che vince più spesso: { $chance }.
advise-to-win-nearly = Per vincere vale praticamente quanto la migliore: { $chance }.
advise-too-early = Vince circa { $chance } delle volte. Che cosa vince più spesso si sa quando restano sei caselle.
advise-not-to-win = Non puoi più vincere.
advise-to-win-differs = Per vincere, più che per i punti: { $choice }. Vince { $chance } delle volte invece di { $other }.
advise-more = { $count ->
        [one] Un’altra: --all
       *[other] Altre { $count }: --all
    }
column-otherwise = Alternative
column-costs = Persi
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
why-has = Hai già { $target }, per { $points } o più.
why-mean = { $box }: { $mean } in media.
why-equal = Vale lo stesso: { $choice }.
why-likelier = { $target }: più probabile che con «{ $choice }», { $chance } contro { $chance_other }.
why-stops = { $never ->
        [yes] Un altro lancio non può migliorare.
       *[no] Rilanciando ({ $choice }) andrebbe meglio { $chance } delle volte, ma perderesti in media { $cost }.
    }
why-only = Non è permessa nessun’altra casella.
why-zero = Qui uno zero fa meno male: in { $choice } perderesti { $cost } in più.
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
why-further = Più un bonus di { $points }.
why-makes-bonus = Centra il bonus: { $points } punti.
why-pace = { $where ->
        [ahead] { $pace } in più del ritmo da bonus.
        [behind] { $pace } in meno del ritmo da bonus.
       *[on] Al ritmo giusto per il bonus.
    }
why-loses-bonus = Così il bonus di { $points } è fuori portata.
