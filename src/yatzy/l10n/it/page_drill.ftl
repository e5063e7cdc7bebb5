# The page: the drill, and the position of the day.

page-drill = Esercizi
page-drill-day = La posizione del giorno
page-drill-pad = Blocco
page-drill-menu = Esercizi e blocchi
page-drill-practice = Esercitati
page-drill-question = domanda { $number } di { $count }
page-drill-opening = Si cerca una posizione…
page-drill-keep = Che cosa fai? Tocca i dadi da tenere, o una casella.
page-drill-choose = Lanci finiti. Quale casella prendi?
page-drill-answer-roll = { $count ->
        [one] Lancia 1 dado
       *[other] Lancia { $count } dadi
    }
page-drill-answer-all = Rilancia tutto
page-drill-answer-box = Prendi { $box }
page-drill-answer-none = Scegli una casella
page-drill-answer-kept = Tutti i dadi tenuti
page-drill-show-pad = Mostra la scheda
page-drill-next = Avanti
page-drill-sum-up = Guarda com’è andata
page-drill-streak = { $streak ->
        [0] La striscia riparte da capo.
        [one] Una risposta perfetta.
       *[other] { $streak } risposte perfette di fila.
    }
page-drill-longest = La striscia più lunga: { $streak }
page-drill-given = Finora { $cost } regalati.
page-drill-done = { $best } su { $count } perfette
page-drill-done-about = { $cost } punti regalati, { $mean } a domanda. { $praise ->
        [best] Meglio di così non si può.
        [good] Ottimo gioco.
       *[learn] Ognuno insegna qualcosa.
    }
page-drill-again = Altre dieci
page-drill-share = Condividi
page-drill-copied = Copiato
page-drill-days = { $days ->
        [one] Primo giorno della striscia. Torna domani.
       *[other] { $days } giorni di fila.
    }
page-drill-tried = Un tentativo al giorno: questo era il tuo.
page-drill-to-day = La posizione di oggi
page-drill-to-practice = Esercitati su altre
