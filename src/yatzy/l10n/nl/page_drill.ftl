# The page: the drill, and the position of the day.

page-drill = Training
page-drill-day = Stelling van de dag
page-drill-pad = Blok
page-drill-menu = Training en blokken
page-drill-practice = Oefenen
page-drill-question = vraag { $number } van { $count }
page-drill-opening = Er wordt een stelling gezocht …
page-drill-keep = Wat doe je? Tik aan wat je houdt, of een vak.
page-drill-choose = Geen worp meer. Welk vak neem je?
page-drill-answer-roll = { $count ->
        [one] Gooi 1 steen
       *[other] Gooi { $count } stenen
    }
page-drill-answer-all = Gooi alle stenen
page-drill-answer-box = Neem { $box }
page-drill-answer-none = Kies een vak
page-drill-answer-kept = Niets te gooien
page-drill-show-pad = Toon de kaart
page-drill-next = Volgende
page-drill-sum-up = Bekijk hoe het ging
page-drill-streak = { $streak ->
        [0] De reeks van beste antwoorden begint opnieuw.
        [one] Eén beste antwoord op rij.
       *[other] { $streak } beste antwoorden op rij.
    }
page-drill-longest = De langste reeks: { $streak }
page-drill-given = Tot nu toe { $cost } weggegeven.
page-drill-done = { $best } van { $count } perfect
page-drill-done-about = { $cost } punten weggegeven, { $mean } per vraag. { $praise ->
        [best] Beter kan niet.
        [good] Dat is sterk gespeeld.
       *[learn] Van elk ervan leer je iets.
    }
page-drill-again = Nog tien
page-drill-share = Delen
page-drill-copied = Gekopieerd
page-drill-days = { $days ->
        [one] De eerste dag op rij. Tot morgen!
       *[other] { $days } dagen op rij.
    }
page-drill-tried = Eén poging per dag: dit was de jouwe.
page-drill-to-day = Stelling van vandaag
page-drill-to-practice = Op andere oefenen
