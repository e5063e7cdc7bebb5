# The page: rules, and pads to print.

page-rules-title = Taisyklės: { $title }
page-rules-about = Kiekvienas langelis paaiškintas su kauliukais. Pasirink taisykles.
page-rules-missing = Šių taisyklių nerasta.
page-rules-back = Visos taisyklės
page-rules-table = Atgal prie stalo
page-rules-play = Žaisti pagal šias taisykles
page-rules-print = Spausdinti taškų lapą
page-rules-language = Pavadinimų kalba
page-rules-example = Pavyzdys
page-rules-dice = Pavyzdžiui, { $dice }: { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }.
page-rules-note = { $number } pastaba
page-rules-bonus = premija { $bonus }

page-pad-back = Taisyklės
page-pad-columns = Stulpeliai
page-pad-print = Spausdinti
