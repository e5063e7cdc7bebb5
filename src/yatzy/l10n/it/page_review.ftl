# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, bilancio · Yatzy
page-review-opening = La partita è in esame…
page-review-queued = Il server ha molto da fare. L’esame si apre da solo fra un momento…
page-review-table = Al tavolo
page-review-overview = Torna a tutta la partita
page-review-so-far = Fin qui
page-review-everyone = Tutti a confronto
page-review-partners = Squadra
page-review-meaning = Che cosa dicono i numeri
page-review-step = Ripercorri la partita
page-review-skill = { $best } scelte su { $decisions } erano le migliori ({ $share }), { $cost } punti regalati.
page-review-unknown = Delle scelte qui non si sa niente.
page-review-worst = { $count ->
        [one] La scelta più costosa
       *[other] Le { $count } scelte più costose
    }
page-review-all-best = Ogni scelta nota era la migliore.
page-review-chosen = scelta
page-review-better = meglio

page-review-early = Ancora niente da rivedere
page-review-early-about = Appena un turno è finito, la partita si può rivedere.
page-review-coach = Non prima della fine
page-review-coach-about = Questo tavolo gioca senza coach: la partita si potrà rivedere quando sarà finita.
page-review-refused = La partita non si può rivedere
page-review-refused-about = Riprova tra un momento.

page-review-told = { $place }. Dadi { $dice }. { $player }: { $choice }, { $was ->
        [best] la scelta migliore.
       *[costly] che è costato { $cost }. Meglio: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Meglio: { $choice }
page-review-dice = { $gave ->
        [gave] I dadi hanno dato { $luck }.
        [took] I dadi hanno tolto { $luck }.
       *[nothing] I dadi non hanno cambiato niente.
    }
page-review-turn-changed = Cioè { $luck } rispetto alle attese.
page-review-points-about = Di questo turno si conoscono solo i punti. Le scelte non si distinguono dalla fortuna.
page-review-more = { $count ->
        [one] Un’altra scelta
       *[other] Altre { $count } scelte
    }
page-review-fewer = Meno scelte
page-review-expected = Totale atteso: { $before } prima di questo turno, { $after } dopo.
page-review-explore = Analizza questa posizione
page-review-turns = Turni
page-review-slider = Turno { $turn } di { $turns }, regalati { $cost }
page-review-back = La scelta precedente
page-review-on = La scelta successiva

page-bring-title = Carica una partita
page-bring-about = Una partita in notazione o in JSON Lines, come la dà ogni tavolo alla fine. Riceve un suo indirizzo, e può rivederla chi lo conosce.
page-bring-file = Scegli un file
page-bring-text = o incolla qui
page-bring-go = Rivedi
page-bring-waiting = Lettura…
page-bring-empty = Non c’è ancora niente.
