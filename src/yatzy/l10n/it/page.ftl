# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Ogni Yatzy con le regole della sua scatola.
page-default-name = Giocatore
page-opening = Un momento…
page-no-script = Questa pagina ha bisogno di JavaScript. Consentilo per questo indirizzo e ricarica la pagina.
page-away = Il server non risponde. Riprova tra un momento.
page-lost = La connessione è caduta. Cerchiamo di riprenderla; della partita non si perde niente.
page-back = La connessione è tornata.
page-slow = Il server non ha ancora risposto. Attesa…
page-table-closed = Chi gestisce il server ha chiuso questo tavolo. Qui nessuno può continuare.
page-no-table = Tavolo inesistente
page-no-sheet = Blocco inesistente
page-no-sheet-about = Forse l’indirizzo è scritto male. Tutti i blocchi sono sullo scaffale.
page-nowhere = Qui non c’è niente
page-nowhere-about = Forse l’indirizzo è scritto male. Il codice di un tavolo ha dieci lettere e cifre.
page-close = Chiudi
page-home = Inizio
page-rules = Regole
page-records = Statistiche
page-between = Tra due partite
page-explorer-go = Analizza posizione
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
page-join = Entra con un codice o un link
page-join-example = AB3DE-FG7HJ
page-join-go = Entra
page-join-wrong = Un codice ha dieci lettere e cifre.
page-continue = Riprendi
page-waiting = Ancora nessuno
page-continue-all = { $count ->
        [one] Mostrane un’altra
       *[other] Mostrane altre { $count }
    }
page-forget = Togli { $title } dall’elenco
page-look-again = Rivedi
page-look-more = altre { $count }
page-look-at-it = Rivedi la partita
page-bring = Carica una partita
page-own = Regole di casa
page-own-back = Torna a queste regole
page-compare = Confronta i blocchi
page-no-publisher = Come si gioca di solito
page-sheet-counts = { $boxes } caselle · { $dice } dadi
page-sheet-tactic = Coppie, scale e full. Bonus 50 da 63.
page-sheet-tactic-da = Secondo il testo danese: lo Yatzy paga i dadi e 50.
page-sheet-tactic-nl = Secondo il testo olandese: per il bonus serve più di 63.
page-sheet-vinga = Quindici caselle, niente aggiunte, niente obblighi.
page-sheet-mb-1973 = Gettoni per ogni altro Yahtzee, e un jolly obbligatorio. Squadre e serie.
page-sheet-hasbro = Il jolly è obbligatorio, anche dopo uno zero.
page-sheet-printworks = 100 per ogni altro Yatzy, e un jolly libero.
page-sheet-philos = Un secondo Yatzi vale 100 in Chance.
page-sheet-philos-fr = Secondo il testo francese: zero se la casella in alto è piena.
page-sheet-philos-es = Secondo il testo spagnolo: zero se la parte in alto è piena.
page-sheet-maxi = Sei dadi, venti caselle, bonus 100 da 84.
page-sheet-forced-order = Dall’alto in basso, senza scelta.
page-sheet-kniffel = 50 per un altro Kniffel se la casella in alto è libera, poi un jolly.
page-sheet-yams = Una colonna; le scale chiedono cinque dadi.
page-sheet-yacht = Dodici caselle, niente bonus, 30 per ogni scala.
page-sheet-yacht-dice = Come nei videogiochi: il full conta i suoi dadi, scale da 15 e 30.

page-other-pad = Altro blocco
page-who = Chi gioca
page-name = Nome
page-your-name = Il tuo nome
page-far-name = Chi arriva
page-add-here = Su questo dispositivo
page-add-far = Su un altro telefono
page-add-computer = Computer
page-add-known = Aggiungi { $name }
page-change-colour = Cambia colore: { $name }
page-which-computer = Quale computer
page-remove = Togli { $name }
page-raise = Sposta { $name } in su
page-dice = Dadi
page-dice-screen = A schermo
page-dice-real = Dadi veri
page-dice-same = Uguali per tutti
page-dice-screen-about = Lanciati qui, davanti a tutti, e verificabili dopo.
page-dice-real-about = Lanci i tuoi; il blocco controlla e somma.
page-dice-same-about = Una sfida: ognuno gioca per conto suo sul suo dispositivo, con gli stessi lanci. Vince il totale più alto.
page-more = Altre opzioni
page-options = Opzioni
page-rounds = Manche
page-round = Manche { $round }
page-counting = Come contano
page-counting-totals = La somma più alta
page-counting-differences = Il distacco a ogni manche
page-counting-rounds-won = Più manche vinte
page-counting-short = { $counting ->
        [differences] Distacco
        [rounds-won] Vinte
       *[totals] Somma
    }
