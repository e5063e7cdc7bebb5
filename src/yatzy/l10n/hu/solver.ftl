# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Előkészítés (csak először lassú)
solve-solving = Kiszámítás
solve-expected = A tökéletes játék átlagosan { $total } pontot ér el.
solve-states = Állapotok
solve-count = { $count }
solve-time = Idő
solve-took = kiszámítva { $seconds } s alatt, { $threads } szálon
solve-read = beolvasva { $seconds } s alatt, korábban kiszámítva
solve-memory = Memória
solve-holds = { $mib } MiB foglalt
solve-holds-peak = { $mib } MiB foglalt, csúcson { $peak } MiB
solve-kept = Mentve ide
solve-passed-over = { $file } { $why ->
        [foreign] nem tartalmaz megoldást
        [older] a yatzy másik verziójából való
        [other-sheet] más szabályok megoldása
        [cut-off] hiányos
        [changed] sérült
       *[unreadable] nem olvasható
    }{ $again ->
        [yes] : újra kiszámítva.
       *[no] : kimaradt.
    }
solve-not-kept = A megoldást nem sikerült elmenteni: { $problem }. Legközelebb újra ki kell számítani.

odds-following = Minden játék kiszámítása
odds-playing = Játék
odds-by-playing = { $games ->
        [one] Becslés egy játékból.
       *[other] Becslés { $games } játékból: az átlag pontossága kb. ± { $error }.
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
odds-bonus = Megvan: { $bonus }
odds-of-games = Az összes játékból
odds-percentile = { $percent }%
odds-at-most = legfeljebb
odds-filled = ponttal
odds-struck = nulla
odds-chart-is-in = A grafikon itt van: { $file }.
