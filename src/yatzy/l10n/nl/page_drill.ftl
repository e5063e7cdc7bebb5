# The page: the drill, and the position of the day.

page-drill = Training
page-drill-day = Stelling van de dag
page-drill-pad = Blok
page-drill-menu = Training en blokken
page-drill-practice = Oefenen
page-drill-question = vraag { $number } van { $count }
page-drill-opening = Er wordt een stelling gezocht …
page-drill-keep = Wat doe je? Tik aan wat je houdt, of een vak.
page-drill-choose = Geen worp meer. Welk vak kies je?
page-drill-answer-roll = { $count ->
        [one] Gooi 1
       *[other] Gooi { $count }
    }
page-drill-answer-all = Gooi alles
page-drill-answer-box = Kies { $box }
page-drill-answer-none = Kies een vak
page-drill-answer-kept = Niets te gooien
page-drill-show-pad = Toon de kaart
page-drill-next = Volgende
page-drill-sum-up = Bekijk hoe het ging
page-drill-streak = { $streak ->
        [0] De reeks perfecte antwoorden begint opnieuw.
        [one] Eén perfect antwoord.
       *[other] { $streak } perfecte antwoorden op rij.
    }
page-drill-longest = De langste reeks: { $streak }
page-drill-given = Tot nu toe { $cost } weggegeven.
page-drill-done = { $best } van { $count } perfect
page-drill-done-about = { $cost } punten weggegeven, { $mean } per vraag. { $praise ->
        [best] Beter kan niet.
        [good] Dat is sterk gespeeld.
       *[learn] Van elke fout leer je iets.
    }
page-drill-again = Nog tien
page-drill-share = Delen
page-drill-copied = Gekopieerd
page-drill-days = { $days ->
        [one] De eerste dag van een reeks. Tot morgen!
       *[other] { $days } dagen op rij.
    }
page-drill-tried = Eén poging per dag: dit was de jouwe.
page-drill-to-day = Stelling van vandaag
page-drill-to-practice = Andere oefenen
