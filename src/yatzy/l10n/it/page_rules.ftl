# The page: rules, and pads to print.

page-rules-title = Regole: { $title }
page-rules-about = Ogni casella spiegata, con i dadi. Scegli le tue regole.
page-rules-missing = Queste regole non si trovano.
page-rules-back = Tutte le regole
page-rules-table = Torna al tavolo
page-rules-play = Gioca con queste regole
page-rules-print = Stampa un blocco
page-rules-language = Nomi in
page-rules-example = Esempio
page-rules-dice = Per esempio { $dice }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
page-rules-note = Nota { $number }
page-rules-bonus = { $bonus } di bonus

page-pad-back = Regole
page-pad-columns = Colonne
page-pad-print = Stampa
