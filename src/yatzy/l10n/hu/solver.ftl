# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Előkészítés (csak először lassú)
solve-solving = Megoldás
solve-expected = A tökéletes játék átlagosan { $total } pontot ér el.
solve-states = Állapotok
solve-count = { $count }
solve-time = Idő
solve-took = megoldva { $seconds } s alatt, { $threads } szálon
solve-read = beolvasva { $seconds } s alatt, korábban megoldva
solve-memory = Memória
solve-holds = { $mib } MiB foglalt
solve-holds-peak = { $mib } MiB foglalt, munka közben legfeljebb { $peak } MiB
solve-kept = Helye
solve-passed-over = { $file } { $why ->
        [foreign] nem megoldást tartalmaz
        [older] a yatzy másik változatából való
        [other-sheet] egy másik szabálylap megoldása
        [cut-off] csonka
        [changed] sérült
       *[unreadable] nem olvasható
    }{ $again ->
        [yes] : a szabálylapot újra megoldottuk.
       *[no] : kimaradt.
    }
solve-not-kept = A megoldást nem sikerült elmenteni: { $problem }. Legközelebb újra meg kell oldani.

odds-following = Minden játék végigkövetése
odds-playing = Játék
odds-by-playing = { $games ->
        [one] Egy játék lejátszásából.
       *[other] { $games } játék lejátszásából: az átlag pontossága kb. ± { $error }.
    }
odds-heading = { $sheet }: a tökéletes játék végösszege
odds-so-far = Innen, eddig { NUMBER($points, useGrouping: 0) } ponttal.
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: a játékok fele legfeljebb ennyivel végződik.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }: a játékok középső fele.
odds-scale = { $width ->
        [one] Egy oszlop egy végösszeg
       *[other] Egy oszlop { $width } végösszeg
    }; a legmagasabban a játékok ekkora része van: { $highest }.
odds-outside = { $share } kívül esik.
odds-mean = Átlag
odds-deviation = Szórás
odds-bonus = { $bonus } megvan
odds-of-games = Az összes játékból
odds-percentile = { $percent }%
odds-at-most = legfeljebb
odds-filled = kitöltve
odds-struck = kihúzva
odds-chart-is-in = A grafikon itt van: { $file }.
