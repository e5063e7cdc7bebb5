# The coach: what to do, what it costs, and why.

choice-keep = behold { $dice }
choice-throw-all = kast alle terningene på nytt
choice-write = { $points } på { $box }
choice-write-bonus = { $points } + { $bonus } på { $box }
choice-strike = stryk { $box }

advise-rolls-left = { $rolls ->
        [0] Ingen kast igjen.
        [one] Ett kast igjen.
       *[other] { $rolls } kast igjen.
    }
advise-best = Best: { $choice }. Det gir i snitt { $total } poeng til slutt.
advise-to-win = Det samme valget vinner oftest: { $chance }.
advise-to-win-nearly = For å vinne er det i praksis like bra som noe annet: { $chance }.
advise-too-early = Det vinner i omtrent { $chance } av tilfellene. Hva som vinner oftest, vises fra de siste seks rutene.
advise-not-to-win = Dette kan ikke lenger vinnes.
advise-to-win-differs = For seier heller enn poeng: { $choice }. Det vinner i { $chance } av tilfellene, mot { $other }.
advise-more = { $count ->
        [one] Ett til: --all
       *[other] { $count } til: --all
    }
column-otherwise = Ellers
column-costs = Koster
column-expected = Sluttsum i snitt

why-target = { $count ->
        [0] { $box }
       *[other] { $box } (minst { $count })
    }
why-aims = { $target }: { $chance } før omgangen er slutt.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } i neste kast, { $chance } før omgangen er slutt.
        [one] { $target }: { $ways } sjanse av 6 i neste kast, { $chance } før omgangen er slutt.
       *[other] { $target }: { $ways } sjanser av 6 i neste kast, { $chance } før omgangen er slutt.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } i siste kast.
        [one] { $target }: { $ways } sjanse av 6 i siste kast.
       *[other] { $target }: { $ways } sjanser av 6 i siste kast.
    }
why-also = { $ways ->
        [0] Eller { $target }: { $chance }.
       *[other] Eller { $target }: { $ways } av 6.
    }
why-has = { $target } er allerede i boks, med minst { $points }.
why-mean = { $box } får { $mean } i snitt.
why-equal = Like bra: { $choice }.
why-likelier = { $target } kommer oftere enn med «{ $choice }»: { $chance } mot { $chance_other }.
why-stops = { $never ->
        [yes] Flere kast kan ikke gi noe bedre.
       *[no] Et kast til ({ $choice }) ville endt bedre i { $chance } av tilfellene, men kostet { $cost } i snitt.
    }
why-only = Du kan ikke velge noen annen rute.
why-zero = En null svir minst her: i ruten «{ $choice }» ville den kostet { $cost } mer.
why-more-now = Mot «{ $choice }»: { $now } mer nå, { $later } mindre senere.
why-more-later = Mot «{ $choice }»: { $now ->
        [0] like mye nå
       *[other] { $now } mindre nå
    }, { $later } mer senere.
why-more-both = Mot «{ $choice }»: { $now ->
        [0] like mye nå
       *[other] { $now } mer nå
    }{ $later ->
        [0] {""}
       *[other] , { $later } mer senere
    }.
why-further = Og { $points } bonuspoeng i tillegg.
why-makes-bonus = Gir bonusen: { $points } poeng.
why-pace = { $where ->
        [ahead] { $pace } mer enn bonusen krever så langt.
        [behind] { $pace } mindre enn bonusen krever så langt.
       *[on] Akkurat det bonusen krever så langt.
    }
why-loses-bonus = Bonusen på { $points } er utenfor rekkevidde etter dette.
