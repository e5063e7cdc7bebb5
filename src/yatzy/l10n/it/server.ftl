# What a server says to those at its tables.

error-table-unknown = Non c’è nessun tavolo con questo codice.
error-table-token = Un token ha 22 lettere, cifre, trattini o trattini bassi. Questo non lo è.
error-table-token-missing = Mostra il token del tuo posto, o la tua chiave.
error-table-not-yours = Questo non è il tuo posto.
error-table-not-host = Può farlo solo chi ha aperto il tavolo.
error-table-no-seat = Non c’è un posto { $seat }: il tavolo ne ha { $seats }.
error-table-no-seats = A un tavolo serve almeno un posto.
error-table-seat-taken = Il posto { $seat } è già preso.
error-table-seat-computer = Al posto { $seat } gioca comunque un computer.
error-table-begun = La partita è cominciata: nessuno può più sedersi.
error-table-not-begun = La partita non è cominciata: ci sono ancora posti liberi.
error-table-not-over = La partita non è finita.
error-table-nobody = Non c’è nessuno con cui cominciare.
error-table-name = Un nome è una riga di al massimo { $longest } caratteri.
error-table-name-missing = Al posto { $seat } serve un nome.
error-table-name-twice = Al tavolo c’è già qualcuno con questo nome.
error-table-devices = Un posto si può giocare da al massimo { $most } dispositivi.
error-table-real-dice = Con i dadi veri un computer non può andare avanti: non ha le mani.
error-table-not-stuck = Non è ancora il momento: aspetta un po’, forse c’è ancora qualcuno.
error-table-stand-in = Un computer sta giocando per te. Prima riprendi il tuo posto.
error-table-late = Intanto la partita è andata avanti. La vedi com’è adesso.
error-table-long = Hai messo da parte, ripreso e corretto così tanto che il tavolo non ne accetta più. Lancia, o segna.
error-table-changed = Intanto il tavolo è cambiato. Lo vedi com’è adesso.
error-table-dice = I dadi di questo tavolo li lancia il server.
error-table-match-open = Altri giocano ancora con questi dadi: si potranno vedere a sfida finita.
error-table-match-closed = La sfida è finita: nessuno può più entrare.
error-table-match-full = In questa sfida giocano già { $most } persone, il massimo possibile.
error-table-match-alone = In una sfida a dadi uguali ognuno gioca per conto suo, con i dadi dello schermo.
error-table-no-match = Questa non è una sfida a dadi uguali.
error-table-no-coach = A questo tavolo il coach non si può consultare.
error-table-sheet-name = Le regole sono diverse dal regolamento stampato { $sheet }: dai loro un altro nome.
error-table-nonsense = Il tavolo non capisce: { $problem }
error-table-hello-again = Hai già salutato.
error-table-reaction = Questa reazione non esiste. Disponibili: { $known }.
error-table-turns = Tanti giocatori, caselle e manche farebbero più di { $most } turni. Prendine meno.
error-table-reactions = Non così tante insieme: aspetta un momento.
error-player-games = Hai già { $most } partite, il massimo che si conserva a testa. Prima rinuncia a qualcuna.
error-table-store = Ora il server non raggiunge le sue partite. Riprova tra un momento: niente viene fatto due volte.

error-limit-tables = Sono molti tavoli nuovi da un solo indirizzo. Riprova tra { $seconds } secondi.
error-limit-requests = È molto in una volta. Riprova tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
error-request-invalid = La richiesta non va bene: { $problem }
request-choices = { $problem }. Disponibili: { $choices }.
error-request-unknown = A questo indirizzo non c’è niente.
error-request-method = Qui non si può fare.
error-request-large = È troppo per una sola richiesta.
error-request-host = Questo server non si chiama così.
error-request-origin = Lo chiede un’altra pagina, e non può farlo.
error-server-failed = Qualcosa è andato storto sul server. Non è cambiato niente; riprova.
error-review-no-step = In questa partita non c’è una decisione così: turno { $turn }, lancio { $throw }.
error-review-no-column = In questa partita non c’è una colonna così: manche { $round }, colonna { $column }.
