# The page: the drill, and the position of the day.

page-drill = Training
page-drill-day = Stellung des Tages
page-drill-pad = Block
page-drill-menu = Training und Blöcke
page-drill-practice = Üben
page-drill-question = Frage { $number } von { $count }
page-drill-opening = Eine Stellung wird gesucht …
page-drill-keep = Was tust du? Tippe an, was du behältst, oder ein Feld.
page-drill-choose = Kein Wurf mehr. Welches Feld nimmst du?
page-drill-answer-roll = { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
page-drill-answer-all = Alle Würfel werfen
page-drill-answer-box = { $box } nehmen
page-drill-answer-none = Wähle ein Feld
page-drill-answer-kept = Nichts zu würfeln
page-drill-show-pad = Zettel zeigen
page-drill-next = Weiter
page-drill-sum-up = Wie lief es?
page-drill-streak = { $streak ->
        [0] Die Folge beginnt von vorn.
        [one] Eine richtige Antwort.
       *[other] { $streak } richtige Antworten in Folge.
    }
page-drill-longest = Die längste Folge: { $streak }
page-drill-given = Bisher { $cost } verschenkt.
page-drill-done = { $best } von { $count } richtig
page-drill-done-about = { $cost } Punkte verschenkt, { $mean } pro Frage. { $praise ->
        [best] Besser geht es nicht.
        [good] Das ist stark gespielt.
       *[learn] Aus jedem Fehler lernst du.
    }
page-drill-again = Noch zehn
page-drill-share = Teilen
page-drill-copied = Kopiert
page-drill-days = { $days ->
        [one] Der erste Tag in Folge. Bis morgen!
       *[other] { $days } Tage in Folge.
    }
page-drill-tried = Ein Versuch pro Tag: Das war deiner.
page-drill-to-day = Stellung von heute
page-drill-to-practice = Weitere Stellungen üben
