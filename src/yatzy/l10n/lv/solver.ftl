# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Gatavojas (lēni tikai pirmoreiz)
solve-solving = Aprēķina
solve-expected = Nevainojama spēle vidēji dod { $total } punktus.
solve-states = Stāvokļi
solve-count = { $count }
solve-time = Laiks
solve-took = aprēķināts { $seconds } s laikā, pavedieni: { $threads }
solve-read = nolasīts { $seconds } s laikā, aprēķināts agrāk
solve-memory = Atmiņa
solve-holds = aizņem { $mib } MiB
solve-holds-peak = aizņem { $mib } MiB, strādājot līdz { $peak } MiB
solve-kept = Saglabāts
solve-passed-over = { $file } { $why ->
        [foreign] nav aprēķina fails
        [older] ir no citas yatzy versijas
        [other-sheet] ir citu noteikumu aprēķins
        [cut-off] ir nepilnīgs
        [changed] ir bojāts
       *[unreadable] nav nolasāms
    }{ $again ->
        [yes] : aprēķināts no jauna.
       *[no] : fails izlaists.
    }
solve-not-kept = Aprēķinu nevar saglabāt: { $problem }. Nākamreiz tas būs jāveic no jauna.

odds-following = Aprēķina visas spēles
odds-playing = Spēlē
odds-by-playing = { $games ->
        [1] Noteikts, izspēlējot vienu spēli.
        [zero] Noteikts, izspēlējot { $games } spēles: vidējais ir precīzs līdz apmēram ± { $error }.
        [one] Noteikts, izspēlējot { $games } spēli: vidējais ir precīzs līdz apmēram ± { $error }.
       *[other] Noteikts, izspēlējot { $games } spēles: vidējais ir precīzs līdz apmēram ± { $error }.
    }
odds-heading = { $sheet }: gala rezultāts, spēlējot nevainojami
odds-so-far = { $points ->
        [zero] No šejienes, pagaidām { NUMBER($points, useGrouping: 0) } punktu.
        [one] No šejienes, pagaidām { NUMBER($points, useGrouping: 0) } punkts.
       *[other] No šejienes, pagaidām { NUMBER($points, useGrouping: 0) } punkti.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: puse visu spēļu beidzas ar tik vai mazāk.
odds-half = { $sign } no { NUMBER($low, useGrouping: 0) } līdz { NUMBER($high, useGrouping: 0) }: visu spēļu vidējā puse.
odds-scale = { $width ->
        [zero] Stabiņš ir { $width } rezultātu
        [one] Stabiņš ir { $width } rezultāts
       *[other] Stabiņš ir { $width } rezultāti
    }; augstākajā ir { $highest } visu spēļu.
odds-outside = { $share } paliek ārpusē.
odds-mean = Vidēji
odds-deviation = Standartnovirze
odds-bonus = Nopelnīts: { $bonus }
odds-of-games = No visām spēlēm
odds-percentile = { $percent } %
odds-at-most = ne vairāk kā
odds-filled = ar punktiem
odds-struck = nosvītrots
odds-chart-is-in = Diagramma ir failā { $file }.
