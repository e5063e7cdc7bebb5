# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Gioca a Yatzy con le regole della tua scatola.
page-default-name = Giocatore
page-opening = Un momento…
page-no-script = Questa pagina ha bisogno di JavaScript. Attivalo per questo sito e ricarica.
page-away = Il server non risponde. Riprova tra un momento.
page-lost = Connessione persa. Riconnessione in corso… La partita è salvata.
page-back = Sei di nuovo online.
page-slow = In attesa del server…
page-table-closed = Chi gestisce il server ha chiuso questo tavolo. Qui non puoi più giocare.
page-no-table = Tavolo inesistente
page-no-sheet = Regole inesistenti
page-no-sheet-about = Controlla l’indirizzo, o scegli le regole nella pagina iniziale.
page-nowhere = Qui non c’è niente
page-nowhere-about = Controlla l’indirizzo. Il codice di un tavolo ha dieci lettere e cifre.
page-close = Chiudi
page-home = Home
page-rules = Regole
page-records = Statistiche
page-between = Esercizi e altro
page-explorer-go = Analizza una posizione
page-drill-go = Esercizi
page-undo = Annulla

page-play-now = Gioca in solitario
page-again = Ancora una partita: { $names }
page-starts = Comincia { $player }
page-tonight = Stasera: { $score }
page-door-computer = Contro il computer
page-door-computer-about = da facile a perfetto
page-door-here = Su questo dispositivo
page-door-here-about = passandoselo
page-door-friends = Con gli amici
page-door-friends-about = con link o codice
page-door-real = Con dadi veri
page-door-real-about = il segnapunti fa i conti
page-day-about = Gli stessi dadi per tutti
page-day-play = Gioca
page-day-players = partecipanti: { $players }
page-day-best = record { $points }
page-day-streak = giorni di fila: { $days }
page-today = Partita del giorno
page-join = Unisciti con un codice o un link
page-join-example = AB3DE-FG7HJ
page-join-go = Unisciti
page-join-wrong = Un codice ha dieci lettere e cifre.
page-continue = Riprendi
page-waiting = Ancora nessuno
page-continue-all = { $count ->
        [one] Mostrane un’altra
       *[other] Mostrane altre { $count }
    }
page-forget = Nascondi { $title }
page-look-again = Rivedi
page-look-more = { $count ->
        [one] mostrane un’altra
       *[other] mostrane altre { $count }
    }
page-look-at-it = Rivedi la partita
page-bring = Importa una partita
page-own = Regole di casa
page-own-back = Torna a queste regole
page-compare = Confronta le regole
page-no-publisher = Come si gioca di solito
page-sheet-counts = { $boxes } caselle · { $dice } dadi
page-sheet-tactic = Coppie, scale e full. Bonus 50 da 63.
page-sheet-tactic-da = Regole danesi: lo Yatzy vale la somma dei dadi più 50.
page-sheet-tactic-nl = Regole olandesi: per il bonus serve più di 63.
page-sheet-vinga = Niente jolly, niente bonus per altri Yatzy.
page-sheet-mb-1973 = Un gettone per ogni altro Yahtzee, jolly obbligato. Squadre e serie.
page-sheet-hasbro = Jolly obbligato, anche dopo uno zero.
page-sheet-printworks = 100 per ogni altro Yatzy, jolly libero.
page-sheet-philos = Un secondo Yatzi vale 100 in Chance.
page-sheet-philos-fr = Regole francesi: un altro Yatzi vale 0 se la sua casella superiore è piena.
page-sheet-philos-es = Regole spagnole: un altro Yatzi vale 0 se la sezione superiore è piena.
page-sheet-maxi = Tre coppie, villa e torre. Bonus 100 da 84.
page-sheet-forced-order = Le caselle si riempiono dall’alto in basso.
page-sheet-kniffel = 50 per un altro Kniffel se la sua casella superiore è libera, poi un jolly.
page-sheet-yams = Una colonna; per le scale servono cinque dadi.
page-sheet-yacht = Dodici caselle, niente bonus, 30 per ogni scala.
page-sheet-yacht-dice = Come nei videogiochi: il full vale la somma dei dadi, le scale 15 e 30.

