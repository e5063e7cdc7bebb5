# One line for everything that can be wrong with what a user gives us.

error-dice-letters = «{ $text }» non è un lancio. Scrivi i dadi in cifre, per esempio 55535.
error-dice-count = «{ $text }» ha { $got ->
        [one] { $got } dado
       *[other] { $got } dadi
    }; con queste regole sono { $expected }.
error-dice-face = «{ $text }» non è un lancio: i dadi vanno da 1 a 6, non { $face }.
error-sheet-unknown = Non ci sono regole «{ $name }». { $near ->
        [none] Scegli tra: { $known }. Va bene anche il percorso di un tuo file.
       *[other] Intendevi { $near }?
    }
    .guest = Non ci sono regole «{ $name }». { $near ->
            [none] Scegli tra: { $known }.
           *[other] Intendevi { $near }?
        }
error-option-unknown = Le regole { $sheet } non hanno l’opzione «{ $option }». { $known ->
        [none] Non ce ne sono.
       *[other] Ci sono: { $known }.
    }
error-options-exclude = Scegline una sola: { $one } e { $other } si escludono.
error-sheet-missing = Questo file non esiste.
error-sheet-unreadable = Il file non si può leggere: { $problem }.
error-sheet-too-large = Il file è troppo grande: le regole possono avere al massimo { $largest } kB.
error-sheet-encoding = Questo non è un file di testo: le regole sono TOML in UTF-8.
error-sheet-line = Una riga supera i { NUMBER($longest, useGrouping: 0) } caratteri.
error-sheet-toml = Questo TOML non è valido: { $problem }
error-sheet-empty = Le regole sono vuote.
error-sheet-not-offline = Con queste regole si può giocare solo con un server.
error-card-entry = «{ $part }» non è una casella piena. Scrivi casella=punti, per esempio yatzy=50.
error-card-box = Queste regole non hanno una casella «{ $key }». Scegli tra: { $known }.
error-card-twice = La casella { $key } è riempita due volte.
error-card-points = La casella { $key } non può mai valere { $points }. Valori possibili: { $possible }.
error-card-further = La casella { $key } può valere { $points } solo se in { $needed } ci sono già punti.
error-card-order = Questo segnapunti si riempie dall’alto in basso, e la casella { $key } è ancora libera.
error-card-bonus = { $most ->
        [0] Su questo segnapunti non può esserci un bonus per Yatzy successivi.
       *[other] Ogni bonus per Yatzy successivi vale { $each }, al massimo { $most } su questo segnapunti, non { $bonus }.
    }
error-card-bonus-box = { $points } nella casella { $key } non può aver dato un bonus di { $bonus } su questo segnapunti.
error-card-full = Tutte le caselle sono piene: non resta niente da giocare.
error-language-unknown = Non c’è nessuna lingua «{ $language }». Scegli tra: { $known }.
error-pad-columns = Un blocco ha da { $least } a { $most } colonne, non { NUMBER($got, useGrouping: 0) }.

error-line = riga { $line }: { $told }

error-no-terminal = Serve un terminale, non una pipe o un file.
error-games-sure = Questo elimina { $game } per sempre. Aggiungi --yes per confermare.
error-games-at-server = { $game } è un tavolo del server. Avvia yatzy serve e gioca lì.
error-games-served = { $game } è un tavolo di un server in funzione. Prima ferma il server.
error-record-which = Indica il file di una partita, o manda una partita da una pipe.
error-record-unwritable = Non si può scrivere: { $problem }.

error-setup-players = Queste regole sono per { $least }–{ $most } giocatori, o per uno che si esercita; ne hai indicati { $got }.
error-setup-name = «{ $name }» non è un nome: usa da 1 a { $longest } caratteri su una riga.
error-setup-name-twice = Il nome { $name } c’è due volte. Cambiane uno.
error-setup-teams = Le squadre possono essere { $allowed }, non { $got }.
error-setup-team-seats = Ogni giocatore ha bisogno di una squadra, e ogni squadra di un giocatore.
error-setup-tag = «{ $text }» non è { $tag ->
        [date] una data come 2026-11-15
        [seal] un’impronta: 64 cifre esadecimali
        [match] il nome di una sfida: lettere e cifre, fino a 40
       *[game_id] il nome di una partita: lettere e cifre, fino a 40
    }.
