# The command line.

cli-yatzy = Gioca e studia lo Yatzy con le regole della tua scatola.
    .lang = Lingua della risposta, per esempio fi. Predefinito: quella del terminale.
    .help-flag = Mostra questo aiuto ed esce.
    .version-flag = Mostra la versione ed esce.
    .completion-flag = Attiva il completamento con Tab per bash, zsh o fish.
    .usage = Uso: { $form }
    .commands = Comandi
    .parameters = Parametri
cli-sheets = Elenca tutte le regole, o controlla le tue.
    .json = Scrive JSON.
cli-sheets-check = Controlla regole tue.
    .file = Le regole, un file TOML.
    .json = Scrive JSON.
cli-rules = Mostra le regole.
    .sheet = Le regole: un nome, o il percorso di un tuo file.
    .json = Scrive JSON.
cli-score = Mostra quanto vale un lancio in ogni casella libera, e perché.
    .dice = I dadi in cifre, per esempio 55535. Senza, te li chiede un lancio dopo l’altro.
    .sheet = Le regole: un nome, o il percorso di un tuo file. Predefinito: { $default }.
    .filled = Le caselle già piene, con la chiave o il nome stampato, per esempio yatzy=50,fives=25+100 (il bonus si aggiunge con +).
    .json = Scrive JSON.

cli-play = Gioca nel terminale. Riprende l’ultima partita, o ne comincia una.
    .game = La partita da riprendere: il nome che dà yatzy games, o il suo inizio.
    .new = Comincia una partita nuova, anche se un’altra non è finita.
    .sheet = Le regole di una partita nuova: un nome, o il percorso di un tuo file.
    .players = I giocatori, per esempio Anna,Bo.
    .teams = Quante squadre, 2 o 3; ogni squadra ha una sola colonna.
    .rounds = Quante manche, fino a 6.
    .counting = Come si contano i punti delle manche.
    .start = Chi comincia: il primo della lista, o chi fa il lancio più alto.
    .computers = I robot al tavolo, separati da virgole; lo stesso può giocare due volte. Scegli tra: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Gioca senza coach.
cli-pad = Segna i punti per dadi veri, o stampa un blocco.
    .game = La partita da riprendere: il nome che dà yatzy games, o il suo inizio.
    .new = Comincia una partita nuova, anche se un’altra non è finita.
    .sheet = Le regole di una partita nuova: un nome, o il percorso di un tuo file.
    .players = I giocatori, per esempio Anna,Bo.
    .teams = Quante squadre, 2 o 3; ogni squadra ha una sola colonna.
    .rounds = Quante manche, fino a 6.
    .counting = Come si contano i punti delle manche.
    .start = Chi comincia: il primo della lista, o chi fa il lancio più alto.
    .no_coach = Gioca senza coach.
    .print = Scrive un blocco vuoto, come pagina web da stampare, e nient’altro.
    .columns = Quante colonne ha il blocco stampato. Predefinito: { $default }.
cli-games = Elenca le partite salvate.
    .all = Le elenca tutte, non solo le ultime.
    .json = Scrive JSON.
cli-games-show = Mostra il segnapunti di una partita.
    .game = La partita: il nome che dà yatzy games, o il suo inizio.
    .json = Scrive JSON.
cli-games-export = Esporta una partita.
    .game = La partita: il nome che dà yatzy games, o il suo inizio.
    .jsonl = Scrive JSON Lines invece della notazione leggibile.
    .to = Il file da scrivere. Predefinito: lo standard output.
cli-games-import = Importa una partita.
    .file = La partita, in notazione o in JSON Lines. Predefinito: lo standard input.
cli-games-delete = Elimina una partita per sempre.
    .game = La partita: il nome che dà yatzy games, o il suo inizio.
    .database = Il database: un file, o postgresql://user@host/name. Predefinito: le tue partite.
    .yes = Conferma l’eliminazione.
cli-records = Mostra il record e la media di ogni giocatore con le varie regole.
    .sheet = Solo queste regole.
    .player = Solo questo giocatore, con frequenze e cattive abitudini se le regole sono calcolate.
    .html = Scrive in questo file anche una pagina con grafici, frequenze e cattive abitudini.
    .json = Scrive JSON.
cli-review = Rivede una partita: la fortuna, i punti persi a ogni scelta, e che cosa era meglio.
    .file = Il file di una partita, o il nome di una partita salvata. Predefinito: l’ultima giocata, o quello che arriva da una pipe.
    .html = Scrive in questo file anche una pagina con grafici e tutte le scelte.
    .json = Scrive JSON.
