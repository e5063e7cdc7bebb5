# The coach: what to do, what it costs, and why.

choice-keep = { $dice } vasthouden
choice-throw-all = alles opnieuw gooien
choice-write = { $points } in { $box }
choice-write-bonus = { $points } + { $bonus } in { $box }
choice-strike = { $box } wegstrepen

advise-rolls-left = { $rolls ->
        [0] Geen worp meer.
        [one] Nog één worp.
       *[other] Nog { $rolls } worpen.
    }
advise-best = Beste keuze: { $choice }. Gemiddeld eindtotaal: { $total }.
advise-to-win = Deze keuze wint ook het vaakst: { $chance }.
advise-to-win-nearly = Om te winnen is vrijwel niets beter: { $chance }.
advise-too-early = Winkans ongeveer { $chance }. Wat het vaakst wint, is pas te zeggen als er nog zes vakken open zijn.
advise-not-to-win = Dit is niet meer te winnen.
advise-to-win-differs = Beter om te winnen: { $choice }. Winkans { $chance } in plaats van { $other }.
advise-more = { $count ->
        [one] Nog één: --all
       *[other] Nog { $count }: --all
    }
column-otherwise = Alternatieven
column-costs = Kost
column-expected = Gemiddeld totaal

why-target = { $count ->
        [0] { $box }
       *[other] { $box } ({ $count } of meer)
    }
why-aims = { $target }: { $chance } voor het eind van de beurt.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } met de volgende worp, { $chance } voor het eind van de beurt.
       *[other] { $target }: een kans van { $ways } op 6 met de volgende worp, { $chance } voor het eind van de beurt.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } met de laatste worp.
       *[other] { $target }: een kans van { $ways } op 6 met de laatste worp.
    }
why-also = { $ways ->
        [0] Of { $target }: { $chance }.
       *[other] Of { $target }: { $ways } op 6.
    }
why-has = Al binnen: { $target }, voor { $points } of meer.
why-mean = { $box }: gemiddeld { $mean }.
why-equal = Even goed: { $choice }.
why-likelier = { $target }: grotere kans dan met ‘{ $choice }’, { $chance } tegen { $chance_other }.
why-stops = { $never ->
        [yes] Nog een worp kan niets beters opleveren.
       *[no] Nog een worp ({ $choice }) is in { $chance } van de gevallen beter, maar kost gemiddeld { $cost }.
    }
why-only = Een ander vak mag niet.
why-zero = Een nul doet hier het minst pijn: { $choice } kost { $cost } meer.
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
why-further = Plus { $points } bonuspunten.
why-makes-bonus = Haalt de bonus: { $points } punten.
why-pace = { $where ->
        [ahead] { $pace } voor op schema voor de bonus.
        [behind] { $pace } achter op schema voor de bonus.
       *[on] Precies op schema voor de bonus.
    }
why-loses-bonus = Hiermee is de bonus van { $points } niet meer te halen.