error-setup-match = In una sfida a dadi uguali ognuno gioca per conto suo, con i dadi sullo schermo e senza lancio per cominciare.
error-setup-rounds = Una serie ha da 1 a { $most } manche, non { $got }.
error-setup-words = Parole portafortuna: { $got } per { $players } giocatori. Una a testa, o nessuna.
error-setup-computers = Se giocano robot, va detto per ognuno dei { $players } posti se ci gioca un robot; ne hai indicati { $got }.
error-setup-computer = «{ $computer }» non è il nome di un robot: usa lettere minuscole, cifre e trattini.
error-setup-computer-dice = Ai robot servono i dadi sullo schermo: quelli veri non li possono lanciare.
error-setup-choice = { $tag } dev’essere uno di questi valori: { $choices }; non «{ $text }».
error-setup-word = «{ $word }» non è una parola portafortuna: usa al massimo { $longest } caratteri su una riga.

error-move-not-your-turn = Non tocca a te: gioca { $player }.
error-move-game-over = La partita è finita.
error-move-roll-off = Prima tutti lanciano per decidere chi comincia.
error-move-before-roll = Prima lancia i dadi.
error-move-no-roll-left = { $rolls ->
        [one] Hai un solo lancio
       *[other] Hai solo { $rolls } lanci
    } per turno: scegli una casella.
error-move-all-kept = Hai tenuto tutti i dadi: scegli una casella, o tienine meno.
error-move-not-there = { $there ->
        [0] Non c’è nessun { $face }.
       *[other] Non ci sono tanti { $face }: solo { $there }.
    }
error-move-dice-count = Qui si { $expected ->
        [one] lancia un dado
       *[other] lanciano { $expected } dadi
    }, non { $got }.
error-move-dice-face = I dadi vanno da 1 a 6, non { $face }.
error-move-not-yours = È la colonna di { $other }; tocca a { $player }.
error-game-and-options = Indica una partita da riprendere, o le opzioni per una nuova, non tutte e due.
error-move-dice-lie = Hai già inserito i dadi di questo turno: scegli una casella.
error-move-no-box = Queste regole non hanno una casella «{ $box }».{ $near ->
        [none] {""}
       *[other] {" "}Intendevi { $near }?
    }
error-move-box-filled = La casella { $box } è già piena. Scegline un’altra.
error-move-box-forbidden = La casella { $box } ora non è permessa. Scegline un’altra.
error-move-typed = «{ $typed }» non è né dadi né punti: scrivi i dadi, o punti come 28 o 30+100.
error-move-points-needed = Quanti punti nella casella «{ $box }»?
error-move-points = La casella { $box } ora non può valere { $points }. Valori possibili: { $possible }.
error-move-points-differ = Nella casella «{ $box }» i dadi danno { $right }, non { $points }.
error-move-only-real-dice = Si può fare solo con dadi veri.
error-move-across-dice = Un lancio non si può annullare.
error-move-computers = Quello che ha giocato { $player } non si può annullare: si annullano solo le mosse delle persone.
error-move-nothing-done = Non c’è niente da annullare.
error-move-no-turn = Non c’è un turno { $turn } da correggere.
error-move-conflict = Non torna: più tardi { $player } ha segnato { $points } nella casella «{ $box }». Prima correggi quello.
error-move-not-over = Il seme resta nascosto fino alla fine della partita.
error-move-no-secret = Questi dadi non hanno un seme da mostrare.
error-move-rolls-left = Dopo un lancio ne restano da 0 a { $most }, non { $got }.
error-move-shown = La partita è chiusa: il suo seme è stato mostrato.

error-record-page = La pagina sovrascriverebbe il file della partita. Scegli un altro nome.
error-record-empty = Non contiene nessuna partita.
error-record-empty-input = Dallo standard input non è arrivata nessuna partita. Indica il file di una partita, o manda una partita da una pipe.
error-record-unreadable = Non si può leggere: { $problem }.
error-record-missing = Questo file non esiste.
error-record-nowhere = Non c’è né un file né una partita salvata con quel nome. yatzy games elenca le partite.
error-record-none-played = Nessuna delle partite salvate ha ancora un turno finito. Indica il file di una partita, o manda una partita da una pipe.
error-record-too-large = È troppo grande per una partita: il limite è { $largest } MB.
error-record-encoding = Questo non è un file di testo: il file di una partita è testo in UTF-8.
error-record-json = Questo JSON non è valido: { $problem }
error-record-data = Questo non è un evento di una partita: { $problem }
error-record-seq = Manca l’evento { $expected }; qui c’è { $got }.
error-record-moment = «{ $got }» non è una data con l’ora, come 2026-11-15T19:30:00Z.
error-record-newer = È nella versione { $version }; questo yatzy legge le versioni da 1 a { $known }. Aggiorna yatzy per leggerla.
error-record-no-start = Non comincia con l’inizio di una partita.
error-record-started-twice = La partita comincia una seconda volta.
error-record-event = Non può essere successo.
error-record-digest = Qui le regole di { $sheet } ({ $found }) non sono quelle con cui si è giocato ({ $digest }).
error-record-tag = «{ $text }» non è un’etichetta. Scegli tra: { $known }.
error-record-tag-twice = L’etichetta { $tag } c’è due volte.
error-record-no-tag = Manca l’etichetta { $tag }.
error-record-number = «{ $text }» non è un numero.
error-record-choice = { $tag } dev’essere uno di questi valori: { $choices }; non «{ $text }».
error-record-computer = «{ $text }» non è un robot a questo tavolo: scrivi il posto e un nome, per esempio 2 casual.
error-record-sheet = Non ci sono regole «{ $sheet }». Scegli tra: { $known }. Le tue regole viaggiano nell’etichetta Rules, come la scrive yatzy games export.
    .guest = Non ci sono regole «{ $sheet }». Scegli tra: { $known }. Le tue regole viaggiano nell’etichetta Rules.
