# The game of the day: the same dice for everybody who plays along.

page-today-title = Partita del giorno
page-today-next = Nuova partita tra { $hours ->
        [0] meno di un’ora
        [one] un’ora
       *[other] { $hours } ore
    }.
page-today-sheet = Blocco
page-today-earlier = I giorni precedenti
page-today-late = { $players ->
        [one] ha giocato una persona
       *[other] hanno giocato in { $players }
    }
page-today-open = ancora aperta
page-today-opening = Si cerca la partita di oggi…
page-today-failed = La partita di oggi non si trova. { $problem }
