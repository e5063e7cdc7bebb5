# The page: the drill, and the position of the day.

page-drill = Esercizi
page-drill-day = La posizione del giorno
page-drill-pad = Regole
page-drill-menu = Esercizi e regole
page-drill-practice = Esercitati
page-drill-question = domanda { $number } di { $count }
page-drill-opening = Ricerca di una posizione…
page-drill-keep = Che cosa fai? Tocca i dadi da tenere, o una casella.
page-drill-choose = Lanci finiti. Quale casella scegli?
page-drill-answer-roll = { $count ->
        [one] Lancia 1 dado
       *[other] Lancia { $count } dadi
    }
page-drill-answer-all = Rilancia tutti i dadi
page-drill-answer-box = Scegli { $box }
page-drill-answer-none = Scegli una casella
page-drill-answer-kept = Tutti i dadi tenuti
page-drill-show-pad = Mostra il segnapunti
page-drill-next = Avanti
page-drill-sum-up = Guarda il risultato
page-drill-streak = { $streak ->
        [0] La striscia riparte da capo.
        [one] Una risposta perfetta.
       *[other] { $streak } risposte perfette di fila.
    }
page-drill-longest = La striscia più lunga: { $streak }
page-drill-given = Punti persi finora: { $cost }
page-drill-done = { $best } su { $count } perfette
page-drill-done-about = Hai perso { $cost } punti, { $mean } a domanda. { $praise ->
        [best] Meglio di così non si può.
        [good] Ottimo gioco.
       *[learn] Rivedile: c’è da imparare.
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
page-drill-to-practice = Altre posizioni
