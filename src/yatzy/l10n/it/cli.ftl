# The command line.

cli-yatzy = Ogni Yatzy secondo il suo regolamento stampato.
    .lang = Lingua della risposta, per esempio fi. Se manca: quella del terminale.
    .help-flag = Mostra questo aiuto ed esce.
    .version-flag = Mostra la versione ed esce.
    .completion-flag = Attiva il completamento con Tab per bash, zsh o fish.
    .usage = Uso: { $form }
    .commands = Comandi
    .parameters = Parametri
cli-sheets = Elenca i regolamenti, o ne controlla uno tuo.
    .json = Scrive JSON per i programmi.
cli-sheets-check = Controlla un tuo regolamento.
    .file = Il regolamento, un file TOML.
    .json = Scrive JSON per i programmi.
cli-rules = Mostra un regolamento.
    .sheet = Il regolamento: il suo nome, o il percorso di un tuo file.
    .json = Scrive JSON per i programmi.
cli-score = Dice quanto vale un lancio in ogni casella libera, e perché.
    .dice = I dadi in cifre, per esempio 55535. Se mancano te li chiede, un lancio dopo l’altro.
    .sheet = Il regolamento: il suo nome, o il percorso di un tuo file. Se manca: { $default }.
    .filled = Le caselle già piene, con la loro chiave o con il nome che hanno nel regolamento, per esempio yatzy=50,fives=25+100 (il bonus si somma).
    .json = Scrive JSON per i programmi.

cli-play = Gioca nel terminale. Riprende l’ultima partita lasciata, o ne comincia una.
    .game = La partita da riprendere: il nome che dà yatzy games, o il suo inizio.
    .new = Comincia una partita nuova, anche se un’altra è in sospeso.
    .sheet = Il regolamento di una partita nuova: il suo nome, o il percorso di un tuo file.
    .players = Chi gioca, per esempio Anna,Bo.
    .teams = Quante squadre hanno una colonna ciascuna: 2 o 3.
    .rounds = Quante manche, fino a 6.
    .counting = Come contano le manche.
    .start = Chi comincia: il primo nome, o chi fa il lancio più alto.
    .computers = I computer al tavolo, separati da virgole; lo stesso può giocare due volte. Disponibili: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Gioca senza coach: a questo tavolo nessuno può consultarlo.
cli-pad = Tiene il blocco per dadi veri, o ne stampa uno.
    .game = Il blocco da riprendere: il nome che dà yatzy games, o il suo inizio.
    .new = Comincia un blocco nuovo, anche se un altro è in sospeso.
    .sheet = Il regolamento di un blocco nuovo: il suo nome, o il percorso di un tuo file.
    .players = Chi gioca, per esempio Anna,Bo.
    .teams = Quante squadre hanno una colonna ciascuna: 2 o 3.
    .rounds = Quante manche, fino a 6.
    .counting = Come contano le manche.
    .start = Chi comincia: il primo nome, o chi fa il lancio più alto.
    .no_coach = Gioca senza coach: a questo tavolo nessuno può consultarlo.
    .print = Scrive un blocco vuoto, come pagina web da stampare, e nient’altro.
    .columns = Quante colonne ha il blocco stampato. Se manca: { $default }.
cli-games = Elenca le partite conservate.
    .all = Le elenca tutte, non solo le ultime.
    .json = Scrive JSON per i programmi.
cli-games-show = Mostra il blocco di una partita.
    .game = La partita: il nome che dà yatzy games, o il suo inizio.
    .json = Scrive JSON per i programmi.
cli-games-export = Scrive la registrazione di una partita.
    .game = La partita: il nome che dà yatzy games, o il suo inizio.
    .jsonl = Scrive JSON Lines per i programmi, invece della notazione leggibile.
    .to = Il file da scrivere. Se manca: sullo schermo.
cli-games-import = Aggiunge una partita dalla sua registrazione.
    .file = La registrazione, in notazione o in JSON Lines. Se manca, si legge lo standard input.
cli-games-delete = Elimina una partita per sempre.
    .game = La partita: il nome che dà yatzy games, o il suo inizio.
    .database = Dove si trova la partita: un file, o postgresql://utente@host/nome. Senza, le tue partite.
    .yes = Sì, eliminala.
cli-records = Elenca il record e la media di ciascuno con ogni regolamento.
    .sheet = Solo questo regolamento.
    .player = Solo questa persona, con frequenze e cattive abitudini se il regolamento è risolto.
    .html = Scrive in questo file anche una pagina con grafici, frequenze e cattive abitudini.
    .json = Scrive JSON per i programmi.
