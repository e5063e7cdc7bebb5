# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Förbereder (långsamt bara första gången)
solve-solving = Räknar ut
solve-expected = Perfekt spel ger { $total } poäng i snitt.
solve-states = Tillstånd
solve-count = { $count }
solve-time = Tid
solve-took = uträknat på { $seconds } s { $threads ->
        [one] med en tråd
       *[other] med { $threads } trådar
    }
solve-read = läst på { $seconds } s, uträknat tidigare
solve-memory = Minne
solve-holds = { $mib } MiB används
solve-holds-peak = { $mib } MiB används, högst { $peak } MiB under arbetet
solve-kept = Sparat i
solve-passed-over = { $file } { $why ->
        [foreign] innehåller ingen lösning
        [older] är från en annan version av yatzy
        [other-sheet] innehåller lösningen för andra regler
        [cut-off] är ofullständig
        [changed] är skadad
       *[unreadable] kan inte läsas
    }{ $again ->
        [yes] : uträknat igen.
       *[no] : hoppades över.
    }
solve-not-kept = Lösningen kan inte sparas: { $problem }. Den räknas ut igen nästa gång.

odds-following = Räknar ut alla partier
odds-playing = Spelar
odds-by-playing = { $games ->
        [one] Uppskattat ur 1 parti.
       *[other] Uppskattat ur { $games } partier: osäkerheten är ungefär ± { $error }.
    }
odds-heading = { $sheet }: slutsumma vid perfekt spel
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
odds-filled = med poäng
odds-struck = noll
odds-chart-is-in = Diagrammet ligger i { $file }.
