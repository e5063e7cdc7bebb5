# The page: rules, and pads to print.

page-rules-title = Regler for { $title }
page-rules-about = Hver rute forklart, med terninger. Velg reglene dine.
page-rules-missing = Disse reglene finnes ikke.
page-rules-back = Alle regler
page-rules-table = Tilbake til bordet
page-rules-play = Spill etter disse reglene
page-rules-print = Skriv ut en blokk
page-rules-language = Navn på
page-rules-example = Eksempel
page-rules-dice = For eksempel { $dice }: { $points } poeng.
page-rules-note = Note { $number }
page-rules-bonus = { $bonus } bonus

page-pad-back = Regler
page-pad-columns = Kolonner
page-pad-print = Skriv ut