cli-review = Torna su una partita: che cosa hanno dato i dadi, quanto è costata ogni decisione, e che cosa sarebbe stato meglio.
    .file = La registrazione di una partita, o il nome di una partita conservata. Se manca, l’ultima giocata, o una registrazione da una pipe.
    .html = Scrive in questo file anche una pagina con grafici e tutte le decisioni.
    .json = Scrive JSON per i programmi.
cli-verify = Ricalcola i dadi di una partita dal segreto sigillato prima del primo lancio.
    .file = La registrazione di una partita, o il nome di una partita conservata. Se manca, si legge lo standard input.
    .day = Per una partita del giorno: il file che prova quel giorno, così come lo dà /api/days di un server.
    .anchor = L’àncora che hai annotato prima, al posto di quella nel file.
    .json = Scrive JSON per i programmi.
cli-solve = Risolve un regolamento: il totale atteso con il gioco perfetto.
    .sheet = Il regolamento: il suo nome, o il percorso di un tuo file. Se manca: { $default }.
    .fresh = Lo risolve di nuovo, anche se la soluzione è conservata.
    .threads = Quanti thread lo risolvono. Se manca: uno per core.
    .json = Scrive JSON per i programmi.
cli-advise = Dice la cosa migliore da fare con questi dadi, quanto costa tutto il resto, e perché.
    .dice = I dadi in cifre, per esempio 12344.
    .rolls_left = Quanti lanci restano. Se manca: tutti tranne il primo.
    .sheet = Il regolamento: il suo nome, o il percorso di un tuo file. Se manca: { $default }.
    .filled = Le caselle già piene, con la loro chiave o con il nome che hanno nel regolamento, per esempio yatzy=50,fives=25+100 (il bonus si somma).
    .against = I totali finali degli altri, per esempio 231,204: dice anche che cosa vince più spesso.
    .all = Elenca ogni scelta, non solo le migliori.
    .json = Scrive JSON per i programmi.
cli-drill = Esercitati: che cosa faresti in questa posizione, e quanto costa la tua risposta?
    .sheet = Il regolamento: il suo nome, o il percorso di un tuo file. Se manca: tactic, con --own tutti.
    .own = Propone posizioni delle tue partite, dove qualcuno ha regalato punti.
    .player = Solo le partite di questa persona, con --own.
    .today = Propone la posizione del giorno, uguale per tutti.
    .date = Propone la posizione di un altro giorno, per esempio 2026-11-15.
    .count = Quante domande. Se manca: 10.
    .seed = Un numero per avere ogni volta le stesse posizioni.
    .answer = Risponde subito a una domanda: i dadi da tenere, per esempio 44, o una casella.
    .json = Scrive JSON per i programmi, una domanda per riga con ogni scelta.
cli-odds = Dice come finiscono le partite con il gioco perfetto: le probabilità esatte di ogni totale e di ogni casella.
    .sheets = Il regolamento: il suo nome, o il percorso di un tuo file; o più d’uno, per confrontarli. Se manca: tactic.
    .filled = Le caselle già piene, con la loro chiave o con il nome che hanno nel regolamento, per esempio yatzy=50,fives=25+100 (il bonus si somma).
    .games = Le stima giocando tante partite, invece di calcolarle.
    .svg = Scrive in questo file anche un grafico, con più regolamenti insieme.
    .json = Scrive JSON per i programmi.
cli-compare = Mette i regolamenti a confronto: che cosa cambia, quanto fa il gioco perfetto, e lo stesso lancio contato da ciascuno.
    .sheets = Due regolamenti o più: i loro nomi, o i percorsi di tuoi file. Con uno solo: quanto valgono le sue opzioni.
    .dice = Un lancio che ciascuno deve contare, per esempio 55566.
    .json = Scrive JSON per i programmi.
cli-simulate = Fa giocare ai computer molte partite, e dice quanto fanno e quanto spesso vincono.
    .players = I computer che giocano, separati da virgole; lo stesso può giocare due volte. Disponibili: beginner, casual, strong, perfect, cautious, bold, winner. Se manca: { $default }.
    .sheet = Il regolamento: il suo nome, o il percorso di un tuo file. Se manca: { $default }.
    .games = Quante partite. Se manca: 10000, ma 500 con un winner, che ne gioca una decina al secondo.
    .seed = Un numero per i dadi: lo stesso rigioca le stesse partite. Se manca: { $default }.
    .json = Scrive JSON per i programmi.
