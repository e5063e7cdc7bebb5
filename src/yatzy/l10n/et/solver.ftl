# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Valmistan ette (aeglane ainult esimesel korral)
solve-solving = Lahendan
solve-expected = Täiuslik mäng annab keskmiselt { $total } punkti.
solve-states = Olekud
solve-count = { $count }
solve-time = Aeg
solve-took = lahendatud { $seconds } s, { $threads ->
        [one] üks lõim
       *[other] { $threads } lõime
    }
solve-read = loetud { $seconds } s, lahendatud varem
solve-memory = Mälu
solve-holds = hõivatud { $mib } MiB
solve-holds-peak = hõivatud { $mib } MiB, töö ajal kuni { $peak } MiB
solve-kept = Hoiukoht
solve-passed-over = { $file } { $why ->
        [foreign] ei sisalda lahendust
        [older] on yatzy teisest versioonist
        [other-sheet] sisaldab teise reeglilehe lahendust
        [cut-off] on poolik
        [changed] on rikutud
       *[unreadable] pole loetav
    }{ $again ->
        [yes] : reeglileht lahendati uuesti.
       *[no] : see jäeti vahele.
    }
solve-not-kept = Lahendust ei õnnestunud salvestada: { $problem }. Järgmine kord lahendatakse uuesti.

odds-following = Jälgin iga mängu
odds-playing = Mängin
odds-by-playing = { $games ->
        [one] Leitud ühe mängu läbimängimisega.
       *[other] Leitud { $games } mängu läbimängimisega: keskmise täpsus on umbes ± { $error }.
    }
odds-heading = { $sheet }: täiusliku mängu kogusumma
odds-so-far = { $points ->
        [one] Siit edasi, kui koos on { NUMBER($points, useGrouping: 0) } punkt.
       *[other] Siit edasi, kui koos on { NUMBER($points, useGrouping: 0) } punkti.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: pooled kõigist mängudest lõpevad selle summaga või väiksemaga.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }: kõigi mängude keskmine pool.
odds-scale = { $width ->
        [one] Tulp on üks kogusumma
       *[other] Tulp on { $width } kogusummat
    }; kõrgeimas on { $highest } kõigist mängudest.
odds-outside = { $share } jääb väljapoole.
odds-mean = Keskmine
odds-deviation = Standardhälve
odds-bonus = { $bonus } saadud
odds-of-games = Kõigist mängudest
odds-percentile = { $percent }%
odds-at-most = kuni
odds-filled = täidetud
odds-struck = maha tõmmatud
odds-chart-is-in = Graafik on failis { $file }.
