# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Valmistan ette (aeglane ainult esimesel korral)
solve-solving = Arvutan läbi
solve-expected = Täiuslik mäng annab keskmiselt { $total } punkti.
solve-states = Olekud
solve-count = { $count }
solve-time = Aeg
solve-took = arvutatud { $seconds } s, { $threads ->
        [one] üks lõim
       *[other] { $threads } lõime
    }
solve-read = loetud { $seconds } s, arvutatud varem
solve-memory = Mälu
solve-holds = hõivatud { $mib } MiB
solve-holds-peak = hõivatud { $mib } MiB, töö ajal kuni { $peak } MiB
solve-kept = Salvestatud
solve-passed-over = { $file } { $why ->
        [foreign] ei sisalda lahendust
        [older] on yatzy teisest versioonist
        [other-sheet] sisaldab teiste reeglite lahendust
        [cut-off] on poolik
        [changed] on rikutud
       *[unreadable] pole loetav
    }{ $again ->
        [yes] : arvutati uuesti.
       *[no] : jäeti vahele.
    }
solve-not-kept = Lahendust ei saa salvestada: { $problem }. Järgmine kord arvutatakse uuesti.

odds-following = Arvutan kõik mängud läbi
odds-playing = Mängin
odds-by-playing = { $games ->
        [one] Hinnatud ühe mängu põhjal.
       *[other] Hinnatud { $games } mängu põhjal: keskmise täpsus on umbes ± { $error }.
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
odds-filled = punktidega
odds-struck = maha tõmmatud
odds-chart-is-in = Graafik on failis { $file }.
