# The page: rules, and pads to print.

page-rules-title = Noteikumi: { $title }
page-rules-about = Katrs lauciņš izskaidrots ar kauliņiem. Izvēlies noteikumus.
page-rules-missing = Šos noteikumus nevar atrast.
page-rules-back = Visi noteikumi
page-rules-table = Atpakaļ pie galda
page-rules-play = Spēlēt pēc šiem
page-rules-print = Drukāt punktu lapu
page-rules-language = Nosaukumu valoda
page-rules-example = Piemērs
page-rules-dice = Piemēram, { $dice }: { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }.
page-rules-note = { $number }. piezīme
page-rules-bonus = prēmija { $bonus }

page-pad-back = Noteikumi
page-pad-columns = Ailes
page-pad-print = Drukāt
