# The coach: what to do, what it costs, and why.

choice-keep = { $dice } behalten
choice-throw-all = alle neu würfeln
choice-write = { $points } in { $box }
choice-write-bonus = { $points } + { $bonus } in { $box }
choice-strike = { $box } streichen

advise-rolls-left = { $rolls ->
        [0] Kein Wurf mehr.
        [one] Noch ein Wurf.
       *[other] Noch { $rolls } Würfe.
    }
advise-best = Am besten: { $choice }. Endergebnis im Schnitt: { $total }.
advise-to-win = Das gewinnt auch am häufigsten: { $chance }.
advise-to-win-nearly = Auf Sieg ist nichts nennenswert besser: { $chance }.
advise-too-early = Siegchance etwa { $chance }. Was am häufigsten gewinnt, steht fest, wenn noch sechs Felder offen sind.
advise-not-to-win = Das kannst du nicht mehr gewinnen.
advise-to-win-differs = Auf Sieg statt auf Punkte: { $choice }, Siegchance { $chance } statt { $other }.
advise-more = { $count ->
        [one] Noch eine: --all
       *[other] Noch { $count }: --all
    }
column-otherwise = Alternativen
column-costs = Kostet
column-expected = Ergebnis im Schnitt

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } oder mehr)
    }
why-aims = { $target }: { $chance } bis zum Ende des Zugs.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } mit dem nächsten Wurf, { $chance } bis zum Ende des Zugs.
       *[other] { $target }: { $ways } von 6 mit dem nächsten Wurf, { $chance } bis zum Ende des Zugs.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } mit dem letzten Wurf.
       *[other] { $target }: { $ways } von 6 mit dem letzten Wurf.
    }
why-also = { $ways ->
        [0] Oder { $target }: { $chance }.
       *[other] Oder { $target }: { $ways } von 6.
    }
why-has = Schon sicher: { $target }, mit { $points } oder mehr.
why-mean = { $box }: im Schnitt { $mean }.
why-equal = Genauso gut: { $choice }.
why-likelier = { $target }: wahrscheinlicher als mit „{ $choice }“, { $chance } gegen { $chance_other }.
why-stops = { $never ->
        [yes] Ein weiterer Wurf kann nichts verbessern.
       *[no] Weiterwürfeln ({ $choice }) wäre in { $chance } der Fälle besser, kostet im Schnitt aber { $cost }.
    }
why-only = Kein anderes Feld ist erlaubt.
why-zero = Hier tut die Null am wenigsten weh: Im Feld { $choice } würde sie { $cost } mehr kosten.
why-more-now = Gegenüber „{ $choice }“: jetzt { $now } mehr, später { $later } weniger.
why-more-later = Gegenüber „{ $choice }“: { $now ->
        [0] jetzt gleich viel
       *[other] jetzt { $now } weniger
    }, später { $later } mehr.
why-more-both = Gegenüber „{ $choice }“: { $now ->
        [0] jetzt gleich viel
       *[other] jetzt { $now } mehr
    }{ $later ->
        [0] {""}
       *[other] , später { $later } mehr
    }.
why-further = Dazu { $points } Punkte Bonus.
why-makes-bonus = Holt den Bonus: { $points } Punkte.
why-pace = { $where ->
        [ahead] { $pace } über dem Soll für den Bonus.
        [behind] { $pace } unter dem Soll für den Bonus.
       *[on] Genau im Soll für den Bonus.
    }
why-loses-bonus = Damit ist der Bonus von { $points } nicht mehr zu schaffen.
