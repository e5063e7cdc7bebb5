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
drill-help-keep = Scrivi in cifre i dadi da tenere: { $typed } tiene { $dice }, 0 rilancia tutti i dadi.
drill-help-box = { $where ->
        [alone] Scrivi la casella in cui segnare
       *[with-dice] Oppure scrivi la casella in cui segnare
    }: il nome o le prime lettere, per esempio { $box }.
drill-help-stop = Scrivi q per smettere.
drill-best = Giusto: { $best }.
drill-equal = Giusto: { $choice } vale quanto { $best }.
drill-costs = La migliore: { $best }. La tua, { $choice }, costa { $cost }.
drill-then = In partita: { $choice }, che è costato { $cost }.
drill-yours = la tua
drill-summary = { $best } su { $asked } perfette. Punti persi: { $total } in tutto, { $mean } a domanda.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] perfetta
       *[costs] persi { $cost }
    }
    .guest = { $sheet }, posizione del giorno { $date }: { $squares } { $result ->
            [best] perfetta
           *[costs] persi { $cost }
        }
drill-reviewing = Revisione delle partite
drill-no-games = Non ci sono ancora partite da cui imparare. Cominciane una con yatzy play, o importane una con yatzy games import.
drill-no-games-by = Non ci sono ancora partite con { $sheet } da cui imparare. yatzy games elenca quelle salvate.
drill-no-games-of = { $player } non ha giocato nessuna delle partite { $some ->
        [yes] con { $sheet }
       *[no] salvate
    }. yatzy games le elenca.
drill-no-coach = Tutte le tue partite sono ancora in corso, senza coach. Potrai imparare da quelle quando saranno finite.
drill-no-mistakes = { $one ->
        [yes] Nessuna scelta di { $player }
       *[no] Nessuna scelta
    } è costata { $least } punti o più. Per posizioni nuove: yatzy drill senza --own.

error-answer-empty = Scrivi i dadi da tenere, o una casella.
error-answer-many-boxes = Più caselle cominciano con «{ $typed }»: { $boxes }. Scrivi qualche lettera in più.
error-drill-no-choice = Con queste regole non c’è mai una scelta: non c’è niente da chiedere.
error-drill-which = Indica un giorno o un seme, non tutti e due.
error-drill-either = Scegli da dove vengono le posizioni: --own, --today, --date o --seed.
error-drill-player = --player va solo con --own.
error-drill-answer = --answer va solo con --today, --date, --seed o --own.
error-drill-one = --count non va con --today, --date o --answer: lì la domanda è una sola.
error-drill-count = --count dev’essere un numero da 1 a { NUMBER($most, useGrouping: 0) }, non { $got }.
error-drill-date = «{ $got }» non è una data come { $today }.
