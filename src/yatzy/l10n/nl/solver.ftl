# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Voorbereiden (alleen de eerste keer langzaam)
solve-solving = Doorrekenen
solve-expected = Perfect spel geeft gemiddeld { $total } punten.
solve-states = Toestanden
solve-count = { $count }
solve-time = Tijd
solve-took = doorgerekend in { $seconds } s { $threads ->
        [one] met één thread
       *[other] met { $threads } threads
    }
solve-read = gelezen in { $seconds } s, eerder doorgerekend
solve-memory = Geheugen
solve-holds = { $mib } MiB in gebruik
solve-holds-peak = { $mib } MiB in gebruik, hooguit { $peak } MiB
solve-kept = Bewaard in
solve-passed-over = { $file } { $why ->
        [foreign] bevat geen doorgerekende regels
        [older] is van een andere versie van yatzy
        [other-sheet] hoort bij andere regels
        [cut-off] is onvolledig
        [changed] is beschadigd
       *[unreadable] is niet te lezen
    }{ $again ->
        [yes] : opnieuw doorgerekend.
       *[no] : overgeslagen.
    }
solve-not-kept = De uitkomst kan niet bewaard worden: { $problem }. De volgende keer wordt opnieuw doorgerekend.

odds-following = Alle potjes worden berekend
odds-playing = Potjes worden gespeeld
odds-by-playing = { $games ->
        [one] Geschat met één potje.
       *[other] Geschat met { $games } potjes: het gemiddelde klopt op ongeveer ± { $error }.
    }
odds-heading = { $sheet }: eindtotaal bij perfect spel
odds-so-far = { $points ->
        [one] Vanaf hier, met { NUMBER($points, useGrouping: 0) } punt tot nu toe.
       *[other] Vanaf hier, met { NUMBER($points, useGrouping: 0) } punten tot nu toe.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: de helft van alle potjes eindigt hierop of lager.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) } tot { NUMBER($high, useGrouping: 0) }: de middelste helft van alle potjes.
odds-scale = { $width ->
        [one] Een staaf is één totaal
       *[other] Een staaf is { $width } totalen
    }; de hoogste heeft { $highest } van alle potjes.
odds-outside = { $share } ligt erbuiten.
odds-mean = Gemiddeld
odds-deviation = Standaardafwijking
odds-bonus = { $bonus } gehaald
odds-of-games = Van alle potjes
odds-percentile = { $percent }%
odds-at-most = eindigt hierop of lager
odds-filled = met punten
odds-struck = weggestreept
odds-chart-is-in = De grafiek staat in { $file }.
