# The page: rules, and pads to print.

page-rules-title = Noteikumi: { $title }
page-rules-about = Katrs lauciņš izskaidrots ar kauliņiem. Izvēlies bloknotu.
page-rules-missing = Šie noteikumi nav atrodami.
page-rules-back = Visi noteikumi
page-rules-table = Atpakaļ pie galda
page-rules-play = Spēlēt pēc šīs lapas
page-rules-print = Drukāt bloknotu
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
