# The coach: what to do, what it costs, and why.

choice-keep = pasilikti { $dice }
choice-throw-all = mesti visus iš naujo
choice-write = { $box }: { $points }
choice-write-bonus = { $box }: { $points } + { $bonus }
choice-strike = { $box }: nulis

advise-rolls-left = { $rolls ->
        [0] Metimų nebeliko.
        [one] Liko { $rolls } metimas.
        [few] Liko { $rolls } metimai.
       *[other] Liko { $rolls } metimų.
    }
advise-best = Geriausia – { $choice }. Vidutinis galutinis rezultatas: { $total } tšk.
advise-to-win = Taip ir laimima dažniausiai: { $chance }.
advise-to-win-nearly = Ir dėl pergalės tai praktiškai geriausia: { $chance }.
advise-too-early = Taip laimima maždaug { $chance } atvejų. Kas laimi dažniausiai, paaiškėja likus šešiems langeliams.
advise-not-to-win = Laimėti nebeišeis.
advise-to-win-differs = Dėl pergalės, o ne dėl taškų – { $choice }. Taip laimima { $chance } atvejų, kitaip { $other }.
advise-more = Dar { $count }: --all
column-otherwise = Alternatyvos
column-costs = Praranda
column-expected = Vid. rezultatas

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } ir daugiau)
    }
why-aims = { $target }: { $chance } iki ėjimo pabaigos.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } kitu metimu, { $chance } iki ėjimo pabaigos.
        [one] { $target }: { $ways } galimybė iš 6 kitu metimu, { $chance } iki ėjimo pabaigos.
        [few] { $target }: { $ways } galimybės iš 6 kitu metimu, { $chance } iki ėjimo pabaigos.
       *[other] { $target }: { $ways } galimybių iš 6 kitu metimu, { $chance } iki ėjimo pabaigos.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } paskutiniu metimu.
        [one] { $target }: { $ways } galimybė iš 6 paskutiniu metimu.
        [few] { $target }: { $ways } galimybės iš 6 paskutiniu metimu.
       *[other] { $target }: { $ways } galimybių iš 6 paskutiniu metimu.
    }
why-also = { $ways ->
        [0] Arba { $target }: { $chance }.
       *[other] Arba { $target }: { $ways } iš 6.
    }
why-has = Jau yra { $target }: bent { $points } tšk.
why-mean = { $box }: vidutiniškai { $mean } tšk.
why-equal = Lygiai taip pat gerai – { $choice }.
why-likelier = { $target }: dažniau nei renkantis „{ $choice }“, { $chance } vietoj { $chance_other }.
why-stops = { $never ->
        [yes] Metant dar kartą geriau nebus.
       *[no] Metant dar kartą ({ $choice }) būtų geriau { $chance } atvejų, bet vidutiniškai prarastum { $cost } tšk.
    }
why-only = Kito langelio rinktis negalima.
why-zero = Nulis čia mažiausiai kenkia: langelyje „{ $choice }“ prarastum { $cost } tšk. daugiau.
why-more-now = Palyginti su „{ $choice }“: dabar { $now } daugiau, vėliau { $later } mažiau.
why-more-later = Palyginti su „{ $choice }“: { $now ->
        [0] dabar tiek pat
       *[other] dabar { $now } mažiau
    }, vėliau { $later } daugiau.
why-more-both = Palyginti su „{ $choice }“: { $now ->
        [0] dabar tiek pat
       *[other] dabar { $now } daugiau
    }{ $later ->
        [0] {""}
       *[other] , vėliau { $later } daugiau
    }.
why-further = Ir dar { $points } tšk. premijos.
why-makes-bonus = Gauni premiją: { $points } tšk.
why-pace = { $where ->
        [ahead] { $pace } tšk. daugiau, nei šiuo metu reikia premijai.
        [behind] { $pace } tšk. mažiau, nei šiuo metu reikia premijai.
       *[on] Lygiai tiek, kiek šiuo metu reikia premijai.
    }
why-loses-bonus = Tada { $points } tšk. premija nebepasiekiama.
