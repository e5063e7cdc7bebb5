# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Somma in alto
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Manche { $round } di { $rounds }
table-turn = Turno { $turn } di { $turns }
table-plays = Gioca { $player }
table-alone = Tocca a te
table-throws-off = { $player } lancia per vedere chi comincia
table-threw = { $player } ha fatto { $dice }: { $sum }.
table-begins = Comincia { $player }.
table-throw = Lancio { $throw } di { $throws }
table-sealed = Dadi sigillati: { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Con dadi veri
table-solving = Soluzione del regolamento: { $percent }%
table-just-wrote = { $player }: { $points } in { $box }{ $known ->
        [yes] {" "}con { $dice }
       *[no] {""}
    }
table-just-struck = { $player } ha azzerato «{ $box }»{ $known ->
        [yes] {" "}con { $dice }
       *[no] {""}
    }
table-press-space = Spazio lancia i dadi.
table-type-roll-off = Scrivi i { $dice } dadi lanciati, per esempio { $example }.
table-all-kept = Hai tenuto tutti i dadi: scegli una casella.
table-choose = Scegli una casella; Z riprende i dadi.
table-corrected = Corretto.
table-unchanged = Non è cambiato niente.
table-looking-back = Manche { $round }, com’è finita. Pag giù per andare avanti.
table-small = Questa finestra è troppo piccola per giocare. Bastano { $width } × { $height } caratteri.
table-kept = Conservata. yatzy { $command } la riprende.
table-throw-again = Spazio rilancia; da 1 a { $dice } si tiene un dado.
table-choose-box = Lanci finiti: scegli una casella.
table-strike = Azzerare «{ $box }»? Ancora Invio per segnare lo zero.
table-type-dice = { $equals ->
        [no] Scrivi i { $dice } dadi, per esempio { $example }, o i punti di una casella.
       *[yes] Scrivi i { $dice } dadi, per esempio { $example }, o i punti di una casella con = davanti, per esempio =12.
    }
table-typed = Scritto: { $typed }
table-typed-dice = { $coach ->
        [yes] Invio mette questi dadi sul blocco, H chiede al coach.
       *[no] Invio mette questi dadi sul blocco.
    }
table-laid = I dadi di questo turno sono sul blocco: { $dice }. Z li riprende.
table-can-take = La casella { $box } può valere { $possible }.
table-filled = La casella { $box } è piena.
table-correcting = Correzione ({ $player }, { $box }): vai alla casella giusta, scrivi dadi o punti, Invio segna, Esc lascia com’è.
table-cannot-correct = Qui non c’è niente da correggere: vai a una casella piena.
table-taken-back = Annullato.
table-thinking = { $player } sta pensando…
table-computer-throws = { $again ->
        [yes] { $player } rilancia tutti i dadi.
       *[no] { $player } lancia i dadi.
    }
table-computer-keeps = { $player } tiene { $dice }.
table-computer-takes = { $player } prende { $box }.
table-welcome-back = Eccoti di nuovo: la partita è dove l’hai lasciata.

hint-roll = lancia
hint-keep = tieni
hint-hurry = subito avanti
hint-walk = casella
hint-write = segna
hint-back = annulla
hint-correct = correggi
hint-rules = regole
hint-verify = verifica i dadi
hint-new = nuova
hint-again = gioca ancora
hint-light = tema
hint-result = risultato
hint-scroll = scorri
hint-quit = esci
hint-close = chiudi
hint-keys = aiuto
hint-rounds = manche

keys-title = I tasti
keys-roll = lanciare i dadi non tenuti
keys-keep = tenere un dado, o riprenderlo
keys-walk = andare a un’altra casella; sinistra e destra a un’altra colonna
keys-write = segnare nella casella
keys-back = annullare l’ultima cosa fatta
keys-type = scrivere i dadi, o i punti di una casella
keys-correct = correggere quello che c’è nella casella
keys-result = a che punto si è
keys-rounds = rivedere le manche precedenti
keys-rules = il regolamento
keys-new = una partita nuova; questa può riprendere più tardi
keys-again = giocare ancora, con gli stessi
keys-light = chiaro o scuro
keys-quit = uscire; tutto è conservato
keys-mouse = Con il mouse: clicca su un dado per tenerlo, su una casella per andarci e di nuovo per segnare, su un tasto in basso per premerlo.
signs-title = Che cosa vogliono dire i segni
signs-offer = quanto valgono qui questi dadi
signs-barred = non si può con questi dadi
signs-struck = azzerata: 0 punti
hint-start = comincia
hint-field = campo seguente

end-title = Fine
end-one = Vittoria: { $player }, { $counting ->
        [differences] con { $points } punti di distacco.
        [rounds-won] { $points } manche, più di chiunque altro.
       *[totals] con { $points } punti.
    }
end-shared = { $players } condividono la vittoria { $counting ->
        [differences] con { $points } punti di distacco a testa.
        [rounds-won] con { $points } manche a testa.
       *[totals] con { $points } punti a testa.
    }
end-alone = { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
end-so-far = Finora
end-review = yatzy review { $game } separa la fortuna dalle scelte.
end-record = Nuovo record di { $player } con questo regolamento: { $points }. Prima era { $before } ({ $date }).
end-best = Il record di { $player } con questo regolamento è { $before } ({ $date }).
end-wrong = { $count ->
        [one] Un lancio non è quello del segreto sigillato.
       *[other] { $count } lanci non sono quelli del segreto sigillato.
    }
end-player = Nome
end-round = Manche { $round }
end-sum = Somma
end-difference = Distacco
end-won = Manche vinte
end-seal-wrong = Il segreto non corrisponde al sigillo.
end-dice-good = { $dice ->
        [one] Un dado ricalcolato dal segreto sigillato: è giusto.
       *[other] { $dice } dadi ricalcolati dal segreto sigillato: tutti giusti.
    }

new-title = Partita nuova
new-title-pad = Blocco nuovo
new-sheet = Regolamento
new-options = Opzioni
new-players = Giocatori
new-players-hint = Nomi separati da virgole; vuoto per giocare in solitario
new-default-player = Giocatore
new-computers = Computer
new-computers-hint = Nessuno; o per esempio casual, bold
new-computers-known = Disponibili: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Squadre
new-teams-none = ognuno per sé
new-teams-some = { $teams } squadre
new-rounds = Manche
new-counting = Conteggio
new-counting-totals = la somma più alta
new-counting-differences = il distacco a ogni manche
new-counting-rounds-won = più manche vinte
new-start = Chi comincia
new-start-agreed = il primo nome
new-start-roll-off = il lancio più alto
new-words = Portafortuna
new-words-hint = Parole mescolate ai dadi; una a testa, separate da virgole
new-seal = I dadi di questa partita sono già fissati e sigillati: { $game }, { $seal }. Una parola portafortuna li rimescola ancora una volta, così nessuno può averli scelti.
new-about = { $boxes ->
        [one] { $boxes } casella
       *[other] { $boxes } caselle
    }, { $dice } dadi, { $bonus ->
        [0] niente bonus
       *[other] bonus { $bonus } da { $at }
    }. { $players }
new-about-teams = Squadre: { $teams }.
new-start-game = Comincia
