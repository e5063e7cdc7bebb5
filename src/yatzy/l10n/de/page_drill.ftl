# The page: the drill, and the position of the day.

page-drill = Training
page-drill-day = Stellung des Tages
page-drill-pad = Regeln
page-drill-menu = Training und Regeln
page-drill-practice = Üben
page-drill-question = Frage { $number } von { $count }
page-drill-opening = Eine Stellung wird gesucht …
page-drill-keep = Was tust du? Tippe Würfel an, die du behältst, oder ein Feld.
page-drill-choose = Kein Wurf mehr. Welches Feld wählst du?
page-drill-answer-roll = { $count ->
        [one] Mit 1 würfeln
       *[other] Mit { $count } würfeln
    }
page-drill-answer-all = Mit allen würfeln
page-drill-answer-box = { $box } wählen
page-drill-answer-none = Feld wählen
page-drill-answer-kept = Alle behalten
page-drill-show-pad = Block zeigen
page-drill-next = Weiter
page-drill-sum-up = Ergebnis ansehen
page-drill-streak = { $streak ->
        [0] Die Folge ist gerissen.
        [one] 1 beste Antwort in Folge.
       *[other] { $streak } beste Antworten in Folge.
    }
page-drill-longest = Längste Folge: { $streak }
page-drill-given = Bisher verschenkt: { $cost }
page-drill-done = { $best } von { $count } richtig
page-drill-done-about = Du hast { $cost } Punkte verschenkt, { $mean } pro Frage. { $praise ->
        [best] Besser geht es nicht.
        [good] Stark gespielt.
       *[learn] Sieh dir an, was besser war.
    }
page-drill-again = Noch zehn
page-drill-share = Teilen
page-drill-copied = Kopiert
page-drill-days = { $days ->
        [one] Der erste Tag. Bis morgen!
       *[other] { $days } Tage in Folge.
    }
page-drill-tried = Du hast einen Versuch am Tag: Das war er.
page-drill-to-day = Stellung von heute
page-drill-to-practice = Weitere Stellungen üben
