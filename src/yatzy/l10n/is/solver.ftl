# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Undirbý (aðeins hægt í fyrsta sinn)
solve-solving = Reikna út
solve-expected = Fullkomin spilamennska gefur { $total } stig að meðaltali.
solve-states = Stöður
solve-count = { $count }
solve-time = Tími
solve-took = reiknað á { $seconds } s { $threads ->
        [1] með einum þræði
        [one] með { $threads } þræði
       *[other] með { $threads } þráðum
    }
solve-read = lesið á { $seconds } s, reiknað áður
solve-memory = Minni
solve-holds = { $mib } MiB í notkun
solve-holds-peak = { $mib } MiB í notkun, mest { $peak } MiB
solve-kept = Vistað í
solve-passed-over = { $file } { $why ->
        [foreign] hefur engan útreikning
        [older] er úr annarri útgáfu af yatzy
        [other-sheet] hefur útreikning annarra reglna
        [cut-off] endar of snemma
        [changed] er skemmd skrá
       *[unreadable] er ólæsileg skrá
    }{ $again ->
        [yes] : reiknað aftur.
       *[no] : skránni var sleppt.
    }
solve-not-kept = Ekki tókst að vista útreikninginn: { $problem }. Reiknað verður aftur næst.

odds-following = Reikna alla leiki
odds-playing = Spila leiki
odds-by-playing = { $games ->
        [1] Áætlað út frá einum leik.
        [one] Áætlað út frá { $games } leik: óvissa meðaltalsins er um ± { $error }.
       *[other] Áætlað út frá { $games } leikjum: óvissa meðaltalsins er um ± { $error }.
    }
odds-heading = { $sheet }: lokastig þegar allt er spilað fullkomlega
odds-so-far = Héðan í frá, með { NUMBER($points, useGrouping: 0) } stig hingað til.
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: helmingur allra leikja endar þar eða neðar.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) } til { NUMBER($high, useGrouping: 0) }: miðhelmingur allra leikja.
odds-scale = { $width ->
        [1] Hver súla er ein stigatala
       *[other] Stigatölur á hverja súlu: { $width }
    }; sú hæsta hefur { $highest } allra leikja.
odds-outside = { $share } eru utan við.
odds-mean = Meðaltal
odds-deviation = Staðalfrávik
odds-bonus = { $bonus } náðist
odds-of-games = Af öllum leikjum
odds-percentile = { $percent }%
odds-at-most = enda þar eða neðar
odds-filled = með stigum
odds-struck = núll
odds-chart-is-in = Myndritið er í skránni { $file }.
