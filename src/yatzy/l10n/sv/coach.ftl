# The coach: what to do, what it costs, and why.

choice-keep = behåll { $dice }
choice-throw-all = kasta om alla tärningar
choice-write = { $points } på { $box }
choice-write-bonus = { $points } + { $bonus } på { $box }
choice-strike = stryk { $box }

advise-rolls-left = { $rolls ->
        [0] Inget kast kvar.
        [one] Ett kast kvar.
       *[other] { $rolls } kast kvar.
    }
advise-best = Bäst: { $choice }. Det ger i snitt { $total } poäng till slut.
advise-to-win = Samma val vinner oftast: { $chance }.
advise-to-win-nearly = För att vinna är det i praktiken lika bra som något annat: { $chance }.
advise-too-early = Det vinner i ungefär { $chance } av fallen. Vad som vinner oftast visas när sex rutor är kvar.
advise-not-to-win = Det här går inte längre att vinna.
advise-to-win-differs = För seger hellre än poäng: { $choice }. Det vinner i { $chance } av fallen, mot { $other }.
advise-more = { $count ->
        [one] Ett till: --all
       *[other] { $count } till: --all
    }
column-otherwise = Annars
column-costs = Kostar
column-expected = Slutsumma i snitt

why-target = { $count ->
        [0] { $box }
       *[other] { $box } (minst { $count })
    }
why-aims = { $target }: { $chance } innan omgången är slut.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } i nästa kast, { $chance } innan omgången är slut.
        [one] { $target }: { $ways } chans på 6 i nästa kast, { $chance } innan omgången är slut.
       *[other] { $target }: { $ways } chanser på 6 i nästa kast, { $chance } innan omgången är slut.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } i sista kastet.
        [one] { $target }: { $ways } chans på 6 i sista kastet.
       *[other] { $target }: { $ways } chanser på 6 i sista kastet.
    }
why-also = { $ways ->
        [0] Eller { $target }: { $chance }.
       *[other] Eller { $target }: { $ways } på 6.
    }
why-has = { $target } finns redan, för minst { $points }.
why-mean = { $box } får { $mean } i snitt.
why-equal = Lika bra: { $choice }.
why-likelier = { $target } kommer oftare än med ”{ $choice }”: { $chance } mot { $chance_other }.
why-stops = { $never ->
        [yes] Fler kast kan inte ge något bättre.
       *[no] Ett kast till ({ $choice }) skulle sluta bättre i { $chance } av fallen, men kosta { $cost } i snitt.
    }
why-only = Ingen annan ruta får tas.
why-zero = En nolla gör minst ont här: i rutan ”{ $choice }” skulle den kosta { $cost } mer.
why-more-now = Mot ”{ $choice }”: { $now } mer nu, { $later } mindre sedan.
why-more-later = Mot ”{ $choice }”: { $now ->
        [0] lika mycket nu
       *[other] { $now } mindre nu
    }, { $later } mer sedan.
why-more-both = Mot ”{ $choice }”: { $now ->
        [0] lika mycket nu
       *[other] { $now } mer nu
    }{ $later ->
        [0] {""}
       *[other] , { $later } mer sedan
    }.
why-further = Och { $points } bonuspoäng dessutom.
why-makes-bonus = Ger bonusen: { $points } poäng.
why-pace = { $where ->
        [ahead] { $pace } mer än bonusen kräver hittills.
        [behind] { $pace } mindre än bonusen kräver hittills.
       *[on] Precis vad bonusen kräver hittills.
    }
why-loses-bonus = Bonusen på { $points } går inte att nå efter det här.
