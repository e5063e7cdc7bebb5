# A match with the same dice, and how everyone fares in it.

page-match-about = Ognuno gioca per conto suo, con gli stessi lanci. Vince il totale più alto.
page-match-won = { $count ->
        [one] Vittoria: { $players }, con { $points } punti
       *[other] { $players } condividono la vittoria con { $points } punti
    }
page-match-over = La sfida è finita. Tutte le partite si possono rivedere.
page-match-along = Gioca anche tu
page-match-go-on = Riprendi la partita
page-match-nobody = Non gioca ancora nessuno.
page-match-invite = Chi lo apre può giocare, adesso o più tardi.
page-match-close = Chiudi la sfida
page-match-close-yes = Chiudi
page-match-close-about = { $playing ->
        [0] Nessuno potrà più entrare, e tutti potranno rivedere tutte le partite.
        [one] Una partita non è finita. Nessuno potrà più entrare, e tutti potranno rivedere tutte le partite.
       *[other] { $playing } partite non sono finite. Nessuno potrà più entrare, e tutti potranno rivedere tutte le partite.
    }

page-match-by = Classifica
page-match-by-total = per totale
page-match-by-cost = per scelte
page-match-cost-about = Punti regalati rispetto alle scelte migliori: meno sono, meglio è, comunque siano andati i dadi.
page-match-place = Posto
page-match-name = Nome
page-match-accuracy = Scelte migliori
page-match-total = Totale
page-match-cost = Regalati
page-match-playing = { $turns }/{ $boxes } turni
page-match-count = { $players ->
        [one] Gioca una persona
       *[other] Giocano { $players } persone
    }, { $over ->
        [0] nessuna ha finito.
        [one] una ha finito.
       *[other] { $over } hanno finito.
    }
page-match-later = { $count ->
        [one] Per una partita i punti regalati sono ancora in calcolo.
       *[other] Per { $count } partite i punti regalati sono ancora in calcolo.
    }
page-match-no-costs = Nessuno ha ancora finito.
page-match-share = { $sheet }, partita del giorno { $date }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, posto { $place } su { $over }{ $known ->
        [no] {""}
       *[yes] , regalati { $cost }
    }
page-match-until = Ultimo giorno: { $day }.
page-match-apart = Nuovi e ospiti
page-match-apart-about = In classifica conta la prima partita del giorno di chi gioca qui da almeno una settimana.
page-match-new = nuovo
page-match-guest = ospite
page-match-again = non è la prima
page-match-unusual = fortuna insolita
page-match-unusual-about = Fortuna insolita: se nessuno conosce i dadi in anticipo, al massimo una partita su { $games } va così.
page-match-key = Le tue partite contano in classifica quando giochi qui da una settimana. Per questo il browser conserva una chiave, come per le tue statistiche.
