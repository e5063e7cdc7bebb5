# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Undirbúningur (aðeins hægur í fyrsta sinn)
solve-solving = Leysi
solve-expected = Fullkomin spilamennska gefur { $total } stig að meðaltali.
solve-states = Stöður
solve-count = { $count }
solve-time = Tími
solve-took = leyst á { $seconds } s { $threads ->
        [1] með einum þræði
        [one] með { $threads } þræði
       *[other] með { $threads } þráðum
    }
solve-read = lesið á { $seconds } s, leyst áður
solve-memory = Minni
solve-holds = { $mib } MiB í notkun
solve-holds-peak = { $mib } MiB í notkun, mest { $peak } MiB við útreikninga
solve-kept = Geymt í
solve-passed-over = { $file } { $why ->
        [foreign] hefur enga lausn
        [older] er úr annarri útgáfu af yatzy
        [other-sheet] hefur lausn annars reglublaðs
        [cut-off] endar of snemma
        [changed] er skemmd skrá
       *[unreadable] er ólæsileg skrá
    }{ $again ->
        [yes] : reglublaðið var leyst aftur.
       *[no] : skránni var sleppt.
    }
solve-not-kept = Ekki tókst að geyma lausnina: { $problem }. Hún verður reiknuð aftur næst.

odds-following = Hver leikur rakinn
odds-playing = Leikir í gangi
odds-by-playing = { $games ->
        [1] Fundið með því að spila einn leik.
        [one] Fundið með því að spila { $games } leik: skekkja meðaltalsins er um ± { $error }.
       *[other] Fundið með því að spila { $games } leiki: skekkja meðaltalsins er um ± { $error }.
    }
odds-heading = { $sheet }: lokastig með fullkominni spilamennsku
odds-so-far = Héðan í frá, með { NUMBER($points, useGrouping: 0) } stig hingað til.
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: helmingur allra leikja endar þar eða neðar.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) } til { NUMBER($high, useGrouping: 0) }: miðhelmingur allra leikja.
odds-scale = { $width ->
        [1] Hver súla er eitt gildi
       *[other] Gildi á hverja súlu: { $width }
    }; sú hæsta hefur { $highest } allra leikja.
odds-outside = { $share } eru utan við.
odds-mean = Meðaltal
odds-deviation = Staðalfrávik
odds-bonus = { $bonus } náðist
odds-of-games = Af öllum leikjum
odds-percentile = { $percent }%
odds-at-most = enda þar eða neðar
odds-filled = fyllt
odds-struck = strikað út
odds-chart-is-in = Myndritið er í skránni { $file }.
