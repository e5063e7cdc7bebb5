# The coach: what to do, what it costs, and why.

choice-keep = { $dice } houden
choice-throw-all = alles opnieuw gooien
choice-write = { $points } in { $box }
choice-write-bonus = { $points } + { $bonus } in { $box }
choice-strike = { $box } wegstrepen

advise-rolls-left = { $rolls ->
        [0] Geen worp meer.
        [one] Nog één worp.
       *[other] Nog { $rolls } worpen.
    }
advise-best = Het best: { $choice }. Dat geeft aan het eind gemiddeld { $total } punten.
advise-to-win = Dezelfde keuze wint ook het vaakst: { $chance }.
advise-to-win-nearly = Om te winnen is niets noemenswaardig beter: { $chance }.
advise-too-early = Winkans ongeveer { $chance }. Wat het vaakst wint, is te zeggen vanaf de laatste zes vakken.
advise-not-to-win = Dit is niet meer te winnen.
advise-to-win-differs = Voor de winst in plaats van de punten: { $choice }, winkans { $chance } tegen { $other }.
advise-more = { $count ->
        [one] Nog één: --all
       *[other] Nog { $count }: --all
    }
column-otherwise = Anders
column-costs = Kost
column-expected = Totaal gemiddeld

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } of meer)
    }
why-aims = { $target }: { $chance } voor het eind van de beurt.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } met de volgende worp, { $chance } voor het eind van de beurt.
       *[other] { $target }: { $ways } op 6 met de volgende worp, { $chance } voor het eind van de beurt.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } met de laatste worp.
       *[other] { $target }: { $ways } op 6 met de laatste worp.
    }
why-also = { $ways ->
        [0] Of { $target }: { $chance }.
       *[other] Of { $target }: { $ways } op 6.
    }
why-has = Al binnen: { $target }, voor { $points } of meer.
why-mean = Gemiddeld { $mean } in { $box }.
why-equal = Even goed: { $choice }.
why-likelier = { $target }: vaker dan met ‘{ $choice }’, { $chance } tegen { $chance_other }.
why-stops = { $never ->
        [yes] Doorgooien kan niets beters opleveren.
       *[no] Doorgooien ({ $choice }) loopt in { $chance } van de gevallen beter af, maar kost gemiddeld { $cost }.
    }
why-only = Een ander vak mag niet.
why-zero = Hier doet een nul het minst pijn: in { $choice } kost hij { $cost } meer.
why-more-now = Vergeleken met ‘{ $choice }’: nu { $now } meer, straks { $later } minder.
why-more-later = Vergeleken met ‘{ $choice }’: { $now ->
        [0] nu evenveel
       *[other] nu { $now } minder
    }, straks { $later } meer.
why-more-both = Vergeleken met ‘{ $choice }’: { $now ->
        [0] nu evenveel
       *[other] nu { $now } meer
    }{ $later ->
        [0] {""}
       *[other] , straks { $later } meer
    }.
why-further = En { $points } bonuspunten erbij.
why-makes-bonus = Haalt de bonus: { $points } punten.
why-pace = { $where ->
        [ahead] { $pace } voor op schema voor de bonus.
        [behind] { $pace } achter op schema voor de bonus.
       *[on] Precies op schema voor de bonus.
    }
why-loses-bonus = De bonus van { $points } is hierna buiten bereik.
