# The coach: what to do, what it costs, and why.

choice-keep = spara { $dice }
choice-throw-all = kasta om alla tärningar
choice-write = { $points } på { $box }
choice-write-bonus = { $points } + { $bonus } på { $box }
choice-strike = stryk { $box }

advise-rolls-left = { $rolls ->
        [0] Inget kast kvar.
        [one] Ett kast kvar.
       *[other] { $rolls } kast kvar.
    }
advise-best = Bäst: { $choice }. Slutsumma i snitt: { $total }.
advise-to-win = Det vinner också oftast: { $chance }.
advise-to-win-nearly = För att vinna är det i praktiken lika bra som något annat: { $chance }.
advise-too-early = Det vinner i ungefär { $chance } av fallen. Vad som vinner oftast är känt när sex rutor är kvar.
advise-not-to-win = Du kan inte vinna det här längre.
advise-to-win-differs = För seger hellre än poäng: { $choice }. Det vinner i { $chance } av fallen, mot { $other }.
advise-more = { $count ->
        [one] Ett till: --all
       *[other] { $count } till: --all
    }
column-otherwise = Alternativ
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
why-has = Redan säkrat: { $target }, med minst { $points }.
why-mean = { $box }: { $mean } i snitt.
why-equal = Lika bra: { $choice }.
why-likelier = { $target }: oftare än med ”{ $choice }”, { $chance } mot { $chance_other }.
why-stops = { $never ->
        [yes] Ett kast till kan inte ge något bättre.
       *[no] Ett kast till ({ $choice }) skulle ge mer i { $chance } av fallen, men kosta { $cost } i snitt.
    }
why-only = Ingen annan ruta är tillåten.
why-zero = En nolla gör minst ont här: i rutan ”{ $choice }” skulle den kosta { $cost } mer.
why-more-now = Jämfört med ”{ $choice }”: { $now } mer nu, { $later } mindre sedan.
why-more-later = Jämfört med ”{ $choice }”: { $now ->
        [0] lika mycket nu
       *[other] { $now } mindre nu
    }, { $later } mer sedan.
why-more-both = Jämfört med ”{ $choice }”: { $now ->
        [0] lika mycket nu
       *[other] { $now } mer nu
    }{ $later ->
        [0] {""}
       *[other] , { $later } mer sedan
    }.
why-further = Plus { $points } i bonus.
why-makes-bonus = Ger bonusen: { $points } poäng.
why-pace = { $where ->
        [ahead] { $pace } före bonustakten.
        [behind] { $pace } efter bonustakten.
       *[on] Precis i takt med bonusen.
    }
why-loses-bonus = Då går bonusen på { $points } inte längre att nå.
