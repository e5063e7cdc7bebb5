# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Förbereder (långsamt bara första gången)
solve-solving = Löser
solve-expected = Perfekt spel ger { $total } poäng i snitt.
solve-states = Tillstånd
solve-count = { $count }
solve-time = Tid
solve-took = löst på { $seconds } s { $threads ->
        [one] med en tråd
       *[other] med { $threads } trådar
    }
solve-read = läst på { $seconds } s, löst tidigare
solve-memory = Minne
solve-holds = { $mib } MiB används
solve-holds-peak = { $mib } MiB används, högst { $peak } MiB under arbetet
solve-kept = Sparat i
solve-passed-over = { $file } { $why ->
        [foreign] innehåller ingen lösning
        [older] är från en annan version av yatzy
        [other-sheet] innehåller lösningen för ett annat blad
        [cut-off] är avhuggen
        [changed] är skadad
       *[unreadable] kan inte läsas
    }{ $again ->
        [yes] : bladet löstes igen.
       *[no] : den hoppades över.
    }
solve-not-kept = Lösningen kunde inte sparas: { $problem }. Bladet löses igen nästa gång.

odds-following = Följer alla partier
odds-playing = Spelar
odds-by-playing = { $games ->
        [one] Framtaget genom att spela ett parti.
       *[other] Framtaget genom att spela { $games } partier: snittet är säkert på ungefär ± { $error }.
    }
odds-heading = { $sheet }: slutsumman vid perfekt spel
odds-so-far = Härifrån, med { NUMBER($points, useGrouping: 0) } poäng hittills.
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: hälften av alla partier slutar där eller lägre.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) } till { NUMBER($high, useGrouping: 0) }: den mellersta hälften av alla partier.
odds-scale = { $width ->
        [one] En stapel är en slutsumma
       *[other] En stapel är { $width } slutsummor
    }; den högsta har { $highest } av alla partier.
odds-outside = { $share } ligger utanför.
odds-mean = Snitt
odds-deviation = Standardavvikelse
odds-bonus = { $bonus } nådd
odds-of-games = Av alla partier
odds-percentile = { $percent } %
odds-at-most = slutar där eller lägre
odds-filled = ifylld
odds-struck = struken
odds-chart-is-in = Diagrammet ligger i { $file }.