cli-verify = Verifica i dadi di una partita: li ricalcola dal loro seme.
    .file = Il file di una partita, o il nome di una partita salvata. Predefinito: lo standard input.
    .day = Per una partita del giorno: il file che prova quel giorno, così come lo dà /api/days di un server.
    .anchor = L’àncora che hai annotato prima, al posto di quella nel file.
    .json = Scrive JSON.
cli-solve = Calcola le regole: il totale atteso con il gioco perfetto.
    .sheet = Le regole: un nome, o il percorso di un tuo file. Predefinito: { $default }.
    .fresh = Calcola di nuovo, anche se c’è una soluzione salvata.
    .threads = Quanti thread. Predefinito: uno per core.
    .json = Scrive JSON.
cli-advise = Mostra la scelta migliore con questi dadi, quanto perdono le altre, e perché.
    .dice = I dadi in cifre, per esempio 12344.
    .rolls_left = Quanti lanci restano. Predefinito: tutti tranne il primo.
    .sheet = Le regole: un nome, o il percorso di un tuo file. Predefinito: { $default }.
    .filled = Le caselle già piene, con la chiave o il nome stampato, per esempio yatzy=50,fives=25+100 (il bonus si aggiunge con +).
    .against = I totali finali degli altri, per esempio 231,204: mostra anche che cosa vince più spesso.
    .all = Elenca tutte le scelte, non solo le migliori.
    .json = Scrive JSON.
cli-drill = Esercitati: scegli una mossa e guarda quanto costa.
    .sheet = Le regole: un nome, o il percorso di un tuo file. Predefinito: tactic; con --own, tutte.
    .own = Propone posizioni delle tue partite, dove qualcuno ha perso punti.
    .player = Con --own: solo le partite di questo giocatore.
    .today = Propone la posizione del giorno, uguale per tutti.
    .date = Propone la posizione di un altro giorno, per esempio 2026-11-15.
    .count = Quante domande. Predefinito: 10.
    .seed = Un numero per avere ogni volta le stesse posizioni.
    .answer = Risponde subito a una domanda: i dadi da tenere, per esempio 44, o una casella.
    .json = Scrive JSON, una domanda per riga, con tutte le scelte.
cli-odds = Mostra come finiscono le partite con il gioco perfetto: le probabilità esatte di ogni totale e di ogni casella.
    .sheets = Le regole: un nome, o il percorso di un tuo file; o più nomi, per confrontarli. Predefinito: tactic.
    .filled = Le caselle già piene, con la chiave o il nome stampato, per esempio yatzy=50,fives=25+100 (il bonus si aggiunge con +).
    .games = Stima le probabilità con tante partite simulate, invece di calcolarle.
    .svg = Scrive in questo file anche un grafico.
    .json = Scrive JSON.
cli-compare = Confronta le regole: che cosa cambia, la media con il gioco perfetto, e gli stessi dadi contati con le une e con le altre.
    .sheets = Due o più: nomi, o percorsi di tuoi file. Con uno solo: quanto valgono le sue opzioni.
    .dice = I dadi da contare, per esempio 55566.
    .json = Scrive JSON.
cli-simulate = Fa giocare ai robot molte partite; mostra le loro medie e quanto spesso vincono.
    .players = I robot, separati da virgole; lo stesso può giocare due volte. Scegli tra: beginner, casual, strong, perfect, cautious, bold, winner. Predefinito: { $default }.
    .sheet = Le regole: un nome, o il percorso di un tuo file. Predefinito: { $default }.
    .games = Quante partite. Predefinito: 10000, o 500 con winner, che ne gioca una decina al secondo.
    .seed = Un numero per i dadi: lo stesso seme dà le stesse partite. Predefinito: { $default }.
    .json = Scrive JSON.
cli-export = Esporta dati sulle regole da studiare, in Parquet o CSV.
    .what = Che cosa scrivere: tutti gli stati tra due turni; i punti ancora attesi da ciascuno con il gioco perfetto; tutte le scelte con i punti che perdono; o partite giocate da un robot.
    .sheet = Le regole: un nome, o il percorso di un tuo file. Predefinito: { $default }.
    .to = Il file da scrivere, che finisce in .parquet o .csv. Predefinito: CSV sullo standard output.
    .states = Descrive lo stato in ogni riga.
    .filled = Le caselle già piene, con la chiave o il nome stampato, per esempio yatzy=50,fives=25+100 (il bonus si aggiunge con +).
    .dice = Per advice: solo questi dadi, per esempio 12344. Predefinito: ogni lancio.
    .rolls_left = Per advice: solo quando restano tanti lanci. Predefinito: qualsiasi numero.
    .games = Quante partite giocare. Predefinito: 1000. Con --games, --player o --seed, advice riguarda partite, altrimenti un solo segnapunti.
    .player = Il robot: beginner, casual, strong, perfect, cautious, bold, winner. Predefinito: perfect.
    .seed = Un numero per i dadi: lo stesso seme dà le stesse partite. Predefinito: 0.

