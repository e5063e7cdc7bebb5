# The coach: what to do, what it costs, and why.

choice-keep = zostawić { $dice }
choice-throw-all = przerzucić wszystkie kości
choice-write = { $box } za { $points }
choice-write-bonus = { $box } za { $points } + { $bonus }
choice-strike = skreślić: { $box }

advise-rolls-left = { $rolls ->
        [0] Nie ma już rzutów.
        [one] Został jeden rzut.
        [few] Zostały { $rolls } rzuty.
       *[many] Zostało { $rolls } rzutów.
    }
advise-best = Najlepiej: { $choice }. Średni wynik końcowy: { $total }.
advise-to-win = Ta opcja także najczęściej wygrywa: { $chance }.
advise-to-win-nearly = Także na wygraną lepszej opcji praktycznie nie ma: { $chance }.
advise-too-early = Szansa na wygraną: około { $chance }. Co wygrywa najczęściej, będzie wiadomo, gdy zostanie sześć pól.
advise-not-to-win = Tego już nie da się wygrać.
advise-to-win-differs = Jeśli chcesz wygrać, a nie zbierać punkty: { $choice }. Szansa na wygraną: { $chance } zamiast { $other }.
advise-more = { $count ->
        [1] Jeszcze jedna: --all
       *[other] Jeszcze { $count }: --all
    }
column-otherwise = Inne opcje
column-costs = Strata
column-expected = Średni wynik

why-target = { $count ->
        [0] { $box }
       *[other] { $box } (od { $count })
    }
why-aims = { $target }: { $chance } do końca tury.
why-aims-next = { $ways ->
        [0] { $target }: { $chance_next } w następnym rzucie, { $chance } do końca tury.
        [one] { $target }: { $ways } szansa na 6 w następnym rzucie, { $chance } do końca tury.
        [few] { $target }: { $ways } szanse na 6 w następnym rzucie, { $chance } do końca tury.
       *[many] { $target }: { $ways } szans na 6 w następnym rzucie, { $chance } do końca tury.
    }
why-aims-last = { $ways ->
        [0] { $target }: { $chance } w ostatnim rzucie.
        [one] { $target }: { $ways } szansa na 6 w ostatnim rzucie.
        [few] { $target }: { $ways } szanse na 6 w ostatnim rzucie.
       *[many] { $target }: { $ways } szans na 6 w ostatnim rzucie.
    }
why-also = { $ways ->
        [0] Albo { $target }: { $chance }.
       *[other] Albo { $target }: { $ways } na 6.
    }
why-has = Już ułożone: { $target }, za { $points } lub więcej.
why-mean = { $box }: średnio { $mean }.
why-equal = Równie dobrze: { $choice }.
why-likelier = { $target }: { $chance }, a przy opcji „{ $choice }” tylko { $chance_other }.
why-stops = { $never ->
        [yes] Kolejny rzut niczego nie poprawi.
       *[no] Kolejny rzut ({ $choice }) dałby więcej w { $chance } przypadków, ale średnio strata to { $cost }.
    }
why-only = Żadnego innego pola nie wolno wybrać.
why-zero = Zero boli tu najmniej: w polu „{ $choice }” strata byłaby o { $cost } większa.
why-more-now = W porównaniu z opcją „{ $choice }”: teraz o { $now } więcej, później o { $later } mniej.
why-more-later = W porównaniu z opcją „{ $choice }”: { $now ->
        [0] teraz tyle samo
       *[other] teraz o { $now } mniej
    }, później o { $later } więcej.
why-more-both = W porównaniu z opcją „{ $choice }”: { $now ->
        [0] teraz tyle samo
       *[other] teraz o { $now } więcej
    }{ $later ->
        [0] {""}
       *[other] , później o { $later } więcej
    }.
why-further = A do tego { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } bonusu.
why-makes-bonus = Daje bonus: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
why-pace = { $where ->
        [ahead] O { $pace } ponad plan na bonus.
        [behind] O { $pace } poniżej planu na bonus.
       *[on] Dokładnie zgodnie z planem na bonus.
    }
why-loses-bonus = Po tym bonus ({ $points }) jest już nieosiągalny.
