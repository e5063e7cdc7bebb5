# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · nessun lancio rimasto
        [one] { $dice } · ancora un lancio
       *[other] { $dice } · ancora { $rolls } lanci
    }
position-open = Libere: { $boxes }.
position-filled = Piene: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Una domanda
       *[other] Domanda { $number } di { $count }
    }
drill-day = Posizione del giorno: { $date }
drill-from = { $player }, turno { $turn }
drill-ask = Che cosa fai? (? per l’aiuto)
drill-next = Invio: prossima domanda, q: fine
drill-none = nessuna
drill-help-keep = I dadi da tenere, in cifre: { $typed } tiene { $dice }, 0 rilancia tutti i dadi.
drill-help-box = { $where ->
        [alone] Una casella da riempire
       *[with-dice] Oppure una casella da riempire
    }, con il nome o il suo inizio, per esempio { $box }.
drill-help-stop = Con q si smette.
drill-best = Giusto: { $best }.
drill-equal = Giusto: { $choice } vale quanto { $best }.
drill-costs = La migliore: { $best }. La tua, { $choice }, regala { $cost }.
drill-then = In partita: { $choice }, che ha regalato { $cost }.
drill-yours = tu
drill-summary = { $best } su { $asked } perfette. Regalati: { $total } in tutto, { $mean } a domanda.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] perfetta
       *[costs] regalati { $cost }
    }
    .guest = { $sheet }, posizione del giorno { $date }: { $squares } { $result ->
        [best] perfetta
       *[costs] regalati { $cost }
    }
drill-reviewing = Lettura delle partite
drill-no-games = Non ci sono ancora partite da cui imparare. yatzy play ne comincia una, yatzy games import ne aggiunge una.
drill-no-games-by = Non ci sono ancora partite secondo { $sheet } da cui imparare. yatzy games elenca quelle conservate.
drill-no-games-of = { $player } non ha giocato nessuna delle partite { $some ->
        [yes] secondo { $sheet }
       *[no] conservate
    }. yatzy games le elenca.
drill-no-coach = Le uniche partite presenti sono in corso, a tavoli senza coach. Ci si potrà imparare quando saranno finite.
drill-no-mistakes = { $one ->
        [yes] Nessuna decisione di { $player }
       *[no] Nessuna decisione
    } ha regalato { $least } o più. yatzy drill senza --own propone posizioni inventate.

error-answer-empty = Manca la risposta: scrivi i dadi da tenere, o una casella.
error-answer-many-boxes = Più caselle cominciano con «{ $typed }»: { $boxes }.
error-drill-no-choice = Con questo regolamento non c’è mai scelta: non c’è niente da chiedere.
error-drill-which = Una domanda viene da un giorno o da un numero, non da tutti e due.
error-drill-either = Le posizioni vengono da una parte sola: --own, oppure --today o --date, oppure --seed.
error-drill-player = --player va solo con --own.
error-drill-answer = --answer va con --today, --date, --seed o --own: senza, nessuno conosce ancora la domanda.
error-drill-one = --count non va con --today, --date o --answer: la domanda è una sola.
error-drill-count = --count è un numero da 1 a { NUMBER($most, useGrouping: 0) }, non { $got }.
error-drill-date = «{ $got }» non è una data come { $today }.