error-record-rules = Le regole non sono quelle di { $sheet }.
error-record-heading = Qui dovrebbe esserci «{ $expected }», non «{ $text }».
error-record-name = «{ $text }» qui non gioca: tocca a { $player }.
error-record-unfinished = Il turno di { $player } non ha una fine.
error-record-part = «{ $text }» non si può leggere: un turno sono i dadi, quelli tenuti, una casella e i suoi punti.
error-record-kept = { $kept } risulta tenuto, ma non è in { $dice }.
error-verify-real-dice = Questa partita si è giocata con dadi veri: non c’è niente da ricalcolare.
error-verify-no-seal = Questa partita non ha un’impronta dei dadi: nessuno li può ricalcolare.
error-verify-no-secret = Il seme è ancora nascosto: si mostra a partita finita.
error-verify-bad-secret = Il suo seme non è scritto in cifre esadecimali.
error-verify-day-open = La partita del { $day } è ancora aperta: il seme si mostra quando nessuno può più giocarla.
error-verify-day-file = Questo file non prova nessun giorno. Salva la risposta di /api/days così com’è.

error-solve-threads = I thread devono essere da 1 a { NUMBER($most, useGrouping: 0) }, non { $got }.
error-solver-too-large = Queste regole hanno almeno { $states } stati: per calcolarle servono { $needed } GiB di memoria, e ne sono liberi { $free }.
error-solver-not-offline = Su questo dispositivo queste regole non sono calcolate. Prova su un computer con yatzy installato: può calcolarle.
error-solver-odds-too-large = Per le probabilità esatte servono almeno { $needed } GiB di memoria, e ne sono liberi { $free }. Stimale con --games 1000000.
error-solver-games = Gioca almeno una partita, non { $got }.
error-advise-dice = Quali { $dice } dadi? Per esempio: yatzy advise 12344
error-advise-against = --against richiede totali finali, per esempio 231,204, non «{ $text }».
error-odds-filled = --filled va con un solo nome di regole; ne hai indicati più d’uno.
error-odds-sheets = Puoi confrontarne al massimo { $most } alla volta, non { $got }.
error-odds-games = --games dev’essere un numero da 1 a { $most }, non { $got }.
error-solver-no-memory = Non c’è abbastanza memoria per farlo.
error-solver-threads = Serve almeno un thread, non { $got }.
error-solver-other-array = Questi non sono valori di queste regole: devono essere { $expected } su una riga, non { $got }.
error-solver-other-sheet = Il segnapunti ({ $card }) e la soluzione ({ $values }) sono di regole diverse.
error-race-too-early = Con { $open } caselle libere è presto per giocare solo per la vittoria: si comincia da { $most }. Fino ad allora conviene giocare per i punti.
error-race-too-large = Per giocare per la vittoria con queste regole servono { $needed } GiB di memoria, e ne sono liberi { $free }.
error-file-no-folder = Questa cartella non esiste.
error-file-unwritable = Non si può scrivere: { $problem }.
error-export-suffix = Il nome del file deve finire in uno di questi: { $known }
error-export-option = { $option } non va con { $what }.
error-export-either = --filled, --dice e --rolls-left riguardano un solo segnapunti; --games, --player e --seed riguardano partite.
error-export-player = --player indica un solo robot, non { $got }.

