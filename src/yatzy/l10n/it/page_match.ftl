# A match with the same dice, and how everyone fares in it.

page-match-about = Ognuno gioca per conto suo con gli stessi lanci. Vince il totale più alto.
page-match-won = { $count ->
        [one] Vittoria: { $players }, con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[other] { $players } condividono la vittoria con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
    }
page-match-over = La sfida è finita. Puoi rivedere tutte le partite.
page-match-along = Unisciti
page-match-go-on = Riprendi la tua partita
page-match-nobody = Non gioca ancora nessuno.
page-match-invite = Chi lo apre può unirsi, adesso o più tardi.
page-match-close = Termina la sfida
page-match-close-yes = Termina
page-match-close-about = { $playing ->
        [0] Poi nessuno può più unirsi, e tutti possono rivedere tutte le partite.
        [one] Una partita non è finita. Poi nessuno può più unirsi, e tutti possono rivedere tutte le partite.
       *[other] { $playing } partite non sono finite. Poi nessuno può più unirsi, e tutti possono rivedere tutte le partite.
    }

page-match-by = Classifica
page-match-by-total = per totale
page-match-by-cost = per punti persi
page-match-cost-about = Punti persi rispetto alle scelte migliori: meno sono, meglio è, comunque siano andati i dadi.
page-match-place = Pos.
page-match-name = Nome
page-match-accuracy = Scelte migliori
page-match-total = Totale
page-match-cost = Persi
page-match-playing = { $turns }/{ $boxes } turni
page-match-count = { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, { $over ->
        [0] nessuno ha finito.
        [one] 1 ha finito.
       *[other] { $over } hanno finito.
    }
page-match-later = { $count ->
        [one] Calcolo dei punti persi in corso per una partita.
       *[other] Calcolo dei punti persi in corso per { $count } partite.
    }
page-match-no-costs = Nessuno ha ancora finito.
page-match-share = { $sheet }, partita del giorno { $date }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $place }º su { $over }{ $known ->
        [no] {""}
       *[yes] , punti persi { $cost }
    }
page-match-until = Aperta fino al giorno { $day }.
page-match-apart = Nuovi e ospiti
page-match-apart-about = In classifica conta la prima partita del giorno di chi gioca qui da almeno una settimana.
page-match-new = nuovo
page-match-guest = ospite
page-match-again = non è la prima
page-match-unusual = fortuna insolita
page-match-unusual-about = Fortuna insolita: se nessuno conosce i dadi in anticipo, al massimo una partita su { $games } va così.
page-match-key = Le tue partite contano in classifica quando giochi qui da una settimana. Per questo il browser salva una chiave, come per le tue statistiche.
