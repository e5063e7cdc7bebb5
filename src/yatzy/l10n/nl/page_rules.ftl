# The page: rules, and pads to print.

page-rules-title = Regels van { $title }
page-rules-about = Elk vak uitgelegd, met dobbelstenen. Kies je regels.
page-rules-missing = Deze regels zijn niet te vinden.
page-rules-back = Alle regels
page-rules-table = Terug naar de tafel
page-rules-play = Speel met deze regels
page-rules-print = Blok afdrukken
page-rules-language = Namen in
page-rules-example = Voorbeeld
page-rules-dice = Bijvoorbeeld { $dice }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
page-rules-note = Opmerking { $number }
page-rules-bonus = { $bonus } bonus

page-pad-back = Regels
page-pad-columns = Kolommen
page-pad-print = Afdrukken
