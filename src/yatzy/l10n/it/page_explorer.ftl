# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Analisi
page-explorer-about = Qualsiasi segnapunti, qualsiasi lancio: guarda quanto vale ogni scelta.
page-explorer-pad = Regole
page-explorer-card = Segnapunti
page-explorer-whole = Segnapunti intero
page-explorer-strip = Su una riga
page-explorer-set = { $cell }. Cambia
page-explorer-open = Libera
page-explorer-which = Quale punteggio?
page-explorer-clear-card = Svuota il segnapunti
page-explorer-anew = Comincia con un segnapunti vuoto
page-explorer-bonuses = Bonus per Yatzy successivi
page-explorer-dice = Dadi
page-explorer-remove = Dado { $place }: { $face }. Togli
page-explorer-empty = Dado { $place }: manca
page-explorer-faces = Aggiungi un dado
page-explorer-throw = Lanciali
page-explorer-clear = Svuota
page-explorer-left = Lanci rimasti
page-explorer-link = Copia link
page-explorer-copied = Copiato
page-explorer-worth = Totale finale atteso: { $total }
page-explorer-full = Il segnapunti è pieno: { $total } punti.
page-explorer-more-dice = { $count ->
        [one] Aggiungi 1 dado per vedere tutte le scelte.
       *[other] Aggiungi { $count } dadi per vedere tutte le scelte.
    }
page-explorer-ends-turn = Come finisce il prossimo turno
page-explorer-ends-about = Con il gioco perfetto: quanto è probabile ogni casella, e i suoi punti in media.
page-explorer-solving = Prima volta con queste regole: il calcolo richiede qualche secondo.
page-explorer-progress = calcolato: { $percent }
page-explorer-best = La migliore: { $choice }
page-explorer-column-choice = Scelta
page-explorer-column-value = Atteso
page-explorer-column-cost = Persi
page-explorer-choice = { $choice }: attesi { $value }, persi { $cost }
page-explorer-choice-best = { $choice }: attesi { $value }, la migliore
page-explorer-none = rilanciare tutti
page-explorer-yours = la tua
page-explorer-all = Mostra tutte le { $count } scelte
page-explorer-fewer = Mostrane meno
page-explorer-end = { $box }: { $chance }, { $points } punti in media
page-explorer-below = < { $percent }
