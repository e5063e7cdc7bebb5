# The page: rules, and pads to print.

page-rules-title = Regler for { $title }
page-rules-about = Hvert felt forklaret, med terninger. Vælg dine regler.
page-rules-missing = Disse regler findes ikke.
page-rules-back = Alle regler
page-rules-table = Tilbage til bordet
page-rules-play = Spil efter disse regler
page-rules-print = Udskriv en blok
page-rules-language = Navne på
page-rules-example = Eksempel
page-rules-dice = For eksempel { $dice }: { $points } point.
page-rules-note = Note { $number }
page-rules-bonus = { $bonus } bonus

page-pad-back = Regler
page-pad-columns = Kolonner
page-pad-print = Udskriv
