# The coach: what to do, what it costs, and why.

choice-keep = behold { $dice }
choice-throw-all = kast alle terninger igen
choice-write = { $points } i { $box }
choice-write-bonus = { $points } + { $bonus } i { $box }
choice-strike = stryg { $box }

advise-rolls-left = { $rolls ->
        [0] Ingen kast tilbage.
        [one] Ét kast tilbage.
       *[other] { $rolls } kast tilbage.
    }
advise-best = Bedst: { $choice }. Det giver i snit { $total } point til slut.
advise-to-win = Det samme valg vinder oftest: { $chance }.
advise-to-win-nearly = For at vinde er det i praksis lige så godt som noget andet: { $chance }.
advise-too-early = Det vinder i cirka { $chance } af tilfældene. Hvad der oftest vinder, vises fra de sidste seks felter.
advise-not-to-win = Det her kan ikke længere vindes.
advise-to-win-differs = For sejr frem for point: { $choice }. Det vinder i { $chance } af tilfældene mod { $other }.
advise-more = { $count ->
        [one] Et til: --all
       *[other] { $count } til: --all
    }
column-otherwise = Ellers
column-costs = Koster
column-expected = Slutsum i snit

why-target = { $count ->
        [0] { $box }
       *[other] { $box } (mindst { $count })
    }
why-aims = { $target }: { $chance }, inden omgangen er slut.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } i næste kast, { $chance }, inden omgangen er slut.
        [one] { $target }: { $ways } chance ud af 6 i næste kast, { $chance }, inden omgangen er slut.
       *[other] { $target }: { $ways } chancer ud af 6 i næste kast, { $chance }, inden omgangen er slut.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } i sidste kast.
        [one] { $target }: { $ways } chance ud af 6 i sidste kast.
       *[other] { $target }: { $ways } chancer ud af 6 i sidste kast.
    }
why-also = { $ways ->
        [0] Eller { $target }: { $chance }.
       *[other] Eller { $target }: { $ways } ud af 6.
    }
why-has = { $target } er allerede hjemme, med mindst { $points }.
why-mean = { $box } får { $mean } i snit.
why-equal = Lige så godt: { $choice }.
why-likelier = { $target } kommer oftere end med ”{ $choice }”: { $chance } mod { $chance_other }.
why-stops = { $never ->
        [yes] Flere kast kan ikke give noget bedre.
       *[no] Et kast til ({ $choice }) ville ende bedre i { $chance } af tilfældene, men koste { $cost } i snit.
    }
why-only = Du må ikke vælge noget andet felt.
why-zero = Et nul gør mindst ondt her: i feltet ”{ $choice }” ville det koste { $cost } mere.
why-more-now = Mod ”{ $choice }”: { $now } mere nu, { $later } mindre senere.
why-more-later = Mod ”{ $choice }”: { $now ->
        [0] lige så meget nu
       *[other] { $now } mindre nu
    }, { $later } mere senere.
why-more-both = Mod ”{ $choice }”: { $now ->
        [0] lige så meget nu
       *[other] { $now } mere nu
    }{ $later ->
        [0] {""}
       *[other] , { $later } mere senere
    }.
why-further = Og { $points } bonuspoint oveni.
why-makes-bonus = Giver bonussen: { $points } point.
why-pace = { $where ->
        [ahead] { $pace } mere, end bonussen kræver indtil nu.
        [behind] { $pace } mindre, end bonussen kræver indtil nu.
       *[on] Præcis det, bonussen kræver indtil nu.
    }
why-loses-bonus = Bonussen på { $points } er uden for rækkevidde efter det her.
