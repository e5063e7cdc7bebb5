# The page: rules of one's own.

page-own-about = Cambia che cosa chiede o paga una casella, aggiungine una, gioca con sei dadi: parti da un blocco stampato e guarda subito che effetto fa.
page-own-begin = Da quale blocco parti?
page-own-title = { $title } di casa
page-own-open = Apri un file TOML
page-own-from = Base: { $title }
page-own-anew = Ricomincia
page-own-link-wrong = Il regolamento in questo link non si può leggere.
page-own-play = Gioca con queste regole

page-own-name-of-game = Nome del gioco
page-own-dice = Dadi
page-own-rolls = Lanci per turno
page-own-order = Le caselle si prendono
page-own-order-free = in qualsiasi ordine
page-own-order-fixed = dall’alto in basso
page-own-strike = Azzerare una casella
page-own-strike-free = quando si vuole
page-own-strike-last = solo se niente dà punti
page-own-bonus = Bonus della sezione superiore
page-own-bonus-at = A partire da
page-own-points = Punti

page-own-boxes = Caselle
page-own-add-box = Aggiungi casella
page-own-new-box = Casella nuova
page-own-name = Nome
page-own-section = Sezione
page-own-upper = Sezione superiore
page-own-lower = Sezione inferiore
page-own-move-up = Sposta { $name } in su
page-own-move-down = Sposta { $name } in giù
page-own-remove = Togli { $name } dal blocco
page-own-face = Faccia
page-own-asks = Chiede
page-own-asks-groups = dadi uguali
page-own-asks-run = facce in fila
page-own-asks-faces = proprio queste facce
page-own-asks-face = una sola faccia
page-own-asks-any = qualsiasi lancio
page-own-groups = Quanti uguali
page-own-shared = La stessa faccia può valere per due gruppi
page-own-run = Quante in fila
page-own-faces = Facce
page-own-pays = Paga
page-own-pays-matched = la somma di quei dadi
page-own-pays-all = la somma di tutti i dadi
page-own-pays-fixed = punti fissi
page-own-plus = E in più
page-own-last-resort = Solo se nessun’altra casella libera dà punti

page-own-alike = Altri cinque uguali
page-own-alike-on = Hanno un effetto quando la loro casella è chiusa
page-own-alike-box = La loro casella
page-own-alike-bonus = Bonus ogni volta
page-own-bonus-after = Il bonus vale
page-own-bonus-after-points = se la loro casella ha punti
page-own-bonus-after-any-entry = dopo punti o uno zero
page-own-bonus-while = Il bonus c’è
page-own-bonus-while-always = sempre
page-own-bonus-while-upper-open = solo con la casella in alto libera
page-own-joker = Come jolly
page-own-joker-none = contano per quello che sono
page-own-joker-free = fanno qualsiasi casella in basso
page-own-joker-forced = vanno dove dice la regola
page-own-joker-pays = Un jolly dà
page-own-joker-pays-dice = i punti dei suoi dadi
page-own-joker-pays-highest = il massimo della casella
page-own-upper-first = Prima la casella in alto
page-own-upper-first-always = sempre
page-own-upper-first-after-points = se la loro ha punti
page-own-in-chance = Valore in Chance
page-own-as-usual = come al solito
page-own-zero = Zero
page-own-zero-never = mai
page-own-zero-chance-and-upper = quando Chance e la casella in alto sono chiuse
page-own-zero-upper-box = quando la casella in alto è chiusa
page-own-zero-upper-section = quando tutte le caselle in alto sono chiuse

page-own-customs = Attorno al tavolo
page-own-start = Chi comincia
page-own-rounds = Manche al massimo
page-own-most = Giocatori al massimo
page-own-any = senza limite

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = dev’essere un numero intero fino a 1000.
page-own-fault-upper-box = una casella della sezione superiore conta una sola faccia e paga la somma di quei dadi.
page-own-fault-not-five-alike = dev’essere una casella che chiede tutti i dadi uguali.
page-own-fault-needs-forced-joker = va solo con un jolly obbligato ad andare dove dice la regola.
page-own-fault-against-order = non va insieme a caselle prese dall’alto in basso.
page-own-fault-needs-chance = richiede esattamente una casella che accetta qualsiasi lancio.

page-own-changes = Che cosa cambia
page-own-count = { $count ->
        [0] Nessuna modifica
        [one] Una modifica
       *[other] { $count } modifiche
    }
page-own-faults = { $count ->
        [one] C’è ancora una cosa da sistemare.
       *[other] Ci sono ancora { $count } cose da sistemare.
    }
page-own-faults-about = C’è ancora qualcosa da sistemare, come segnato nel modulo. Intanto qui c’è l’ultima versione corretta.
page-own-nothing-changed = Ancora niente: si gioca esattamente come sul blocco stampato.
page-own-before = prima
page-own-now = adesso
page-own-added = nuova
page-own-gone = tolta

page-own-expected = Quanto fa il gioco perfetto
page-own-solve-about = Si guarda ogni partita possibile; ci vuole qualche secondo.
page-own-solve = Risolvi queste regole
page-own-solving = Soluzione: { $share }
page-own-stop = Ferma
page-own-these = Queste regole
page-own-original = Il blocco stampato
page-own-difference = Differenza

page-own-out = Conserva e condividi
page-own-read = Leggi le regole
page-own-compare = Confronta con il blocco stampato
page-own-share = Condividi il link
page-own-share-about = Il regolamento sta tutto nel link; non viene conservato da nessuna parte.
page-own-save = Scarica come TOML
