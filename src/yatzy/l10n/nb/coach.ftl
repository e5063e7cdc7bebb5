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
advise-best = Best: { $choice }. Sluttsum i snitt: { $total }.
advise-to-win = Dette vinner også oftest: { $chance }.
advise-to-win-nearly = For å vinne er det i praksis like bra som noe annet: { $chance }.
advise-too-early = Det vinner i omtrent { $chance } av tilfellene. Hva som vinner oftest, er kjent når seks ruter gjenstår.
advise-not-to-win = Du kan ikke vinne dette lenger.
advise-to-win-differs = For seier heller enn poeng: { $choice }. Det vinner i { $chance } av tilfellene, mot { $other }.
advise-more = { $count ->
        [one] Ett til: --all
       *[other] { $count } til: --all
    }
column-otherwise = Alternativer
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
why-has = Allerede sikret: { $target }, med minst { $points }.
why-mean = { $box }: { $mean } i snitt.
why-equal = Like bra: { $choice }.
why-likelier = { $target }: oftere enn med «{ $choice }», { $chance } mot { $chance_other }.
why-stops = { $never ->
        [yes] Et kast til kan ikke gi noe bedre.
       *[no] Et kast til ({ $choice }) ville gitt mer i { $chance } av tilfellene, men kostet { $cost } i snitt.
    }
why-only = Ingen annen rute er lov.
why-zero = En null svir minst her: i ruten «{ $choice }» ville den kostet { $cost } mer.
why-more-now = Sammenlignet med «{ $choice }»: { $now } mer nå, { $later } mindre senere.
why-more-later = Sammenlignet med «{ $choice }»: { $now ->
        [0] like mye nå
       *[other] { $now } mindre nå
    }, { $later } mer senere.
why-more-both = Sammenlignet med «{ $choice }»: { $now ->
        [0] like mye nå
       *[other] { $now } mer nå
    }{ $later ->
        [0] {""}
       *[other] , { $later } mer senere
    }.
why-further = Pluss { $points } i bonus.
why-makes-bonus = Gir bonusen: { $points } poeng.
why-pace = { $where ->
        [ahead] { $pace } foran bonustakten.
        [behind] { $pace } bak bonustakten.
       *[on] Akkurat i rute til bonusen.
    }
why-loses-bonus = Da er bonusen på { $points } utenfor rekkevidde.