page-teams = Squadre
page-teams-none = Ognuno per sé
page-teams-some = { $number } squadre
page-team = Squadra { $team }
page-begins = Chi comincia
page-begins-agreed = Il primo nome
page-begins-roll-off = Il lancio più alto
page-coach-on = Si può consultare il coach
page-no-coach = Senza coach questo server non dà consigli sulla partita mentre si gioca. Non può impedire a nessuno di cercarli altrove.
page-patience = Quanto aspettare chi non c’è
page-start = Comincia
page-lay = Apri il tavolo
page-lay-match = Apri la sfida
page-series = La serie finora

page-lobby = { $free ->
        [0] Ci siete tutti.
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $free } posti liberi.
    }
page-lobby-wait = La partita comincia quando tutti i posti sono presi, o quando la avvia chi ha aperto il tavolo.
page-lobby-patience = Se qualcuno manca per { $time }, gli altri possono far giocare un computer.
page-remove-player = Togli
page-removed = Chi gestisce il tavolo ti ha tolto. Puoi guardare. Per giocare, chiedi di lasciarti tornare.
page-admit = Lascia tornare { $name }
page-lobby-sit = Prendi un posto per giocare.
page-lobby-screen = dadi a schermo
page-lobby-real = dadi veri
page-seat-free = Libero
page-seat-mine = Tu
page-sit = Siediti qui
page-stand-up = Alzati
page-begin = { $count ->
        [one] Comincia in solitario
       *[other] Comincia in { $count }
    }
page-begin-ask = Cominciare senza gli altri?
page-begin-ask-about = I posti liberi spariscono. Chi arriva dopo può solo guardare.
page-invite = Invita qualcuno
page-invite-play = Chi lo apre può prendere un posto libero.
page-invite-look = La partita è finita: chi lo apre vede com’è andata.
page-share = Condividi la partita
page-invite-watch = La partita è cominciata: chi lo apre può guardare.
page-qr = Codice QR di questo tavolo
page-code = Codice
page-link = Link
page-copy = Copia
page-copied = Copiato
page-not-copied = Selezionalo e copialo a mano
page-no-code = Il codice QR non si può disegnare finché il server non risponde.
page-device = Gioca su un altro dispositivo
page-device-about = Apri questo link sull’altro dispositivo: tutti e due potranno giocare i tuoi posti. Dallo solo a chi deve giocare per te.
page-device-own = È un mio dispositivo: può fare tutto quello che fa questo
page-device-qr = Codice QR per l’altro dispositivo
page-device-make = Crea un link
page-take-over = Giocare qui per { $theirs }?
page-take-over-about = { $held ->
        [yes] Il link che hai aperto è per { $theirs }. Questo dispositivo gioca per { $ours }, e non potrebbe più farlo senza un suo link.
       *[no] Il link che hai aperto è per { $theirs }. Questo dispositivo ha aperto il tavolo, e non potrebbe più avviare né chiudere niente.
    }
page-take-over-yes = Prendi il posto
page-take-over-no = Lascia com’è
page-take-over-none = Il link che hai aperto non dà nessun posto a questo tavolo.

page-menu = Menu
page-pad = Blocco
page-story = Appena successo
page-pad-of = Blocco di { $player }
page-whole-pad = Tutto il blocco
page-people = Giocatori
page-computer = computer
page-turn = di turno
page-turn-of = Tocca a { $player }
page-turn-number = turno { $turn } di { $turns }
page-table-code = tavolo { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: { $sum } su { $at } finora.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } punto di vantaggio sul passo del bonus.
           *[other] { $points } punti di vantaggio sul passo del bonus.
        }
        [behind] { $points ->
            [one] { $points } punto di ritardo sul passo del bonus.
           *[other] { $points } punti di ritardo sul passo del bonus.
        }
       *[even] Esattamente al passo del bonus.
    }
