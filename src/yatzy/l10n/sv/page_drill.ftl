# The page: the drill, and the position of the day.

page-drill = Träning
page-drill-day = Dagens läge
page-drill-pad = Regler
page-drill-menu = Träning och regler
page-drill-practice = Öva
page-drill-question = fråga { $number } av { $count }
page-drill-opening = Letar upp ett läge …
page-drill-keep = Vad gör du? Tryck på tärningar att spara, eller på en ruta.
page-drill-choose = Inget kast kvar. Vilken ruta väljer du?
page-drill-answer-roll = { $count ->
        [one] Kasta 1 tärning
       *[other] Kasta { $count } tärningar
    }
page-drill-answer-all = Kasta alla tärningar
page-drill-answer-box = Välj { $box }
page-drill-answer-none = Välj en ruta
page-drill-answer-kept = Alla sparade
page-drill-show-pad = Visa protokollet
page-drill-next = Nästa
page-drill-sum-up = Se resultatet
page-drill-streak = { $streak ->
        [0] Sviten är bruten.
        [one] 1 rätt svar i rad.
       *[other] { $streak } rätt svar i rad.
    }
page-drill-longest = Längsta svit: { $streak }
page-drill-given = Tappade poäng hittills: { $cost }
page-drill-done = { $best } av { $count } rätt
page-drill-done-about = Du tappade { $cost } poäng, { $mean } per fråga. { $praise ->
        [best] Ingen kunde göra det bättre.
        [good] Starkt spelat.
       *[learn] Gå igenom dem och lär.
    }
page-drill-again = Tio till
page-drill-share = Dela
page-drill-copied = Kopierat
page-drill-days = { $days ->
        [one] Första dagen. Kom tillbaka i morgon.
       *[other] { $days } dagar i rad.
    }
page-drill-tried = Du har ett försök om dagen, och det här var det.
page-drill-to-day = Dagens läge
page-drill-to-practice = Öva på fler lägen
