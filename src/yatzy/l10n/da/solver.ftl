# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Forbereder (kun langsomt første gang)
solve-solving = Løser
solve-expected = Perfekt spil giver { $total } point i snit.
solve-states = Tilstande
solve-count = { $count }
solve-time = Tid
solve-took = løst på { $seconds } s { $threads ->
        [one] med én tråd
       *[other] med { $threads } tråde
    }
solve-read = læst på { $seconds } s, løst tidligere
solve-memory = Hukommelse
solve-holds = { $mib } MiB i brug
solve-holds-peak = { $mib } MiB i brug, højst { $peak } MiB undervejs
solve-kept = Gemt i
solve-passed-over = { $file } { $why ->
        [foreign] indeholder ingen løsning
        [older] er fra en anden version af yatzy
        [other-sheet] indeholder løsningen til et andet ark
        [cut-off] er afkortet
        [changed] er beskadiget
       *[unreadable] kan ikke læses
    }{ $again ->
        [yes] : arket blev løst igen.
       *[no] : den blev sprunget over.
    }
solve-not-kept = Løsningen kunne ikke gemmes: { $problem }. Arket løses igen næste gang.

odds-following = Følger alle spil
odds-playing = Spiller
odds-by-playing = { $games ->
        [one] Fundet ved at spille ét spil.
       *[other] Fundet ved at spille { $games } spil: usikkerheden på snittet er cirka ± { $error }.
    }
odds-heading = { $sheet }: slutsummen ved perfekt spil
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
odds-filled = udfyldt
odds-struck = strøget
odds-chart-is-in = Diagrammet ligger i { $file }.
