# The page: the drill, and the position of the day.

page-drill = Træning
page-drill-day = Dagens stilling
page-drill-pad = Regler
page-drill-menu = Træning og regler
page-drill-practice = Øv dig
page-drill-question = spørgsmål { $number } af { $count }
page-drill-opening = Finder en stilling …
page-drill-keep = Hvad gør du? Tryk på terninger, du vil beholde, eller på et felt.
page-drill-choose = Ingen kast tilbage. Hvilket felt vælger du?
page-drill-answer-roll = { $count ->
        [one] Kast 1 terning
       *[other] Kast { $count } terninger
    }
page-drill-answer-all = Kast alle terninger
page-drill-answer-box = Vælg { $box }
page-drill-answer-none = Vælg et felt
page-drill-answer-kept = Alle beholdt
page-drill-show-pad = Vis blokken
page-drill-next = Næste
page-drill-sum-up = Se resultatet
page-drill-streak = { $streak ->
        [0] Stimen er brudt.
        [one] 1 rigtigt svar i træk.
       *[other] { $streak } rigtige svar i træk.
    }
page-drill-longest = Længste stime: { $streak }
page-drill-given = Point spildt indtil nu: { $cost }
page-drill-done = { $best } af { $count } rigtige
page-drill-done-about = Du spildte { $cost } point, { $mean } pr. spørgsmål. { $praise ->
        [best] Ingen kunne gøre det bedre.
        [good] Stærkt spillet.
       *[learn] Gennemgå dem, og lær.
    }
page-drill-again = Ti til
page-drill-share = Del
page-drill-copied = Kopieret
page-drill-days = { $days ->
        [one] Første dag. Kom igen i morgen.
       *[other] { $days } dage i træk.
    }
page-drill-tried = Du har ét forsøg om dagen, og det var det her.
page-drill-to-day = Dagens stilling
page-drill-to-practice = Øv dig på flere stillinger
