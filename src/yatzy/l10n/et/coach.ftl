# The coach: what to do, what it costs, and why.

choice-keep = jäta alles { $dice }
choice-throw-all = viska kõik uuesti
choice-write = { $box } ({ $points } p)
choice-write-bonus = { $box } ({ $points } + { $bonus } p)
choice-strike = { $box } (null)

advise-rolls-left = { $rolls ->
        [0] Viskeid enam pole.
        [one] Veel üks vise.
       *[other] Veel { $rolls } viset.
    }
advise-best = Parim: { $choice }. Kogusumma on nii keskmiselt { $total } punkti.
advise-to-win = Sama valik ka võidab kõige sagedamini: { $chance }.
advise-to-win-nearly = Võidu jaoks on see praktiliselt sama hea kui iga teine: { $chance }.
advise-too-early = Võidu tõenäosus on umbes { $chance }. Mis võidab kõige sagedamini, selgub alates viimasest kuuest lahtrist.
advise-not-to-win = Seda ei saa enam võita.
advise-to-win-differs = Kui tahad võitu, mitte punkte: { $choice }. See võidab { $chance }, punktivalik { $other }.
advise-more = { $count ->
        [one] Veel üks: --all
       *[other] Veel { $count }: --all
    }
column-otherwise = Muidu
column-costs = Hind
column-expected = Kogusumma keskmiselt

why-target = { $count ->
        [0] { $box }
       *[other] { $box } (vähemalt { $count })
    }
why-aims = { $target }: käigu lõpuks { $chance }.
why-aims-next = { $ways ->
        [0] { $target }: järgmise viskega { $chance_next }, käigu lõpuks { $chance }.
        [one] { $target }: järgmise viskega { $ways } võimalus kuuest, käigu lõpuks { $chance }.
       *[other] { $target }: järgmise viskega { $ways } võimalust kuuest, käigu lõpuks { $chance }.
    }
why-aims-last = { $ways ->
        [0] { $target }: viimase viskega { $chance }.
        [one] { $target }: viimase viskega { $ways } võimalus kuuest.
       *[other] { $target }: viimase viskega { $ways } võimalust kuuest.
    }
why-also = { $ways ->
        [0] Või { $target }: { $chance }.
       *[other] Või { $target }: { $ways } kuuest.
    }
why-has = { $target } on juba koos, punkte vähemalt { $points }.
why-mean = { $box } saab keskmiselt { $mean }.
why-equal = Sama hea: { $choice }.
why-likelier = { $target } tuleb nii sagedamini: { $chance }. Valikuga „{ $choice }“ oleks see { $chance_other }.
why-stops = { $never ->
        [yes] Edasi visates paremaks enam ei lähe.
       *[no] Uus vise ({ $choice }) lõpeks paremini vaid mõnikord ({ $chance }) ja läheks keskmiselt maksma { $cost }.
    }
why-only = Ühtegi teist lahtrit võtta ei tohi.
why-zero = Null teeb siin kõige vähem haiget: lahtris „{ $choice }“ läheks see maksma { $cost } rohkem.
why-more-now = Valikuga „{ $choice }“ võrreldes kohe { $now } rohkem, hiljem { $later } vähem.
why-more-later = Valikuga „{ $choice }“ võrreldes { $now ->
        [0] kohe sama palju
       *[other] kohe { $now } vähem
    }, hiljem { $later } rohkem.
why-more-both = Valikuga „{ $choice }“ võrreldes { $now ->
        [0] kohe sama palju
       *[other] kohe { $now } rohkem
    }{ $later ->
        [0] {""}
       *[other] , hiljem { $later } rohkem
    }.
why-further = Lisaks { $points } boonuspunkti.
why-makes-bonus = Toob boonuse: { $points } punkti.
why-pace = { $where ->
        [ahead] Boonuse graafikust { $pace } ees.
        [behind] Boonuse graafikust { $pace } maas.
       *[on] Täpselt boonuse graafikus.
    }
why-loses-bonus = Pärast seda boonust ({ $points }) enam ei saa.
