# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Somma superiore
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Manche { $round } di { $rounds }
table-turn = Turno { $turn } di { $turns }
table-plays = Gioca { $player }
table-alone = Tocca a te
table-throws-off = { $player } lancia per decidere chi comincia
table-threw = { $player } ha fatto { $dice }: { $sum }.
table-begins = Comincia { $player }.
table-throw = Lancio { $throw } di { $throws }
table-sealed = Impronta { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Dadi veri
table-solving = Calcolo delle regole: { $percent }%
table-just-wrote = { $player }: { $points } in { $box }{ $known ->
        [yes] {" "}con { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: zero in { $box }{ $known ->
        [yes] {" "}con { $dice }
       *[no] {""}
    }
table-press-space = Premi Spazio per lanciare.
table-type-roll-off = Scrivi i { $dice } dadi lanciati, per esempio { $example }.
table-all-kept = Tutti i dadi sono tenuti: scegli una casella.
table-choose = Scegli una casella; Z annulla i dadi.
table-corrected = Corretto.
table-unchanged = Non è cambiato niente.
table-looking-back = Manche { $round }, com’è finita. Pag giù: la manche seguente.
table-small = Questa finestra è troppo piccola. Servono almeno { $width } × { $height } caratteri.
table-kept = Salvata. Riprendi con yatzy { $command }.
table-throw-again = Spazio per rilanciare, 1–{ $dice } per tenere un dado.
table-choose-box = Lanci finiti: scegli una casella.
table-strike = Segnare zero nella casella «{ $box }»? Premi ancora Invio.
table-type-dice = { $equals ->
        [no] Scrivi i { $dice } dadi, per esempio { $example }, o i punti di una casella.
       *[yes] Scrivi i { $dice } dadi, per esempio { $example }, o i punti di una casella con = davanti, per esempio =12.
    }
table-typed = Scritto: { $typed }
table-typed-dice = { $coach ->
        [yes] Premi Invio per usare questi dadi, H per chiedere al coach.
       *[no] Premi Invio per usare questi dadi.
    }
table-laid = I tuoi dadi in questo turno: { $dice }. Z li annulla.
table-can-take = La casella { $box } può valere { $possible }.
table-filled = La casella { $box } è piena.
table-correcting = Correzione ({ $player }, { $box }): vai alla casella giusta, scrivi dadi o punti e premi Invio. Esc annulla.
table-cannot-correct = Qui non c’è niente da correggere: vai a una casella piena.
table-taken-back = Annullato.
table-thinking = { $player } sta pensando…
table-computer-throws = { $again ->
        [yes] { $player } rilancia tutti i dadi.
       *[no] { $player } lancia i dadi.
    }
table-computer-keeps = { $player } tiene { $dice }.
table-computer-takes = { $player } sceglie { $box }.
table-welcome-back = Rieccoti! La partita è dove l’hai lasciata.

hint-roll = lancia
hint-keep = tieni
hint-hurry = salta
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

keys-title = Scorciatoie da tastiera
keys-roll = lanciare i dadi non tenuti
keys-keep = tenere o rilasciare un dado
keys-walk = andare a un’altra casella; sinistra e destra a un’altra colonna
keys-write = segnare nella casella
keys-back = annullare l’ultima mossa
keys-type = scrivere i dadi, o i punti di una casella
keys-correct = correggere la casella
keys-result = mostrare la classifica
keys-rounds = mostrare le manche precedenti
keys-rules = mostrare le regole
keys-new = partita nuova; questa la puoi riprendere più tardi
keys-again = giocare ancora con gli stessi giocatori
keys-light = tema chiaro o scuro
keys-quit = uscire; tutto è salvato
keys-mouse = Con il mouse: clicca su un dado per tenerlo, su una casella per andarci e di nuovo per segnare, su un tasto in basso per premerlo.
signs-title = Che cosa significano i segni
signs-offer = quanto varrebbero qui questi dadi
signs-barred = non permesso con questi dadi
signs-struck = segnato zero
hint-start = comincia
hint-field = campo seguente

end-title = Partita finita
end-one = Vittoria: { $player }, { $counting ->
        [differences] { $points ->
            [one] con { $points } punto di distacco.
           *[other] con { $points } punti di distacco.
        }
        [rounds-won] { $points } manche, più di chiunque altro.
       *[totals] { $points ->
            [one] con { $points } punto.
           *[other] con { $points } punti.
        }
    }
end-shared = { $players } condividono la vittoria { $counting ->
        [differences] { $points ->
            [one] con { $points } punto di distacco a testa.
           *[other] con { $points } punti di distacco a testa.
        }
        [rounds-won] con { $points } manche a testa.
       *[totals] { $points ->
            [one] con { $points } punto a testa.
           *[other] con { $points } punti a testa.
        }
    }
end-alone = { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
end-so-far = Finora
end-review = yatzy review { $game } mostra fortuna ed errori.
end-record = Nuovo record di { $player } con queste regole: { $points }. Prima: { $before } ({ $date }).
end-best = Record di { $player } con queste regole: { $before } ({ $date }).
end-wrong = { $count ->
        [one] Un lancio non è quello che dà il seme.
       *[other] { $count } lanci non sono quelli che dà il seme.
    }
end-player = Giocatore
end-round = Manche { $round }
end-sum = Somma
end-difference = Distacco
end-won = Manche vinte
end-seal-wrong = Il seme non corrisponde all’impronta.
end-dice-good = { $dice ->
        [one] Un dado ricalcolato dal seme: è giusto.
       *[other] { $dice } dadi ricalcolati dal seme: tutti giusti.
    }

new-title = Partita nuova
new-title-pad = Partita nuova con dadi veri
new-sheet = Regole
new-options = Opzioni
new-players = Giocatori
new-players-hint = Nomi separati da virgole; vuoto per giocare in solitario
new-default-player = Giocatore
new-computers = Robot
new-computers-hint = Nessuno; o per esempio occasionale, audace
new-computers-known = Scegli tra { $known }.
new-computers-about = { $name }: { $about }
new-teams = Squadre
new-teams-none = senza squadre
new-teams-some = { $teams } squadre
new-rounds = Manche
new-counting = Punteggio
new-counting-totals = somma più alta delle manche
new-counting-differences = distacco di chi vince ogni manche
new-counting-rounds-won = più manche vinte
new-start = Chi comincia
new-start-agreed = il primo della lista
new-start-roll-off = il lancio più alto
new-words = Portafortuna
new-words-hint = Entrano nei dadi; una a testa, con virgole
new-seal = Il seme di questa partita è già fissato: { $game }, impronta { $seal }. Aggiungi una parola portafortuna, e nessuno può aver scelto i dadi.
new-about = { $boxes ->
        [one] { $boxes } casella
       *[other] { $boxes } caselle
    }, { $dice } dadi, { $bonus ->
        [0] niente bonus
       *[other] bonus { $bonus } da { $at }
    }. { $players }
new-about-teams = Squadre: { $teams }.
new-start-game = Comincia
