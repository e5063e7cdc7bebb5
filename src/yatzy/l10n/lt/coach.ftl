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
advise-best = Geriausia – { $choice }. Galutinis rezultatas vidutiniškai { $total } tšk.
advise-to-win = Tas pats pasirinkimas ir laimi dažniausiai: { $chance }.
advise-to-win-nearly = Siekiant pergalės tai praktiškai ne blogiau už bet ką kita: { $chance }.
advise-too-early = Taip laimima maždaug { $chance } atvejų. Kas laimi dažniausiai, pasakoma tik likus šešiems langeliams.
advise-not-to-win = Laimėti nebeįmanoma.
advise-to-win-differs = Siekiant pergalės, o ne taškų – { $choice } (laimi { $chance }, kitaip { $other }).
advise-more = Dar { $count }: --all
column-otherwise = Kitaip
column-costs = Kaina
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
why-has = { $target } jau yra: bent { $points } tšk.
why-mean = { $box }: vidutiniškai { $mean } tšk.
why-equal = Lygiai taip pat gerai – { $choice }.
why-likelier = { $target } išeina dažniau nei renkantis „{ $choice }“: { $chance } vietoj { $chance_other }.
why-stops = { $never ->
        [yes] Metant toliau geriau nebus.
       *[no] Metant toliau ({ $choice }) geriau baigtųsi { $chance } atvejų, bet vidutiniškai tai kainuotų { $cost } tšk.
    }
why-only = Kito langelio rinktis negalima.
why-zero = Nulis čia mažiausiai kenkia: langelyje „{ $choice }“ jis kainuotų { $cost } tšk. daugiau.
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
why-makes-bonus = Pelno premiją: { $points } tšk.
why-pace = { $where ->
        [ahead] { $pace } tšk. daugiau, nei šiuo metu reikia premijai.
        [behind] { $pace } tšk. mažiau, nei šiuo metu reikia premijai.
       *[on] Lygiai tiek, kiek šiuo metu reikia premijai.
    }
why-loses-bonus = Po šito { $points } tšk. premija nebepasiekiama.
