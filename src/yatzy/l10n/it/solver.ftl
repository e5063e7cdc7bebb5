# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Preparazione (lenta solo la prima volta)
solve-solving = Calcolo
solve-expected = Il gioco perfetto fa { $total } punti in media.
solve-states = Stati
solve-count = { $count }
solve-time = Tempo
solve-took = calcolato in { $seconds } s { $threads ->
        [one] con un thread
       *[other] con { $threads } thread
    }
solve-read = letto in { $seconds } s, già calcolato
solve-memory = Memoria
solve-holds = { $mib } MiB occupati
solve-holds-peak = { $mib } MiB occupati, al massimo { $peak } MiB durante il calcolo
solve-kept = Salvato in
solve-passed-over = { $file } { $why ->
        [foreign] non contiene una soluzione
        [older] è di un’altra versione di yatzy
        [other-sheet] contiene la soluzione di altre regole
        [cut-off] è incompleto
        [changed] è danneggiato
       *[unreadable] non si può leggere
    }{ $again ->
        [yes] : le regole sono state calcolate di nuovo.
       *[no] : è stato ignorato.
    }
solve-not-kept = La soluzione non si può salvare: { $problem }. La prossima volta verrà calcolata di nuovo.

odds-following = Calcolo di tutte le partite
odds-playing = Partite in corso
odds-by-playing = { $games ->
        [one] Stima da una partita.
       *[other] Stima da { $games } partite: la media è precisa entro circa ± { $error }.
    }
odds-heading = { $sheet }: totale finale con il gioco perfetto
odds-so-far = { $points ->
        [one] Da qui, con { NUMBER($points, useGrouping: 0) } punto finora.
       *[other] Da qui, con { NUMBER($points, useGrouping: 0) } punti finora.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: metà delle partite finisce lì o sotto.
odds-half = { $sign } da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }: la metà centrale delle partite.
odds-scale = { $width ->
        [one] Una colonna è un totale
       *[other] Una colonna copre { $width } totali
    }; la più alta: { $highest } delle partite.
odds-outside = Fuori: { $share }.
odds-mean = Media
odds-deviation = Deviazione standard
odds-bonus = { $bonus } raggiunto
odds-of-games = Delle partite
odds-percentile = { $percent }%
odds-at-most = non supera
odds-filled = con punti
odds-struck = zero
odds-chart-is-in = Il grafico è in { $file }.
