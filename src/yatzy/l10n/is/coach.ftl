# The coach: what to do, what it costs, and why.

choice-keep = geyma { $dice }
choice-throw-all = kasta öllum aftur
choice-write = { $points } í reitinn { $box }
choice-write-bonus = { $points } + { $bonus } í reitinn { $box }
choice-strike = núll í reitinn { $box }

advise-rolls-left = { $rolls ->
        [0] Ekkert kast eftir.
        [1] Eitt kast eftir.
        [one] { $rolls } kast eftir.
       *[other] { $rolls } köst eftir.
    }
advise-best = Best: { $choice }. Lokastig að meðaltali: { $total }.
advise-to-win = Þetta vinnur líka oftast: { $chance }.
advise-to-win-nearly = Til sigurs er þetta nánast jafngott og hvað annað: { $chance }.
advise-too-early = Þetta vinnur í um { $chance } tilvika. Hvað vinnur oftast er vitað þegar sex reitir eru eftir.
advise-not-to-win = Þú getur ekki lengur unnið.
advise-to-win-differs = Til sigurs frekar en stiga: { $choice }. Það vinnur í { $chance } tilvika í stað { $other }.
advise-more = { $count ->
        [1] Einn í viðbót: --all
       *[other] { $count } í viðbót: --all
    }
column-otherwise = Aðrir kostir
column-costs = Sóar
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
why-has = Þegar í höfn: { $target }, fyrir { $points } eða meira.
why-mean = { $box }: { $mean } að meðaltali.
why-equal = Jafngott: { $choice }.
why-likelier = { $target }: líklegra en með „{ $choice }“, { $chance } á móti { $chance_other }.
why-stops = { $never ->
        [yes] Annað kast getur ekki bætt þetta.
       *[no] Annað kast ({ $choice }) myndi bæta þetta í { $chance } tilvika, en sóa { $cost } að meðaltali.
    }
why-only = Enginn annar reitur er leyfður.
why-zero = Núll er skást hér: í reitnum { $choice } myndi það sóa { $cost } í viðbót.
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
why-further = Og { $points } í bónus.
why-makes-bonus = Nær bónusnum: { $points } stig.
why-pace = { $where ->
        [ahead] { $pace } yfir áætlun fyrir bónusinn.
        [behind] { $pace } undir áætlun fyrir bónusinn.
       *[on] Nákvæmlega á áætlun fyrir bónusinn.
    }
why-loses-bonus = Eftir þetta næst bónusinn ekki: { $points } stig.
