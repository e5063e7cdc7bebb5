# The page: the drill, and the position of the day.

page-drill = Træning
page-drill-day = Dagens stilling
page-drill-pad = Blok
page-drill-menu = Træning og blokke
page-drill-practice = Træn
page-drill-question = spørgsmål { $number } af { $count }
page-drill-opening = Finder en stilling …
page-drill-keep = Hvad gør du? Tryk på terninger, du vil beholde, eller på et felt.
page-drill-choose = Ingen kast tilbage. Hvilket felt vælger du?
page-drill-answer-roll = { $count ->
        [one] Kast 1
       *[other] Kast { $count }
    }
page-drill-answer-all = Kast alle
page-drill-answer-box = Vælg { $box }
page-drill-answer-none = Vælg et felt
page-drill-answer-kept = Alle er beholdt
page-drill-show-pad = Vis skemaet
page-drill-next = Næste
page-drill-sum-up = Se, hvordan det gik
page-drill-streak = { $streak ->
        [0] Stimen af perfekte svar begynder forfra.
        [one] Ét perfekt svar.
       *[other] { $streak } perfekte svar i træk.
    }
page-drill-longest = Længste stime: { $streak }
page-drill-given = { $cost } givet væk indtil nu.
page-drill-done = { $best } af { $count } perfekte
page-drill-done-about = { $cost } point givet væk, { $mean } pr. spørgsmål. { $praise ->
        [best] Ingen kunne gøre det bedre.
        [good] Det er stærkt spillet.
       *[learn] Man lærer af hver fejl.
    }
page-drill-again = Ti til
page-drill-share = Del
page-drill-copied = Kopieret
page-drill-days = { $days ->
        [one] Første dag i træk. Kom igen i morgen.
       *[other] { $days } dage i træk.
    }
page-drill-tried = Ét forsøg om dagen: det her var dit.
page-drill-to-day = Dagens stilling
page-drill-to-practice = Træn på andre
