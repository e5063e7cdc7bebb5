# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistiche
page-records-whose = Statistiche di chi
page-records-none = Totali, andamento e cattive abitudini di ogni partita che finisci qui, accanto a quello che fa il gioco perfetto. Non serve un account: la chiave resta in questo browser.
page-records-start = Tieni le statistiche
page-records-name = Nome con cui giochi
page-records-add = Qualcun altro
page-records-add-about = Da ora contano le partite giocate con questo nome su questo dispositivo, e quelle che ancora ricorda.
page-records-empty = Ancora niente da mostrare
page-records-empty-about = Finisci una partita come { $name }, e comparirà qui.
page-records-play = Gioca una partita
page-records-playing = { $count ->
        [one] Una partita in corso.
       *[other] { $count } partite in corso.
    }
page-records-later = { $count ->
        [one] Una partita è ancora in esame…
       *[other] { $count } partite sono ancora in esame…
    }
page-records-opening = Ricerca…
page-records-sheet = Blocco
page-records-games = { $rounds ->
        [one] Una partita
       *[other] { $rounds } partite
    }
page-records-best = Record
page-records-worst = Minimo
page-records-mean = Media
page-records-perfect = gioco perfetto: { $number }
page-records-odds-later = Si calcola quanto fa il gioco perfetto…
page-records-rates = Quanto spesso
page-records-upper-bonus = Bonus in alto
page-records-five-alike = Cinque uguali
page-records-rate = { $made } su { $of }
page-records-you = tu
page-records-best-play = gioco perfetto
page-records-further = Altri cinque uguali ti danno in media { $own } punti a partita, al gioco perfetto { $perfect }.
page-records-choices = Le tue scelte
page-records-accuracy = Scelte migliori
page-records-cost-each = Regalati per scelta
page-records-cost-game = Regalati per partita
page-records-luck = Fortuna per partita
page-records-habits = Cattive abitudini
page-records-habit = { $times ->
        [one] una volta
       *[other] { $times } volte
    }, { $points } punti
page-records-more-habits = { $count ->
        [one] Un’altra
       *[other] Altre { $count }
    }
page-records-no-habits = Nessuna scelta ha regalato niente.
page-records-trend = Da una partita all’altra
page-records-yours = Roba tua
page-records-device = Su un altro dispositivo
page-records-device-about = Chi apre questo link ha queste statistiche, e può eliminarle. Aprilo solo sull’altro tuo dispositivo.
page-records-device-qr = Codice QR che porta queste statistiche su un altro dispositivo
page-records-export = Porta via tutto
page-records-remove = Togli da questo dispositivo
page-records-remove-about = Le statistiche restano sul server, e sugli altri dispositivi che hanno la chiave. Senza la chiave nessuno le ritrova.
page-records-remove-yes = Togli
page-records-delete = Elimina tutto
page-records-delete-about = Le statistiche di { $name } si eliminano per sempre, su tutti i dispositivi, e in quelle partite un numero prende il posto del nome. Le partite restano a chi ne ha il codice.
page-records-delete-yes = Elimina
page-records-take = Statistiche da un altro dispositivo
page-records-take-about = Questo link porta le statistiche di qualcuno. Le partite giocate qui con quel nome ne faranno parte: prendi solo quelle che sono tue.
page-records-take-yes = Prendi