cli-export = Scrive dati su un regolamento per chi studia il gioco, in Parquet o CSV.
    .what = Che cosa scrivere: tutti gli stati tra due turni; i punti che da ciascuno si possono ancora attendere con il gioco perfetto; tutte le scelte e quanto costano; o partite di un computer.
    .sheet = Il regolamento: il suo nome, o il percorso di un tuo file. Se manca: { $default }.
    .to = Il file da scrivere; il nome finisce in .parquet o .csv. Se manca: CSV sullo standard output.
    .states = Descrive anche lo stato in ogni riga.
    .filled = Le caselle già piene, con la loro chiave o con il nome che hanno nel regolamento, per esempio yatzy=50,fives=25+100 (il bonus si somma).
    .dice = Per advice: solo questi dadi, per esempio 12344. Se manca: ogni lancio.
    .rolls_left = Per advice: solo quando restano tanti lanci. Se manca: qualsiasi numero.
    .games = Quante partite giocare. Se manca: 1000. Con --games, --player o --seed, advice riguarda partite, altrimenti una sola scheda.
    .player = Chi gioca: beginner, casual, strong, perfect, cautious, bold, winner. Se manca: perfect.
    .seed = Un numero per i dadi: lo stesso rigioca le stesse partite. Se manca: 0.

column-game = Partita
column-games = Partite
column-when = Data
column-state = Risultato
column-player = Nome
column-best = Record
column-average = Media
games-none = Ancora nessuna partita: yatzy play ne comincia una.
games-more = { $count ->
        [one] Un’altra: yatzy games --all
       *[other] Altre { $count }: yatzy games --all
    }
games-screen = { $sheet }
games-real = { $sheet }, blocco
games-under-way = giocata: { $percent }%
games-exported = { $game } è in { $file }.
export-rows = Righe da scrivere: { $rows }
export-writing = Scrittura
export-written = Righe in { $file }: { $rows }
games-imported = { $game } ora è qui. yatzy games show { $game } la mostra.
games-known = { $game } era già qui.
games-deleted = Partita eliminata: { $game }.
records-reading = Lettura delle partite
records-none = Nessuna manche è ancora stata giocata fino in fondo.
records-no-match = Nessuno con quel nome ha finito una manche con quel regolamento.
verify-good = Il segreto corrisponde al suo sigillo e dà esattamente questi dadi: { $throws ->
        [one] un lancio
       *[other] { $throws } lanci
    }, { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }.
verify-seal-wrong = Il segreto non corrisponde al sigillo: non è quello sigillato prima della partita.
verify-mismatch = Lancio { $number } ({ $place }): la registrazione dice { $recorded }, il segreto dà { $right }.
verify-in-roll-off = { $player }, per chi comincia
verify-in-turn = manche { $round }, turno { $turn }, { $player }, lancio { $roll } del turno
verify-day-good = { $day }: il seme è quello che la catena aveva per questo giorno, e le partite del giorno prima sono nei dadi.
verify-day-wrong = { $fault ->
        [chain] Il seme non porta all’àncora della catena.
        [seal] Il seme non corrisponde all’impronta del giorno.
        [mix] La miscela non deriva dalle partite del giorno prima.
        [table] Il codice della sfida non deriva dal seme.
       *[record] La registrazione non è una partita di questo giorno.
    }

column-sheet = Regolamento
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
column-rule = Chiede e paga
column-example = Esempio
column-mean = Media
column-struck = Azzerata

score-heading = { $dice } secondo { $sheet }
score-forbidden = vietata
score-none-open = Tutte le caselle sono piene.
score-ask = Dadi (riga vuota per smettere):
score-asking = Scrivi un lancio per vedere che cosa ne fa ogni casella, secondo { $sheet }. Per la tua scatola: yatzy score --sheet NOME; yatzy sheets li elenca.
players-any = senza limite
players-from = { $least } o più
players-range = da { $least } a { $most }
sheets-hint = yatzy rules NOME spiega un regolamento, yatzy score 55535 --sheet NOME conta un lancio.
check-good = { $file } è un regolamento valido: { $title }, { $boxes ->
        [one] { $boxes } casella
       *[other] { $boxes } caselle
    }, totale massimo { $highest }, impronta { $digest }.
check-more = { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }
check-bad = { $file }: { $count ->
        [one] un errore
       *[other] { $count } errori
    }

labelled = { $label }: { $text }
error-label = errore: { $told }
usage-unknown-command = Non c’è nessun comando «{ $name }». yatzy --help li elenca.
usage-unknown-option = Qui non c’è nessuna opzione «{ $name }». Aggiungi --help per vedere quali ci sono.
usage-did-you-mean = Intendevi { $name }?
usage-missing = { $name } vuole un valore. Aggiungi --help per vedere quale.
usage-too-many = «{ $name }» è di troppo. Aggiungi --help per vedere che cosa serve.
usage-bad-value = «{ $value }» non va bene per { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Disponibili: { $choices }.
    }
usage-too-large = { $name } è un numero troppo grande.
usage-repeated = { $name } compare due volte.
completion-installed = Il completamento per { $shell } è in { $file }. Apri un altro terminale per usarlo.
stopped = Interrotto.
out-of-memory = Non c’è abbastanza memoria per farlo.
output-lost = Non si può scrivere il risultato: { $problem }.