column-game = Partita
column-games = Partite
column-when = Data
column-state = Risultato
column-player = Giocatore
column-best = Record
column-average = Media
games-none = Ancora nessuna partita. Cominciane una con yatzy play.
games-more = { $count ->
        [one] Un’altra: yatzy games --all
       *[other] Altre { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, dadi veri
games-under-way = { $percent }% giocata
games-exported = { $game } esportata in { $file }.
export-rows = Righe da scrivere: { $rows }
export-writing = Scrittura
export-written = Righe in { $file }: { $rows }
games-imported = { $game } importata. Guardala con yatzy games show { $game }.
games-known = Hai già { $game }.
games-deleted = Partita eliminata: { $game }.
records-reading = Lettura delle partite
records-none = Ancora nessuna manche finita.
records-no-match = Nessuna manche finita per questo giocatore e queste regole.
verify-good = I dadi sono giusti: il seme corrisponde all’impronta e dà esattamente { $throws ->
        [one] questo lancio
       *[other] questi { $throws } lanci
    } ({ $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }).
verify-seal-wrong = Il seme non corrisponde all’impronta: non è quello fissato prima della partita.
verify-mismatch = Lancio { $number } ({ $place }): la partita dice { $recorded }, il seme dà { $right }.
verify-in-roll-off = { $player }, per chi comincia
verify-in-turn = manche { $round }, turno { $turn }, { $player }, lancio { $roll } del turno
verify-day-good = { $day }: il seme è quello che la catena aveva per questo giorno, e le partite del giorno prima sono nei dadi.
verify-day-wrong = { $fault ->
        [chain] Il seme non porta all’àncora della catena.
        [seal] Il seme non corrisponde all’impronta del giorno.
        [mix] La miscela non deriva dalle partite del giorno prima.
        [table] Il codice della sfida non deriva dal seme.
       *[record] Questa non è una partita di quel giorno.
    }

column-sheet = Regole
column-name = Nome
column-boxes = Caselle
column-players = Giocatori
column-languages = Lingue
languages-many = { $count } lingue
column-highest = Massimo
column-box = Casella
column-points = Punti
column-bonus = Bonus
column-why = Perché
column-rule = Che cosa richiede e quanto vale
column-example = Esempio
column-mean = Media
column-struck = Zero

score-heading = { $dice } con { $sheet }
score-forbidden = non permessa
score-none-open = Tutte le caselle sono piene.
score-ask = Dadi (riga vuota per smettere):
score-asking = Scrivi un lancio per vedere quanto vale in ogni casella, con { $sheet }. Per altre regole: yatzy score --sheet NOME; yatzy sheets le elenca.
players-any = senza limite
players-from = { $least } o più
players-range = da { $least } a { $most }
sheets-hint = Leggi le regole con yatzy rules NOME; conta un lancio con yatzy score 55535 --sheet NOME.
check-good = { $file } è valido: { $title }, { $boxes ->
        [one] { $boxes } casella
       *[other] { $boxes } caselle
    }, totale massimo { $highest }, impronta { $digest }.
check-more = { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }
check-bad = { $file }: { $count ->
        [one] un problema
       *[other] { $count } problemi
    }

labelled = { $label }: { $text }
error-label = errore: { $told }
usage-unknown-command = Non c’è nessun comando «{ $name }». Guarda quali ci sono con yatzy --help.
usage-unknown-option = Qui non c’è nessuna opzione «{ $name }». Aggiungi --help per vedere quali ci sono.
usage-did-you-mean = Intendevi { $name }?
usage-missing = { $name } richiede un valore. Aggiungi --help per vedere quale.
usage-too-many = «{ $name }» è di troppo. Aggiungi --help per vedere che cosa serve.
usage-bad-value = «{ $value }» non va bene per { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Scegli tra: { $choices }.
    }
usage-too-large = { $name } è un numero troppo grande.
usage-repeated = { $name } compare due volte.
completion-installed = Il completamento per { $shell } è in { $file }. Apri un altro terminale per usarlo.
stopped = Interrotto.
out-of-memory = Non c’è abbastanza memoria per farlo.
output-lost = Non si può scrivere il risultato: { $problem }.