page-chips = { $count ->
        [0] Nessun gettone
        [one] Un gettone, { $points } punti
       *[other] { $count } gettoni, { $points } punti
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: azzerata
page-cell-offered = { $box } { $points }: disponibile{ $advised ->
        [yes] , ed è la scelta del coach
        [best] , ora la casella migliore
       *[no] {""}
    }
page-cell-zero = { $box } 0: verrebbe azzerata
page-cell-barred = { $box }: non ora. { $why }
page-cell-open = { $box }: libera
page-box-about = Come si conta: { $box }
page-box-example = Per esempio
page-box-now = Questi dadi
page-box-write = Segna { $points } qui
page-cheer-box = { $box }!
page-cheer-best = Record personale!
page-sound = Suono
page-pass-on = Tocca a te. Tocca per cominciare.
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
page-rolled-off = Il lancio più alto: { $player }, che comincia.
page-roll-off = Comincia il lancio più alto: tocca a { $player } lanciare.
page-do-roll = { $several ->
        [yes] Tocca a { $player } lanciare.
       *[no] Tocca a te: lancia i dadi.
    }
page-do-tell = { $several ->
        [yes] { $player }: tocca i dadi come stanno, o una casella per i suoi punti.
       *[no] Tocca i dadi come stanno, o una casella per i suoi punti.
    }
page-do-keep = Tocca i dadi da tenere, o prendi una casella.
page-do-choose = Lanci finiti: prendi una casella.
page-do-take = Prendi una casella, o correggi i dadi.
page-your-turn = { $several ->
        [yes] Tocca a { $player }.
       *[no] Tocca a te.
    }
page-zero = Azzerare «{ $box }»?
page-zero-yes = Azzera
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
        [yes] { $box }: { $points } per te.
       *[no] { $player }: { $points } in { $box }.
    }
page-told-struck = { $you ->
        [yes] Hai azzerato «{ $box }».
       *[no] { $player } ha azzerato «{ $box }».
    }
page-told-took-back = { $you ->
        [yes] Annullato.
       *[no] { $player } ha annullato.
    }
page-told-corrected = Corretto: { $points } in { $box }.
page-told-reacts = { $player }: { $text }

page-react = Reagisci
page-reaction-bravo = Bel colpo!
page-reaction-laugh = Ah ah!
page-reaction-ouch = Ahi!
page-reaction-luck = Buona fortuna!
page-reaction-hurry = Dai…
page-reaction-thanks = Grazie!
page-hand-over = Fai giocare un computer per { $player }…
page-hand-over-who = Chi gioca per { $player }?
page-hand-over-own = Gioca finché non riprendi tu, e puoi farlo quando vuoi.
page-hand-over-another = Far giocare un computer per { $player }?
page-hand-over-about = Un computer che gioca bene va avanti finché { $player } non torna.
page-hand-over-go = Fallo giocare
page-has-left = { $player } ha lasciato il tavolo.
page-waits = { $player } non risponde da un po’.
page-absent = { $player } non c’è. Potrai far giocare un computer tra { $time }.
page-hand-over-yes = Fai giocare { $computer }
page-not-now = Non ora
page-figure-numbers = Mostra i numeri
page-plays-for = { $computer } gioca per { $player }
page-for = { $computer } per { $player }
page-come-back = { $player } riprende
page-come-back-self = Riprendo io

page-keys = Tasti
page-key-space = Spazio
page-key-enter = Invio
page-keys-roll = lanciare, o fermare subito i dadi
page-keys-keep = tenere un dado, o riprenderlo
page-keys-tell = indicare un dado come sta
page-keys-walk = muoversi sul blocco
page-keys-write = segnare nella casella
page-keys-hint = chiedere al coach
page-keys-undo = annullare
page-keys-card = questo elenco

page-match-go = Vai alla sfida
page-match-compare = Vedi le altre partite
page-match-sealed = I dadi si potranno verificare a sfida finita.

page-hint = Consiglio
page-coach = Il coach
page-coach-idle = Dopo un lancio, chiedi che cosa fare.
page-coach-thinks = Il coach sta pensando…
page-coach-says = Il coach: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Vale lo stesso: { $choice }.
   *[yes] Poi: { $choice }, { $cost } in meno.
}
page-coach-best = ideale
page-coach-keep = Tieni questi dadi
page-ask-explorer = Analizza questa posizione
page-percent = { $number }%
page-chances = Probabilità di vittoria
page-chances-round = Probabilità di vincere la manche

page-real-dice = Dadi: { $dice }
page-real-keys = I dadi come stanno
page-points-which = Quanti punti?
page-points-none = Ora questa casella non può prendere niente.
page-correct = Correggi «{ $box }»
page-correct-was = { $player } ha { $points } in questa casella.
page-correct-box = Casella

page-end = Fine
page-end-alone = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-end-won = Vittoria: { $players }, { $counting ->
        [differences] con { $points } punti di distacco
        [rounds-won] { $points } manche
       *[totals] con { $points } punti
    }
page-end-shared = { $players } condividono la vittoria
page-rematch = Gioca ancora
page-rematch-go = Vai alla rivincita
page-end-more = Altro
page-tonight-title = Stasera, partita { $games }
page-evening-end = Chiudi la serata
page-evening-won = La serata va a { $player }
page-fair-dice = Dadi onesti
page-record-notation = Notazione
page-record-jsonl = JSON Lines
page-record-csv = CSV
