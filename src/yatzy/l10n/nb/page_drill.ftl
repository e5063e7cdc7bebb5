# The page: the drill, and the position of the day.

page-drill = Trening
page-drill-day = Dagens stilling
page-drill-pad = Blokk
page-drill-menu = Trening og blokker
page-drill-practice = Tren
page-drill-question = spørsmål { $number } av { $count }
page-drill-opening = Finner en stilling …
page-drill-keep = Hva gjør du? Trykk på terninger du vil beholde, eller på en rute.
page-drill-choose = Ingen kast igjen. Hvilken rute velger du?
page-drill-answer-roll = { $count ->
        [one] Kast 1
       *[other] Kast { $count }
    }
page-drill-answer-all = Kast alle
page-drill-answer-box = Velg { $box }
page-drill-answer-none = Velg en rute
page-drill-answer-kept = Alle er beholdt
page-drill-show-pad = Vis skjemaet
page-drill-next = Neste
page-drill-sum-up = Se hvordan det gikk
page-drill-streak = { $streak ->
        [0] Rekken av perfekte svar begynner på nytt.
        [one] Ett perfekt svar.
       *[other] { $streak } perfekte svar på rad.
    }
page-drill-longest = Lengste rekke: { $streak }
page-drill-given = { $cost } gitt bort så langt.
page-drill-done = { $best } av { $count } perfekte
page-drill-done-about = { $cost } poeng gitt bort, { $mean } per spørsmål. { $praise ->
        [best] Ingen kunne gjort det bedre.
        [good] Det er sterkt spilt.
       *[learn] Hver bom er noe å lære av.
    }
page-drill-again = Ti til
page-drill-share = Del
page-drill-copied = Kopiert
page-drill-days = { $days ->
        [one] Første dag på rad. Kom tilbake i morgen.
       *[other] { $days } dager på rad.
    }
page-drill-tried = Ett forsøk om dagen: dette var ditt.
page-drill-to-day = Dagens stilling
page-drill-to-practice = Tren på andre
