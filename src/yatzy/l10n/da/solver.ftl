# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Forbereder (kun langsomt første gang)
solve-solving = Gennemregner
solve-expected = Perfekt spil giver { $total } point i snit.
solve-states = Tilstande
solve-count = { $count }
solve-time = Tid
solve-took = gennemregnet på { $seconds } s { $threads ->
        [one] med én tråd
       *[other] med { $threads } tråde
    }
solve-read = læst på { $seconds } s, gennemregnet tidligere
solve-memory = Hukommelse
solve-holds = { $mib } MiB i brug
solve-holds-peak = { $mib } MiB i brug, højst { $peak } MiB undervejs
solve-kept = Gemt i
solve-passed-over = { $file } { $why ->
        [foreign] indeholder ingen løsning
        [older] er fra en anden version af yatzy
        [other-sheet] indeholder løsningen til andre regler
        [cut-off] er ufuldstændig
        [changed] er beskadiget
       *[unreadable] kan ikke læses
    }{ $again ->
        [yes] : gennemregnet igen.
       *[no] : ignoreret.
    }
solve-not-kept = Løsningen kan ikke gemmes: { $problem }. Den gennemregnes igen næste gang.

odds-following = Regner alle spil ud
odds-playing = Spiller
odds-by-playing = { $games ->
        [one] Anslået ud fra 1 spil.
       *[other] Anslået ud fra { $games } spil: usikkerheden på snittet er cirka ± { $error }.
    }
odds-heading = { $sheet }: slutsum ved perfekt spil
odds-so-far = Herfra, med { NUMBER($points, useGrouping: 0) } point indtil nu.
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: halvdelen af alle spil ender dér eller lavere.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) } til { NUMBER($high, useGrouping: 0) }: den midterste halvdel af alle spil.
odds-scale = { $width ->
        [one] En søjle er én slutsum
       *[other] En søjle er { $width } slutsummer
    }; den højeste har { $highest } af alle spil.
odds-outside = { $share } ligger udenfor.
odds-mean = Snit
odds-deviation = Standardafvigelse
odds-bonus = { $bonus } nået
odds-of-games = Af alle spil
odds-percentile = { $percent } %
odds-at-most = ender dér eller lavere
odds-filled = med point
odds-struck = nul
odds-chart-is-in = Diagrammet ligger i { $file }.
