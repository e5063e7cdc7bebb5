# The page: the drill, and the position of the day.

page-drill = Trening
page-drill-day = Dagens stilling
page-drill-pad = Regler
page-drill-menu = Trening og regler
page-drill-practice = Øv
page-drill-question = spørsmål { $number } av { $count }
page-drill-opening = Finner en stilling …
page-drill-keep = Hva gjør du? Trykk på terninger du vil beholde, eller på en rute.
page-drill-choose = Ingen kast igjen. Hvilken rute velger du?
page-drill-answer-roll = { $count ->
        [one] Kast 1 terning
       *[other] Kast { $count } terninger
    }
page-drill-answer-all = Kast alle terningene
page-drill-answer-box = Velg { $box }
page-drill-answer-none = Velg en rute
page-drill-answer-kept = Alle beholdt
page-drill-show-pad = Vis blokken
page-drill-next = Neste
page-drill-sum-up = Se resultatet
page-drill-streak = { $streak ->
        [0] Rekken er brutt.
        [one] 1 riktig svar på rad.
       *[other] { $streak } riktige svar på rad.
    }
page-drill-longest = Lengste rekke: { $streak }
page-drill-given = Poeng tapt så langt: { $cost }
page-drill-done = { $best } av { $count } riktige
page-drill-done-about = Du tapte { $cost } poeng, { $mean } per spørsmål. { $praise ->
        [best] Ingen kunne gjort det bedre.
        [good] Sterkt spilt.
       *[learn] Gå gjennom dem og lær.
    }
page-drill-again = Ti til
page-drill-share = Del
page-drill-copied = Kopiert
page-drill-days = { $days ->
        [one] Første dag. Kom tilbake i morgen.
       *[other] { $days } dager på rad.
    }
page-drill-tried = Du har ett forsøk om dagen, og dette var det.
page-drill-to-day = Dagens stilling
page-drill-to-practice = Øv på flere stillinger
