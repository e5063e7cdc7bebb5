# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Forbereder (tregt bare første gang)
solve-solving = Regner ut
solve-expected = Perfekt spill gir { $total } poeng i snitt.
solve-states = Tilstander
solve-count = { $count }
solve-time = Tid
solve-took = regnet ut på { $seconds } s { $threads ->
        [one] med én tråd
       *[other] med { $threads } tråder
    }
solve-read = lest på { $seconds } s, regnet ut tidligere
solve-memory = Minne
solve-holds = { $mib } MiB i bruk
solve-holds-peak = { $mib } MiB i bruk, høyst { $peak } MiB underveis
solve-kept = Lagret i
solve-passed-over = { $file } { $why ->
        [foreign] inneholder ingen løsning
        [older] er fra en annen versjon av yatzy
        [other-sheet] inneholder løsningen for andre regler
        [cut-off] er ufullstendig
        [changed] er skadet
       *[unreadable] kan ikke leses
    }{ $again ->
        [yes] : regnet ut på nytt.
       *[no] : ignorert.
    }
solve-not-kept = Løsningen kan ikke lagres: { $problem }. Den regnes ut på nytt neste gang.

odds-following = Regner ut alle spill
odds-playing = Spiller
odds-by-playing = { $games ->
        [one] Anslått fra 1 spill.
       *[other] Anslått fra { $games } spill: usikkerheten i snittet er omtrent ± { $error }.
    }
odds-heading = { $sheet }: sluttsum ved perfekt spill
odds-so-far = Herfra, med { NUMBER($points, useGrouping: 0) } poeng så langt.
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: halvparten av alle spill ender der eller lavere.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) } til { NUMBER($high, useGrouping: 0) }: den midterste halvdelen av alle spill.
odds-scale = { $width ->
        [one] En søyle er én sluttsum
       *[other] En søyle er { $width } sluttsummer
    }; den høyeste har { $highest } av alle spill.
odds-outside = { $share } ligger utenfor.
odds-mean = Snitt
odds-deviation = Standardavvik
odds-bonus = { $bonus } nådd
odds-of-games = Av alle spill
odds-percentile = { $percent } %
odds-at-most = ender der eller lavere
odds-filled = med poeng
odds-struck = null
odds-chart-is-in = Diagrammet ligger i { $file }.
