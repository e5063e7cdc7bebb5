# The page: rules of one's own.

page-own-about = Cambia quello che una casella richiede o vale, aggiungi caselle, usa sei dadi. Parti da regole stampate e guarda subito che cosa cambia.
page-own-begin = Da quali regole parti?
page-own-title = { $title } di casa
page-own-open = Apri un file TOML
page-own-from = Base: { $title }
page-own-anew = Ricomincia
page-own-link-wrong = Le regole in questo link non si possono leggere.
page-own-play = Gioca con queste regole

page-own-name-of-game = Nome del gioco
page-own-dice = Dadi
page-own-rolls = Lanci per turno
page-own-order = Le caselle si riempiono
page-own-order-free = in qualsiasi ordine
page-own-order-fixed = dall’alto in basso
page-own-strike = Segnare zero
page-own-strike-free = quando vuoi
page-own-strike-last = solo se niente dà punti
page-own-bonus = Bonus della sezione superiore
page-own-bonus-at = Da questa somma
page-own-points = Punti

page-own-boxes = Caselle
page-own-add-box = Aggiungi una casella
page-own-new-box = Nuova casella
page-own-name = Nome
page-own-section = Sezione
page-own-upper = Sezione superiore
page-own-lower = Sezione inferiore
page-own-move-up = Sposta { $name } in su
page-own-move-down = Sposta { $name } in giù
page-own-remove = Togli { $name }
page-own-face = Numero
page-own-asks = Richiede
page-own-asks-groups = dadi uguali
page-own-asks-run = numeri in fila
page-own-asks-faces = proprio questi numeri
page-own-asks-face = un solo numero
page-own-asks-any = qualsiasi lancio
page-own-groups = Quanti uguali
page-own-shared = I due gruppi possono avere lo stesso numero
page-own-run = Quanti in fila
page-own-faces = Numeri
page-own-pays = Vale
page-own-pays-matched = la somma di quei dadi
page-own-pays-all = la somma di tutti i dadi
page-own-pays-fixed = punti fissi
page-own-plus = Più
page-own-last-resort = Solo se nessun’altra casella libera dà punti

page-own-alike = Yatzy successivi
page-own-alike-on = Regole speciali per gli Yatzy successivi
page-own-alike-box = Casella dello Yatzy
page-own-alike-bonus = Bonus per ognuno
page-own-bonus-after = Il bonus vale
page-own-bonus-after-points = dopo punti nella sua casella
page-own-bonus-after-any-entry = dopo punti o uno zero
page-own-bonus-while = Il bonus si prende
page-own-bonus-while-always = sempre
page-own-bonus-while-upper-open = solo se la sua casella superiore è libera
page-own-joker = Jolly
page-own-joker-none = niente jolly
page-own-joker-free = libero: qualsiasi casella inferiore
page-own-joker-forced = obbligato dalle regole
page-own-joker-pays = Un jolly vale
page-own-joker-pays-dice = i punti dei suoi dadi
page-own-joker-pays-highest = il massimo della casella
page-own-upper-first = Prima la sua casella superiore
page-own-upper-first-always = sempre
page-own-upper-first-after-points = solo dopo punti
page-own-in-chance = In Chance vale
page-own-as-usual = come al solito
page-own-zero = Vale zero
page-own-zero-never = mai
page-own-zero-chance-and-upper = quando Chance e la sua casella superiore sono piene
page-own-zero-upper-box = quando la sua casella superiore è piena
page-own-zero-upper-section = quando tutte le caselle superiori sono piene

page-own-customs = Al tavolo
page-own-start = Chi comincia
page-own-rounds = Manche al massimo
page-own-most = Giocatori al massimo
page-own-any = senza limite

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = dev’essere un numero intero fino a 1000.
page-own-fault-upper-box = una casella della sezione superiore conta un solo numero e vale la somma di quei dadi.
page-own-fault-not-five-alike = dev’essere una casella che richiede tutti i dadi uguali.
page-own-fault-needs-forced-joker = va solo con il jolly obbligato.
page-own-fault-against-order = non va con caselle da riempire dall’alto in basso.
page-own-fault-needs-chance = richiede esattamente una casella per qualsiasi lancio.

page-own-changes = Che cosa cambia
page-own-count = { $count ->
        [0] Nessuna modifica
        [one] Una modifica
       *[other] { $count } modifiche
    }
page-own-faults = { $count ->
        [one] Correggi 1 problema.
       *[other] Correggi { $count } problemi.
    }
page-own-faults-about = Correggi i problemi segnati nel modulo. Fino ad allora vedi le ultime regole valide.
page-own-nothing-changed = Ancora niente: queste sono le regole stampate.
page-own-before = prima
page-own-now = adesso
page-own-added = nuova
page-own-gone = tolta

page-own-expected = Media con il gioco perfetto
page-own-solve-about = Esamina tutte le partite possibili; ci vuole qualche secondo.
page-own-solve = Calcola queste regole
page-own-solving = Calcolo: { $share }
page-own-stop = Ferma
page-own-these = Queste regole
page-own-original = Regole stampate
page-own-difference = Differenza

page-own-out = Salva e condividi
page-own-read = Leggi le regole
page-own-compare = Confronta con le regole stampate
page-own-share = Condividi link
page-own-share-about = Le regole stanno nel link; sul server non viene salvato niente.
page-own-save = Scarica come TOML
