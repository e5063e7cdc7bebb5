# The coach: what to do, what it costs, and why.

choice-keep = { $dice } megtartása
choice-throw-all = újradobás minden kockával
choice-write = { $box } ({ $points } pont)
choice-write-bonus = { $box } ({ $points } + { $bonus } pont)
choice-strike = { $box } (nulla)

advise-rolls-left = { $rolls ->
        [0] Nincs több dobás.
        [one] Még egy dobás van.
       *[other] Még { $rolls } dobás van.
    }
advise-best = Legjobb: { $choice }. A végösszeg így átlagosan { $total } pont.
advise-to-win = Ezzel nyersz a leggyakrabban is: { $chance }.
advise-to-win-nearly = A győzelemhez gyakorlatilag ez is olyan jó, mint a legjobb: { $chance }.
advise-too-early = Nagyjából { $chance } eséllyel nyer. Hogy mi nyer a leggyakrabban, az utolsó hat rovatnál derül ki.
advise-not-to-win = Ezt már nem tudod megnyerni.
advise-to-win-differs = Ha a győzelem a fontos, nem a pont: { $choice }. Így az esély { $chance }, pontra játszva { $other }.
advise-more = Még { $count }: --all
column-otherwise = Más lehetőségek
column-costs = Veszteség
column-expected = Átlagos végösszeg

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
why-has = Már megvan: { $target }, legalább { $points } pont.
why-mean = { $box }: átlagban { $mean } pont.
why-equal = Ugyanolyan jó: { $choice }.
why-likelier = { $target }: így gyakoribb, { $chance } („{ $choice }”: { $chance_other }).
why-stops = { $never ->
        [yes] Újabb dobással már nem lehet jobb.
       *[no] Ha újra dobsz ({ $choice }), { $chance } eséllyel jobb lesz, de átlagban { $cost } pontot veszítesz.
    }
why-only = Más rovatot nem lehet választani.
why-zero = A nulla itt fáj a legkevésbé: máshol ({ $choice }) { $cost } ponttal többet veszítenél.
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
        [ahead] A bónuszhoz kellőnél { $pace } ponttal több.
        [behind] A bónuszhoz kellőnél { $pace } ponttal kevesebb.
       *[on] Pontosan annyi, amennyi a bónuszhoz kell.
    }
why-loses-bonus = Ezután a bónusz ({ $points }) már nem érhető el.
