# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistiche
page-records-whose = Giocatore
page-records-none = Guarda i tuoi totali, i tuoi progressi e gli errori più costosi accanto al gioco perfetto. Non serve un account: la chiave resta in questo browser.
page-records-start = Tieni le statistiche
page-records-name = Il nome con cui giochi
page-records-add = Aggiungi un giocatore
page-records-add-about = Da ora contano le partite giocate con questo nome su questo dispositivo, e quelle che ancora ricorda.
page-records-empty = Ancora nessuna partita
page-records-empty-about = Finisci una partita come { $name } per vederla qui.
page-records-play = Gioca una partita
page-records-playing = { $count ->
        [one] Una partita in corso.
       *[other] { $count } partite in corso.
    }
page-records-later = { $count ->
        [one] Revisione di una partita…
       *[other] Revisione di { $count } partite…
    }
page-records-opening = Caricamento…
page-records-sheet = Regole
page-records-games = { $rounds ->
        [one] Una partita
       *[other] { $rounds } partite
    }
page-records-best = Record
page-records-worst = Minimo
page-records-mean = Media
page-records-perfect = gioco perfetto: { $number }
page-records-odds-later = Calcolo della media con il gioco perfetto…
page-records-rates = Frequenze
page-records-upper-bonus = Bonus superiore
page-records-five-alike = Cinque uguali
page-records-rate = { $made } su { $of }
page-records-you = tu
page-records-best-play = gioco perfetto
page-records-further = Gli Yatzy successivi ti danno in media { $own } punti a partita, con il gioco perfetto { $perfect }.
page-records-choices = Le tue scelte
page-records-accuracy = Scelte migliori
page-records-cost-each = Punti persi per scelta
page-records-cost-game = Punti persi per partita
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
page-records-no-habits = Non hai perso nessun punto.
page-records-trend = Partita per partita
page-records-yours = I tuoi dati
page-records-device = Sposta su un altro dispositivo
page-records-device-about = Chi apre questo link riceve queste statistiche e può eliminarle. Aprilo solo sul tuo altro dispositivo.
page-records-device-qr = Codice QR per spostare queste statistiche su un altro dispositivo
page-records-export = Scarica tutto
page-records-remove = Togli da questo dispositivo
page-records-remove-about = Le statistiche restano sul server e sugli altri dispositivi che hanno la chiave. Senza la chiave nessuno può ritrovarle.
page-records-remove-yes = Togli
page-records-delete = Elimina tutto
page-records-delete-about = Elimina per sempre le statistiche di { $name } su tutti i dispositivi, e in quelle partite mette un numero al posto del nome. Chi ha il codice di una partita può ancora aprirla.
page-records-delete-yes = Elimina
page-records-take = Statistiche da un altro dispositivo
page-records-take-about = Questo link contiene le statistiche di qualcuno. Le partite giocate qui con quel nome ne faranno parte. Continua solo se il link l’hai creato tu.
page-records-take-yes = Aggiungi a questo dispositivo
