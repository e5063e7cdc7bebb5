# The coach: what to do, what it costs, and why.

choice-keep = geyma { $dice }
choice-throw-all = kasta öllu aftur
choice-write = { $points } í reitinn { $box }
choice-write-bonus = { $points } + { $bonus } í reitinn { $box }
choice-strike = núll í reitinn { $box }

advise-rolls-left = { $rolls ->
        [0] Ekkert kast eftir.
        [1] Eitt kast eftir.
        [one] { $rolls } kast eftir.
       *[other] { $rolls } köst eftir.
    }
advise-best = Best: { $choice }, sem gefur að lokum { $total } stig að meðaltali.
advise-to-win = Sami kostur vinnur oftast: { $chance }.
advise-to-win-nearly = Til sigurs er varla neitt betra: { $chance }.
advise-too-early = Sigurlíkur um { $chance }. Hvað vinnur oftast er hægt að segja þegar sex reitir eru eftir.
advise-not-to-win = Hér er ekki lengur hægt að vinna.
advise-to-win-differs = Til sigurs fremur en stiga: { $choice }, sigurlíkur { $chance } á móti { $other }.
advise-more = { $count ->
        [1] Einn í viðbót: --all
       *[other] { $count } í viðbót: --all
    }
column-otherwise = Annars
column-costs = Kostar
column-expected = Samtals að meðaltali

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } eða fleiri)
    }
why-aims = { $target }: { $chance } áður en umferðinni lýkur.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } í næsta kasti, { $chance } áður en umferðinni lýkur.
       *[other] { $target }: { $ways } af 6 í næsta kasti, { $chance } áður en umferðinni lýkur.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } í síðasta kastinu.
       *[other] { $target }: { $ways } af 6 í síðasta kastinu.
    }
why-also = { $ways ->
        [0] Eða { $target }: { $chance }.
       *[other] Eða { $target }: { $ways } af 6.
    }
why-has = Þegar í höfn: { $target }, { $points } eða meira.
why-mean = Reiturinn { $box } fær { $mean } að meðaltali.
why-equal = Jafngott: { $choice }.
why-likelier = { $target }: oftar en með „{ $choice }“, { $chance } á móti { $chance_other }.
why-stops = { $never ->
        [yes] Annað kast getur ekki gefið meira.
       *[no] Annað kast ({ $choice }) færi betur í { $chance } tilvika, en kostar að meðaltali { $cost }.
    }
why-only = Enginn annar reitur er leyfður.
why-zero = Núll er skást hér: í reitnum { $choice } myndi það kosta { $cost } meira.
why-more-now = Miðað við „{ $choice }“: { $now } meira núna, { $later } minna síðar.
why-more-later = Miðað við „{ $choice }“: { $now ->
        [0] jafnt núna
       *[other] { $now } minna núna
    }, { $later } meira síðar.
why-more-both = Miðað við „{ $choice }“: { $now ->
        [0] jafnt núna
       *[other] { $now } meira núna
    }{ $later ->
        [0] {""}
       *[other] , { $later } meira síðar
    }.
why-further = Og { $points } stig í bónus að auki.
why-makes-bonus = Nær bónusnum: { $points } stig.
why-pace = { $where ->
        [ahead] { $pace } yfir áætlun fyrir bónusinn.
        [behind] { $pace } undir áætlun fyrir bónusinn.
       *[on] Nákvæmlega á áætlun fyrir bónusinn.
    }
why-loses-bonus = Bónusinn, { $points } stig, næst ekki eftir þetta.
