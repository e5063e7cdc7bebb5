# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analisi
page-explorer-about = Qualsiasi blocco, qualsiasi lancio: quanto vale ogni scelta.
page-explorer-pad = Blocco
page-explorer-card = La scheda
page-explorer-whole = Scheda intera
page-explorer-strip = Su una riga
page-explorer-set = { $cell }. Cambia
page-explorer-open = Libera
page-explorer-which = Che cosa c’è qui?
page-explorer-clear-card = Svuota la scheda
page-explorer-anew = Comincia con una scheda vuota
page-explorer-bonuses = Bonus per altri cinque uguali
page-explorer-dice = Dadi
page-explorer-remove = Dado { $place }: { $face }. Togli
page-explorer-empty = Dado { $place }: ancora niente
page-explorer-faces = Aggiungi un dado
page-explorer-throw = Lanciali
page-explorer-clear = Svuota
page-explorer-left = Lanci rimasti
page-explorer-link = Copia il link
page-explorer-copied = Copiato
page-explorer-worth = Alla fine si attendono { $total } punti.
page-explorer-full = La scheda è piena: { $total } punti.
page-explorer-more-dice = { $count ->
        [one] Aggiungi un dado, e ogni scelta viene valutata.
       *[other] Aggiungi { $count } dadi, e ogni scelta viene valutata.
    }
page-explorer-ends-turn = Dove finisce il prossimo turno
page-explorer-ends-about = Giocando al meglio: quanto è probabile ogni casella, e i suoi punti in media.
page-explorer-solving = Su questo blocco nessuno ha ancora chiesto niente: lo stiamo risolvendo, ci vuole qualche secondo.
page-explorer-progress = risolto: { $percent }
page-explorer-best = La migliore: { $choice }
page-explorer-column-choice = Scelta
page-explorer-column-value = Atteso
page-explorer-column-cost = Costa
page-explorer-choice = { $choice }: { $value } attesi, costa { $cost }
page-explorer-choice-best = { $choice }: { $value } attesi, la migliore
page-explorer-none = rilanciare tutto
page-explorer-yours = tu
page-explorer-all = Mostra tutte le { $count } scelte
page-explorer-fewer = Mostrane meno
page-explorer-end = { $box }: { $chance }, { $points } punti in media
page-explorer-below = < { $percent }
