# The game of the day: the same dice for everybody who plays along.

page-today-title = Leikur dagsins
page-today-next = { $hours ->
        [0] Nýr leikur kemur innan klukkustundar.
        [1] Nýr leikur kemur eftir klukkustund.
        [one] Nýr leikur kemur eftir { $hours } klukkustund.
       *[other] Nýr leikur kemur eftir { $hours } klukkustundir.
    }
page-today-sheet = Reglur
page-today-earlier = Fyrri dagar
page-today-late = { $players ->
        [1] einn leikmaður
        [one] { $players } leikmaður
       *[other] { $players } leikmenn
    }
page-today-open = enn opinn
page-today-opening = Sæki leik dagsins …
page-today-failed = Ekki tókst að sækja leik dagsins. { $problem }
