# The page: the drill, and the position of the day.

page-drill = Träning
page-drill-day = Dagens läge
page-drill-pad = Block
page-drill-menu = Träning och block
page-drill-practice = Träna
page-drill-question = fråga { $number } av { $count }
page-drill-opening = Letar upp ett läge …
page-drill-keep = Vad gör du? Tryck på tärningar att behålla, eller en ruta.
page-drill-choose = Inget kast kvar. Vilken ruta tar du?
page-drill-answer-roll = { $count ->
        [one] Kasta 1 tärning
       *[other] Kasta { $count } tärningar
    }
page-drill-answer-all = Kasta om alla
page-drill-answer-box = Ta { $box }
page-drill-answer-none = Välj en ruta
page-drill-answer-kept = Alla är behållna
page-drill-show-pad = Visa protokollet
page-drill-next = Nästa
page-drill-sum-up = Se hur det gick
page-drill-streak = { $streak ->
        [0] Sviten börjar om.
        [one] Ett rätt svar.
       *[other] { $streak } rätt i rad.
    }
page-drill-longest = Längsta svit: { $streak }
page-drill-given = { $cost } tappat hittills.
page-drill-done = { $best } av { $count } rätt
page-drill-done-about = { $cost } poäng tappade, { $mean } per fråga. { $praise ->
        [best] Ingen kunde göra det bättre.
        [good] Det är starkt spelat.
       *[learn] Varje miss är en läxa.
    }
page-drill-again = Tio till
page-drill-share = Dela
page-drill-copied = Kopierat
page-drill-days = { $days ->
        [one] Första dagen i rad. Kom tillbaka i morgon.
       *[other] { $days } dagar i rad.
    }
page-drill-tried = Ett försök om dagen: det här var ditt.
page-drill-to-day = Dagens läge
page-drill-to-practice = Träna på andra lägen
