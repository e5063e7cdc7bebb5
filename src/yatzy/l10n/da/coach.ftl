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
advise-best = Bedst: { $choice }. Slutsum i snit: { $total }.
advise-to-win = Det vinder også oftest: { $chance }.
advise-to-win-nearly = For at vinde er det i praksis lige så godt som noget andet: { $chance }.
advise-too-early = Det vinder i cirka { $chance } af tilfældene. Hvad der oftest vinder, kendes, når der er seks felter tilbage.
advise-not-to-win = Du kan ikke vinde det her længere.
advise-to-win-differs = For sejr frem for point: { $choice }. Det vinder i { $chance } af tilfældene mod { $other }.
advise-more = { $count ->
        [one] Et til: --all
       *[other] { $count } til: --all
    }
column-otherwise = Alternativer
column-costs = Koster
column-expected = Slutsum i snit

why-target = { $count ->
        [0] { $box }
       *[other] { $box } (mindst { $count })
    }
why-aims = { $target }: { $chance }, inden turen er slut.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } i næste kast, { $chance }, inden turen er slut.
        [one] { $target }: { $ways } chance ud af 6 i næste kast, { $chance }, inden turen er slut.
       *[other] { $target }: { $ways } chancer ud af 6 i næste kast, { $chance }, inden turen er slut.
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
why-has = Allerede sikret: { $target }, med mindst { $points }.
why-mean = { $box }: { $mean } i snit.
why-equal = Lige så godt: { $choice }.
why-likelier = { $target }: oftere end med ”{ $choice }”, { $chance } mod { $chance_other }.
why-stops = { $never ->
        [yes] Et kast til kan ikke give noget bedre.
       *[no] Et kast til ({ $choice }) ville give mere i { $chance } af tilfældene, men koste { $cost } i snit.
    }
why-only = Intet andet felt er tilladt.
why-zero = Et nul gør mindst ondt her: i feltet ”{ $choice }” ville det koste { $cost } mere.
why-more-now = Sammenlignet med ”{ $choice }”: { $now } mere nu, { $later } mindre senere.
why-more-later = Sammenlignet med ”{ $choice }”: { $now ->
        [0] lige så meget nu
       *[other] { $now } mindre nu
    }, { $later } mere senere.
why-more-both = Sammenlignet med ”{ $choice }”: { $now ->
        [0] lige så meget nu
       *[other] { $now } mere nu
    }{ $later ->
        [0] {""}
       *[other] , { $later } mere senere
    }.
why-further = Plus { $points } i bonus.
why-makes-bonus = Giver bonussen: { $points } point.
why-pace = { $where ->
        [ahead] { $pace } foran bonustempoet.
        [behind] { $pace } bag bonustempoet.
       *[on] Præcis i tempo til bonussen.
    }
why-loses-bonus = Så er bonussen på { $points } uden for rækkevidde.
