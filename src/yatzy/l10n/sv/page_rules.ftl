# The page: rules, and pads to print.

page-rules-title = Regler för { $title }
page-rules-about = Varje ruta förklarad, med tärningar. Välj dina regler.
page-rules-missing = De här reglerna går inte att hitta.
page-rules-back = Alla regler
page-rules-table = Tillbaka till bordet
page-rules-play = Spela efter de här reglerna
page-rules-print = Skriv ut ett protokoll
page-rules-language = Namn på
page-rules-example = Exempel
page-rules-dice = Till exempel { $dice }: { $points } poäng.
page-rules-note = Not { $number }
page-rules-bonus = { $bonus } bonus

page-pad-back = Regler
page-pad-columns = Kolumner
page-pad-print = Skriv ut
