# The page: rules, and pads to print.

page-rules-title = Regeln: { $title }
page-rules-about = Jedes Feld erklärt, mit Würfeln. Wähle deine Regeln.
page-rules-missing = Diese Regeln sind nicht zu finden.
page-rules-back = Alle Regeln
page-rules-table = Zurück zum Tisch
page-rules-play = Nach diesen Regeln spielen
page-rules-print = Block drucken
page-rules-language = Namen auf
page-rules-example = Beispiel
page-rules-dice = Zum Beispiel { $dice }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
page-rules-note = Anmerkung { $number }
page-rules-bonus = { $bonus } Bonus

page-pad-back = Regeln
page-pad-columns = Spalten
page-pad-print = Drucken
