# The page: rules, and pads to print.

page-rules-title = Reglur, { $title }
page-rules-about = Allir reitir útskýrðir, með teningum. Veldu reglur.
page-rules-missing = Þessar reglur finnast ekki.
page-rules-back = Allar reglur
page-rules-table = Aftur að borðinu
page-rules-play = Spila eftir þessum reglum
page-rules-print = Prenta blokk
page-rules-language = Heiti reita
page-rules-example = Dæmi
page-rules-dice = Til dæmis { $dice }: { $points } stig.
page-rules-note = Athugasemd { $number }
page-rules-bonus = { $bonus } í bónus

page-pad-back = Reglur
page-pad-columns = Dálkar
page-pad-print = Prenta