error-extra-missing = Per questo manca un pacchetto: { $package }. Installalo con: { $command }
error-store-no-game = Non c’è nessuna partita «{ $game }». yatzy games elenca le tue partite.
error-store-many-games = Più partite cominciano con «{ $beginning }»: { $games }. Scrivi un pezzo di nome in più.
error-store-known = Hai già la partita { $game }.
error-store-moved-on = La partita è andata avanti altrove, forse in un altro terminale. La vedi com’è adesso.
error-store-no-secret = Il seme di { $game } è su un’altra macchina: qui la partita non può riprendere.
error-store-full = Il disco è pieno: non è stato scritto niente. Quello che avevi salvato è al sicuro: { $place }
error-store-not-taken = Non si può scrivere in { $place } ({ $problem }): forse il disco è pieno o guasto, o la tua quota è finita. Quello che avevi salvato è al sicuro.
error-store-read-only = In { $place } non si può scrivere: è in sola lettura.
error-store-cannot-open = Le partite non si possono salvare in { $place }: { $problem }.
error-store-busy = Un altro programma sta scrivendo in { $place }. Riprova.
error-store-damaged = { $place } non è un database di partite, o è danneggiato: { $problem }.
error-store-gone = { $place } è stato spostato, eliminato o sostituito mentre era in uso: non è stato scritto niente. Ricomincia.
error-store-foreign = { $place } è il database di un altro programma: non vi è stato scritto niente.
error-store-newer = { $place } viene da uno yatzy più recente. Aggiorna questo.
error-store-failed = Non si può usare { $place }: { $problem }.
error-store-served = Un altro yatzy serve usa { $place }. Fermalo, o scegli un altro posto con --database.
error-store-no-home = Questo utente non ha una cartella personale. Indica una cartella: { $variable }=/a/folder
error-store-other-log = Il file { $log } accanto a { $place } appartiene ad altre partite: una copia di sicurezza ha sostituito solo il file. Non è cambiato niente. Se { $place } è quello che vuoi, elimina { $log }; yatzy host restore lo fa da solo.
error-store-closed = { $place } è chiuso: non vi si scrive più niente.
error-store-address = Questo non è l’indirizzo di un database. Indica un file, o un indirizzo come postgresql://name:password@host/database; in un nome o una password scrivi @ / : # come %40 %2F %3A %23.
error-store-unreachable = { $place } non è raggiungibile: { $problem }.
error-store-away = { $place } non risponde. Quello che avevi salvato è al sicuro; riprova tra un momento.
error-store-locked = { $place } non accetta questo nome e questa password.
error-store-no-right = { $place } non permette a questo utente di creare o usare tabelle. Può consentirlo chi lo amministra: GRANT CREATE ON SCHEMA …
error-store-no-database = Non c’è nessun database { $place }. Prima crealo, per esempio con createdb.

fault-whole-sheet = le regole
fault-more = (e altri { $count }: vedi yatzy sheets check)
    .guest = (e altri { $count })
fault-missing = manca.
fault-unknown-key = qui non esiste. Chiavi note: { $known }.
fault-not-table = dev’essere una tabella, non { $got }.
fault-not-list = dev’essere una lista, non { $got }.
fault-list-length = deve avere da 1 a { $most } elementi, non { $got }.
fault-twice = contiene un doppione.
fault-not-whole = dev’essere un numero intero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }, non { $got }.
fault-not-flag = dev’essere true o false, non { $got }.
fault-not-text = dev’essere testo, non { $got }.
fault-bad-text = dev’essere una riga di testo da 1 a { $longest } caratteri.
fault-not-key = deve essere fatto di minuscole, cifre e trattini, al massimo { $longest }, e cominciare con una lettera, come "full-house", non { $got }.
fault-not-choice = dev’essere uno di questi valori: { $choices }; non { $got }.
fault-not-language = dev’essere il codice di una lingua, come "fi", non { $got }.
fault-not-pattern = dev’essere "any" o una tabella con una di queste chiavi: { $known }; non { $got }.
fault-not-pays = dev’essere "all", "matched", uno dei due con un numero in più ("all+50"), o un numero fino a { $most }, non { $got }.
fault-key-taken = il nome { $key } è già preso.
fault-upper-box = una casella della sezione superiore conta un solo numero, vale "matched" e non è un’ultima risorsa.
fault-too-many-dice = richiede { $needed } dadi, e con queste regole sono { $dice }.
fault-no-upper-box = non c’è nessuna casella nella sezione superiore.
fault-not-five-alike = deve indicare una casella con lo schema groups = [{ $dice }].
fault-needs-forced-joker = va solo con joker = "forced".
fault-against-joker = non va insieme a un jolly.
fault-against-order = non va insieme a order = "fixed".
fault-needs-chance = richiede esattamente una casella con lo schema "any"; ce ne sono { $got }.
fault-less-than-chance = deve valere almeno quanto Chance con lo stesso lancio: { $least }.
fault-id-taken = { $id } è il nome di regole che fanno parte di yatzy. Scegline un altro.
