# The page: the drill, and the position of the day.

page-drill = Training
page-drill-day = Situatie van de dag
page-drill-pad = Regels
page-drill-menu = Training en regels
page-drill-practice = Oefenen
page-drill-question = vraag { $number } van { $count }
page-drill-opening = Situatie wordt gezocht …
page-drill-keep = Wat doe je? Tik aan wat je vasthoudt, of kies een vak.
page-drill-choose = Geen worp meer. Welk vak kies je?
page-drill-answer-roll = { $count ->
        [one] Gooi 1
       *[other] Gooi { $count }
    }
page-drill-answer-all = Gooi alles
page-drill-answer-box = Kies { $box }
page-drill-answer-none = Kies een vak
page-drill-answer-kept = Alles vast
page-drill-show-pad = Toon de scorekaart
page-drill-next = Volgende
page-drill-sum-up = Bekijk je resultaat
page-drill-streak = { $streak ->
        [0] De reeks begint opnieuw.
        [one] Eén perfect antwoord.
       *[other] { $streak } perfecte antwoorden op rij.
    }
page-drill-longest = Langste reeks: { $streak }
page-drill-given = Tot nu toe weggegeven: { $cost }
page-drill-done = { $best } van { $count } perfect
page-drill-done-about = { $cost } punten weggegeven, { $mean } per vraag. { $praise ->
        [best] Beter kan niet.
        [good] Sterk gespeeld.
       *[learn] Kijk ze nog eens na om ervan te leren.
    }
page-drill-again = Nog tien
page-drill-share = Delen
page-drill-copied = Gekopieerd
page-drill-days = { $days ->
        [one] De eerste dag van een reeks. Tot morgen!
       *[other] { $days } dagen op rij.
    }
page-drill-tried = Je hebt één poging per dag, en dit was hem.
page-drill-to-day = Situatie van vandaag
page-drill-to-practice = Meer situaties oefenen
