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
advise-to-win-nearly = Võidu jaoks praktiliselt sama hea kui parim: { $chance }.
advise-too-early = Võidu tõenäosus on umbes { $chance }. Mis võidab kõige sagedamini, selgub alates viimasest kuuest lahtrist.
advise-not-to-win = Seda mängu enam ei võida.
advise-to-win-differs = Kui loeb võit, mitte punktid: { $choice }. Võidu tõenäosus on { $chance }, punkte kogudes { $other }.
advise-more = { $count ->
        [one] Veel üks: --all
       *[other] Veel { $count }: --all
    }
column-otherwise = Muud valikud
column-costs = Raisku
column-expected = Keskmine kokku

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
why-has = Juba koos: { $target }, vähemalt { $points } punkti.
why-mean = { $box }: keskmiselt { $mean }.
why-equal = Sama hea: { $choice }.
why-likelier = { $target }: nii sagedamini, { $chance } („{ $choice }“: { $chance_other }).
why-stops = { $never ->
        [yes] Uus vise seda enam paremaks ei tee.
       *[no] Uus vise ({ $choice }) läheks paremini vaid mõnikord ({ $chance }) ja raiskaks keskmiselt { $cost }.
    }
why-only = Ükski teine lahter pole lubatud.
why-zero = Null teeb siin kõige vähem kahju: „{ $choice }“ raiskaks { $cost } rohkem.
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
