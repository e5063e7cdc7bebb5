# The game of the day: the same dice for everybody who plays along.

page-today-title = Leikur dagsins
page-today-next = { $hours ->
        [0] Nýr leikur kemur innan klukkustundar.
        [1] Nýr leikur kemur eftir klukkustund.
        [one] Nýr leikur kemur eftir { $hours } klukkustund.
       *[other] Nýr leikur kemur eftir { $hours } klukkustundir.
    }
page-today-sheet = Blokk
page-today-earlier = Fyrri dagar
page-today-late = { $players ->
        [1] einn spilaði
        [one] { $players } spilaði
       *[other] { $players } spiluðu
    }
page-today-open = enn opinn
page-today-opening = Leita að leik dagsins …
page-today-failed = Leikur dagsins fannst ekki. { $problem }
