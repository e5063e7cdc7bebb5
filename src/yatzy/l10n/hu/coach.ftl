# The coach: what to do, what it costs, and why.

choice-keep = { $dice } megtartása
choice-throw-all = minden kocka újradobása
choice-write = { $box } ({ $points } pont)
choice-write-bonus = { $box } ({ $points } + { $bonus } pont)
choice-strike = { $box } (nulla)

advise-rolls-left = { $rolls ->
        [0] Nincs több dobás.
        [one] Még egy dobás van.
       *[other] Még { $rolls } dobás van.
    }
advise-best = Legjobb: { $choice }. A végösszeg így átlagosan { $total } pont.
advise-to-win = Ugyanez a választás nyer a leggyakrabban is: { $chance }.
advise-to-win-nearly = A győzelemhez gyakorlatilag ugyanolyan jó, mint bármi más: { $chance }.
advise-too-early = A győzelem esélye nagyjából { $chance }. Hogy mi nyer a leggyakrabban, az utolsó hat rovattól derül ki.
advise-not-to-win = Ezt már nem lehet megnyerni.
advise-to-win-differs = Ha a győzelem a fontos, nem a pont: { $choice }. Így az esély { $chance }, pontra játszva { $other }.
advise-more = Még { $count }: --all
column-otherwise = Egyébként
column-costs = Ára
column-expected = Végösszeg átlagban

why-target = { $count ->
        [0] { $box }
       *[other] { $box } (legalább { $count })
    }
why-aims = { $target }: a kör végéig { $chance }.
why-aims-next = { $ways ->
        [0] { $target }: a következő dobással { $chance_next }, a kör végéig { $chance }.
       *[other] { $target }: a következő dobással 6 esetből { $ways }, a kör végéig { $chance }.
    }
why-aims-last = { $ways ->
        [0] { $target }: az utolsó dobással { $chance }.
       *[other] { $target }: az utolsó dobással 6 esetből { $ways }.
    }
why-also = { $ways ->
        [0] Vagy { $target }: { $chance }.
       *[other] Vagy { $target }: 6 esetből { $ways }.
    }
why-has = { $target } már megvan, legalább { $points } pont.
why-mean = { $box } átlagban { $mean } pontot kap.
why-equal = Ugyanolyan jó: { $choice }.
why-likelier = { $target } így gyakrabban jön össze: { $chance }. A másikkal („{ $choice }”) csak { $chance_other }.
why-stops = { $never ->
        [yes] További dobással már nem lehet jobb.
       *[no] Egy újabb dobás ({ $choice }) { $chance } eséllyel végződne jobban, de átlagban { $cost } pontba kerülne.
    }
why-only = Más rovatot nem lehet választani.
why-zero = A nulla itt fáj a legkevésbé: máshol ({ $choice }) { $cost } ponttal többe kerülne.
why-more-now = „{ $choice }” helyett ez most { $now } ponttal több, később { $later } ponttal kevesebb.
why-more-later = „{ $choice }” helyett ez { $now ->
        [0] most ugyanannyi
       *[other] most { $now } ponttal kevesebb
    }, később { $later } ponttal több.
why-more-both = „{ $choice }” helyett ez { $now ->
        [0] most ugyanannyi
       *[other] most { $now } ponttal több
    }{ $later ->
        [0] {""}
       *[other] , később { $later } ponttal több
    }.
why-further = És mellé még { $points } pont bónusz.
why-makes-bonus = Megvan vele a bónusz: { $points } pont.
why-pace = { $where ->
        [ahead] { $pace } ponttal a bónusz üteme előtt.
        [behind] { $pace } ponttal a bónusz üteme mögött.
       *[on] Pontosan a bónusz ütemében.
    }
why-loses-bonus = Ezután a bónusz ({ $points }) már nem érhető el.
