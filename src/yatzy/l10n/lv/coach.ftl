# The coach: what to do, what it costs, and why.

choice-keep = paturēt { $dice }
choice-throw-all = mest visus vēlreiz
choice-write = { $box }: { $points }
choice-write-bonus = { $box }: { $points } + { $bonus }
choice-strike = { $box }: nulle

advise-rolls-left = { $rolls ->
        [0] Metienu vairs nav.
        [zero] Vēl { $rolls } metienu.
        [one] Vēl { $rolls } metiens.
       *[other] Vēl { $rolls } metieni.
    }
advise-best = Vislabāk – { $choice }. Gala rezultāts vidēji { $total }.
advise-to-win = Tā arī uzvar visbiežāk: { $chance }.
advise-to-win-nearly = Uzvarai tas ir praktiski tikpat labi kā jebkas cits: { $chance }.
advise-too-early = Tā uzvar apmēram { $chance } gadījumu. Kas uzvar visbiežāk, būs zināms, kad paliks seši lauciņi.
advise-not-to-win = Uzvarēt vairs nevar.
advise-to-win-differs = Uzvarai, nevis punktiem – { $choice }. Tā uzvar { $chance } gadījumu, citādi { $other }.
advise-more = Vēl { $count }: --all
column-otherwise = Citas izvēles
column-costs = Zaudē
column-expected = Vid. rezultāts

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } vai vairāk)
    }
why-aims = { $target }: { $chance } līdz gājiena beigām.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } ar nākamo metienu, { $chance } līdz gājiena beigām.
        [zero] { $target }: { $ways } iespēju no 6 ar nākamo metienu, { $chance } līdz gājiena beigām.
        [one] { $target }: { $ways } iespēja no 6 ar nākamo metienu, { $chance } līdz gājiena beigām.
       *[other] { $target }: { $ways } iespējas no 6 ar nākamo metienu, { $chance } līdz gājiena beigām.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } ar pēdējo metienu.
        [zero] { $target }: { $ways } iespēju no 6 ar pēdējo metienu.
        [one] { $target }: { $ways } iespēja no 6 ar pēdējo metienu.
       *[other] { $target }: { $ways } iespējas no 6 ar pēdējo metienu.
    }
why-also = { $ways ->
        [0] Vai arī { $target }: { $chance }.
       *[other] Vai arī { $target }: { $ways } no 6.
    }
why-has = Jau sanācis: { $target }, vismaz { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }.
why-mean = { $box }: vidēji { $mean }.
why-equal = Tikpat labi – { $choice }.
why-likelier = { $target }: biežāk nekā ar izvēli „{ $choice }”, { $chance } pret { $chance_other }.
why-stops = { $never ->
        [yes] Metot vēl, labāk nebūs.
       *[no] Metot vēl ({ $choice }), labāk būtu { $chance } gadījumu, bet vidēji zaudētu { $cost }.
    }
why-only = Citu lauciņu izvēlēties nedrīkst.
why-zero = Nulle šeit sāp vismazāk: ar izvēli „{ $choice }” zaudētu par { $cost } vairāk.
why-more-now = Salīdzinot ar „{ $choice }”: tagad par { $now } vairāk, vēlāk par { $later } mazāk.
why-more-later = Salīdzinot ar „{ $choice }”: { $now ->
        [0] tagad tikpat
       *[other] tagad par { $now } mazāk
    }, vēlāk par { $later } vairāk.
why-more-both = Salīdzinot ar „{ $choice }”: { $now ->
        [0] tagad tikpat
       *[other] tagad par { $now } vairāk
    }{ $later ->
        [0] {""}
       *[other] , vēlāk par { $later } vairāk
    }.
why-further = Un vēl prēmija: { $points }.
why-makes-bonus = Nopelna prēmiju: { $points }.
why-pace = { $where ->
        [ahead] Par { $pace } vairāk, nekā šobrīd vajag prēmijai.
        [behind] Par { $pace } mazāk, nekā šobrīd vajag prēmijai.
       *[on] Tieši tik, cik šobrīd vajag prēmijai.
    }
why-loses-bonus = Pēc tā prēmija ({ $points }) vairs nav sasniedzama.
