# The game of the day: the same dice for everybody who plays along.

page-today-title = Partita del giorno
page-today-next = Nuova partita tra { $hours ->
        [0] meno di un’ora
        [one] un’ora
       *[other] { $hours } ore
    }.
page-today-sheet = Regole
page-today-earlier = Giorni precedenti
page-today-late = { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
page-today-open = ancora aperta
page-today-opening = Caricamento della partita di oggi…
page-today-failed = Non si può caricare la partita di oggi. { $problem }