page-other-pad = Cambia regole
page-who = Giocatori
page-name = Nome
page-your-name = Il tuo nome
page-far-name = Posto libero
page-add-here = Giocatore su questo dispositivo
page-add-far = Giocatore sul suo dispositivo
page-add-computer = Robot
page-add-known = Aggiungi { $name }
page-change-colour = Cambia colore: { $name }
page-which-computer = Quale robot
page-remove = Togli { $name }
page-raise = Sposta { $name } in su
page-dice = Dadi
page-dice-screen = Sullo schermo
page-dice-real = Dadi veri
page-dice-same = Uguali per tutti
page-dice-screen-about = Si lanciano qui, davanti a tutti. Dopo li puoi verificare.
page-dice-real-about = Lanci i tuoi; il segnapunti controlla e somma.
page-dice-same-about = Una sfida: ognuno gioca per conto suo sul suo dispositivo, con gli stessi lanci. Vince il totale più alto.
page-more = Altre opzioni
page-options = Opzioni
page-rounds = Manche
page-round = Manche { $round }
page-counting = Punti delle manche
page-counting-totals = Somma di tutte le manche
page-counting-differences = Distacco di chi vince
page-counting-rounds-won = Più manche vinte
page-counting-short = { $counting ->
        [differences] Distacco
        [rounds-won] Vinte
       *[totals] Somma
    }
page-teams = Squadre
page-teams-none = Senza squadre
page-teams-some = { $number } squadre
page-team = Squadra { $team }
page-begins = Chi comincia
page-begins-agreed = Il primo della lista
page-begins-roll-off = Il lancio più alto
page-coach-on = Permetti il coach
page-no-coach = Senza coach, questo server non dà consigli sulla partita finché non è finita. Non può impedire a nessuno di cercarli altrove.
page-patience = Attesa di chi si assenta
page-start = Comincia
page-lay = Crea tavolo
page-lay-match = Crea sfida
page-series = Serie finora

page-lobby = { $free ->
        [0] Ci siete tutti.
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $free } posti liberi.
    }
page-lobby-wait = Si comincia quando tutti i posti sono presi, o quando dà il via chi gestisce il tavolo.
page-lobby-patience = Se qualcuno si assenta per { $time }, gli altri possono far giocare un robot al suo posto.
page-remove-player = Togli
page-removed = Chi gestisce il tavolo ti ha tolto. Puoi guardare. Per giocare, chiedi di lasciarti tornare.
page-admit = Lascia tornare { $name }
page-lobby-sit = Prendi un posto per giocare.
page-lobby-screen = dadi sullo schermo
page-lobby-real = dadi veri
page-seat-free = Libero
page-seat-mine = Tu
page-sit = Siediti qui
page-stand-up = Lascia il posto
page-begin = { $count ->
        [one] Comincia in solitario
       *[other] Comincia in { $count }
    }
page-begin-ask = Cominciare senza gli altri?
page-begin-ask-about = I posti liberi spariscono. Chi arriva dopo può solo guardare.
page-invite = Invita giocatori
page-invite-play = Chi lo apre può prendere un posto libero.
page-invite-look = La partita è finita: chi lo apre può rivederla.
page-share = Condividi la partita
page-invite-watch = La partita è cominciata: chi lo apre può guardare.
page-qr = Codice QR di questo tavolo
page-code = Codice
page-link = Link
page-copy = Copia
page-copied = Copiato
page-not-copied = Seleziona il testo e copialo
page-no-code = Il codice QR compare appena il server risponde.
page-device = Gioca su un altro dispositivo
page-device-about = Apri questo link sull’altro dispositivo per giocare i tuoi posti anche lì. Dallo solo a chi deve giocare per te.
page-device-own = È mio: può fare tutto quello che fa questo
page-device-qr = Codice QR per l’altro dispositivo
page-device-make = Crea link
page-take-over = Giocare per { $theirs } su questo dispositivo?
page-take-over-about = { $held ->
        [yes] Questo link gioca per { $theirs }. Se continui, questo dispositivo non può più giocare per { $ours } senza un nuovo link.
       *[no] Questo link gioca per { $theirs }. Se continui, questo dispositivo non gestisce più il tavolo.
    }
