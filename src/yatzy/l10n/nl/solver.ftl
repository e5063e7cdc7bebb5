# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Voorbereiden (alleen de eerste keer langzaam)
solve-solving = Oplossen
solve-expected = Perfect spel geeft gemiddeld { $total } punten.
solve-states = Toestanden
solve-count = { $count }
solve-time = Tijd
solve-took = opgelost in { $seconds } s { $threads ->
        [one] met één thread
       *[other] met { $threads } threads
    }
solve-read = gelezen in { $seconds } s, eerder opgelost
solve-memory = Geheugen
solve-holds = { $mib } MiB in gebruik
solve-holds-peak = { $mib } MiB in gebruik, tijdens het rekenen hooguit { $peak } MiB
solve-kept = Bewaard in
solve-passed-over = { $file } { $why ->
        [foreign] bevat geen oplossing
        [older] is van een andere versie van yatzy
        [other-sheet] bevat de oplossing van een ander regelblad
        [cut-off] is afgekapt
        [changed] is beschadigd
       *[unreadable] is niet te lezen
    }{ $again ->
        [yes] : het regelblad is opnieuw opgelost.
       *[no] : het is overgeslagen.
    }
solve-not-kept = De oplossing kon niet bewaard worden: { $problem }. De volgende keer wordt het regelblad opnieuw opgelost.

odds-following = Elk potje wordt gevolgd
odds-playing = Bezig met spelen
odds-by-playing = { $games ->
        [one] Bepaald door één potje te spelen.
       *[other] Bepaald door { $games } potjes te spelen: het gemiddelde klopt op ongeveer ± { $error }.
    }
odds-heading = { $sheet }: het eindtotaal bij perfect spel
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
odds-filled = gevuld
odds-struck = weggestreept
odds-chart-is-in = De grafiek staat in { $file }.