page-take-over-yes = Continua
page-take-over-no = Annulla
page-take-over-none = Il link che hai aperto non ha nessun posto a questo tavolo.

page-menu = Menu
page-pad = Segnapunti
page-story = Ultime mosse
page-pad-of = Segnapunti di { $player }
page-whole-pad = Segnapunti intero
page-people = Giocatori
page-computer = robot
page-turn = di turno
page-turn-of = Tocca a { $player }
page-turn-number = turno { $turn } di { $turns }
page-table-code = tavolo { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: { $sum } su { $at } finora.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } punto in più del ritmo da bonus.
           *[other] { $points } punti in più del ritmo da bonus.
        }
        [behind] { $points ->
            [one] { $points } punto in meno del ritmo da bonus.
           *[other] { $points } punti in meno del ritmo da bonus.
        }
       *[even] Al ritmo giusto per il bonus.
    }
page-chips = { $count ->
        [0] Nessun gettone
        [one] Un gettone, { $points } punti
       *[other] { $count } gettoni, { $points } punti
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: segnato zero
page-cell-offered = { $box } { $points }: disponibile{ $advised ->
        [yes] , la scelta del coach
        [best] , ora la casella migliore
       *[no] {""}
    }
page-cell-zero = { $box } 0: sarebbe uno zero
page-cell-barred = { $box }: non ora. { $why }
page-cell-open = { $box }: libera
page-box-about = Come si conta: { $box }
page-box-example = Per esempio
page-box-now = Questi dadi
page-box-write = Segna { $points } qui
page-cheer-box = { $box }!
page-cheer-best = Record personale!
page-sound = Suono
page-pass-on = È il tuo turno. Tocca per cominciare.
page-die = Dado { $place }: { $face }{ $kept ->
        [yes] , tenuto
       *[no] {""}
    }
page-keep-line = Dadi tenuti
page-face = { $face }
page-throws-left = { $count ->
        [0] Nessun lancio rimasto
        [one] Ancora un lancio
       *[other] Ancora { $count } lanci
    }
page-button-roll = Lancia
page-button-roll-named = { $player }, lancia
page-button-again = { $count ->
        [one] Lancia 1 dado
       *[other] Lancia { $count } dadi
    }
page-button-choose = Scegli una casella
page-button-all-kept = Tutti i dadi tenuti
page-button-theirs = Gioca { $player }
page-rolled-off = Il lancio più alto è di { $player }, che comincia.
page-roll-off = Comincia chi fa il lancio più alto: ora lancia { $player }.
page-do-roll = { $several ->
        [yes] { $player }, lancia i dadi.
       *[no] Tocca a te: lancia i dadi.
    }
page-do-tell = { $several ->
        [yes] { $player }: inserisci i tuoi dadi, o tocca una casella per segnarne i punti.
       *[no] Inserisci i tuoi dadi, o tocca una casella per segnarne i punti.
    }
page-do-keep = Tocca i dadi da tenere, o scegli una casella.
page-do-choose = Lanci finiti: scegli una casella.
page-do-take = Scegli una casella, o correggi i dadi.
page-your-turn = { $several ->
        [yes] Tocca a { $player }.
       *[no] Tocca a te.
    }
page-zero = Segnare zero nella casella «{ $box }»?
page-zero-yes = Segna zero
page-zero-no = Non ancora

page-told-rolled = { $you ->
        [yes] Hai fatto { $dice }.
       *[no] { $player } ha fatto { $dice }.
    }
page-told-laid = { $you ->
        [yes] I tuoi dadi: { $dice }.
       *[no] { $player } ha { $dice }.
    }
page-told-kept = { $you ->
        [yes] Tieni { $dice }.
       *[no] { $player } tiene { $dice }.
    }
page-told-wrote = { $you ->
        [yes] Hai segnato { $points } nella casella «{ $box }».
       *[no] { $player } ha segnato { $points } nella casella «{ $box }».
    }
page-told-struck = { $you ->
        [yes] Hai segnato zero nella casella «{ $box }».
       *[no] { $player } ha segnato zero nella casella «{ $box }».
    }
page-told-took-back = { $you ->
        [yes] Annullato.
       *[no] { $player } ha annullato l’ultima mossa.
    }
page-told-corrected = Corretto: { $points } nella casella «{ $box }».
page-told-reacts = { $player }: { $text }

page-react = Reagisci
page-reaction-bravo = Bel colpo!
page-reaction-laugh = Ah ah!
page-reaction-ouch = Ahi!
page-reaction-luck = Buona fortuna!
page-reaction-hurry = Dai…
page-reaction-thanks = Grazie!
page-hand-over = Fai giocare un robot per { $player }…
page-hand-over-who = Chi gioca per { $player }?
page-hand-over-own = Gioca finché non torni. Puoi riprendere quando vuoi.
page-hand-over-another = Far giocare un robot per { $player }?
page-hand-over-about = Un robot forte gioca finché { $player } non torna.
page-hand-over-go = Fallo giocare
page-has-left = { $player } ha lasciato il tavolo.
page-waits = { $player } non risponde da un po’.
page-absent = { $player } non c’è. Potrai far giocare un robot tra { $time }.
page-hand-over-yes = Fai giocare { $computer }
page-not-now = Non ora
page-figure-numbers = Mostra i numeri
page-plays-for = { $computer } gioca per { $player }
page-for = { $computer } per { $player }
page-come-back = { $player } riprende a giocare
page-come-back-self = Riprendi a giocare

page-keys = Scorciatoie da tastiera
page-key-space = Spazio
page-key-enter = Invio
page-keys-roll = lanciare, o fermare i dadi
page-keys-keep = tenere o rilasciare un dado
page-keys-tell = inserire un dado
page-keys-walk = muoversi sul segnapunti
page-keys-write = segnare nella casella
page-keys-hint = chiedere al coach
page-keys-undo = annullare
page-keys-card = mostrare queste scorciatoie

page-match-go = Vai alla sfida
page-match-compare = Guarda come hanno giocato gli altri
page-match-sealed = Potrai verificare i dadi a sfida finita.

page-hint = Consiglio
page-coach = Coach
page-coach-idle = Lancia, poi chiedi che cosa fare.
page-coach-thinks = Il coach sta pensando…
page-coach-says = Coach: { $choice }. { $why }
page-coach-second = { $less ->
        [no] Vale lo stesso: { $choice }.
       *[yes] Seconda scelta: { $choice }, { $cost } in meno.
    }
page-coach-best = la migliore
page-coach-keep = Tieni questi dadi
page-ask-explorer = Analizza questa posizione
page-percent = { $number }%
page-chances = Probabilità di vittoria
page-chances-round = Probabilità di vincere la manche

page-real-dice = Dadi: { $dice }
page-real-keys = Inserisci i dadi
page-points-which = Quanti punti?
page-points-none = Ora non puoi segnare in questa casella.
page-correct = Correggi «{ $box }»
page-correct-was = Qui { $player } ha { $points }.
page-correct-box = Casella

page-end = Partita finita
page-end-alone = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-end-won = Vittoria: { $players }, { $counting ->
        [differences] { $points ->
            [one] con { $points } punto di distacco
           *[other] con { $points } punti di distacco
        }
        [rounds-won] { $points } manche
       *[totals] { $points ->
            [one] con { $points } punto
           *[other] con { $points } punti
        }
    }
page-end-shared = { $players } condividono la vittoria
page-rematch = Gioca ancora
page-rematch-go = Vai alla rivincita
page-end-more = Altro
page-tonight-title = Stasera, partita { $games }
page-evening-end = Chiudi la serata
page-evening-won = Chi vince la serata: { $player }
page-fair-dice = Dadi onesti
page-record-notation = Notazione
page-record-jsonl = JSON Lines
page-record-csv = CSV
