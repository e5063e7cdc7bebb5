# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, bilancio · Yatzy
page-review-opening = Revisione della partita…
page-review-queued = Il server è occupato. Il bilancio si apre da solo tra un momento…
page-review-table = Vai al tavolo
page-review-overview = Torna alla partita intera
page-review-so-far = Finora
page-review-everyone = Confronta i giocatori
page-review-partners = Squadra
page-review-meaning = Che cosa significano i numeri
page-review-step = Ripercorri la partita
page-review-skill = { $best } scelte su { $decisions } erano le migliori ({ $share }); punti persi: { $cost }
page-review-unknown = Qui le scelte non sono state registrate.
page-review-worst = { $count ->
        [one] La scelta più costosa
       *[other] Le { $count } scelte più costose
    }
page-review-all-best = Tutte le scelte registrate erano le migliori.
page-review-chosen = scelta
page-review-better = meglio

page-review-early = Ancora niente da rivedere
page-review-early-about = Prima finisci un turno.
page-review-coach = A partita finita
page-review-coach-about = Questo tavolo gioca senza coach: potrai rivedere la partita quando sarà finita.
page-review-refused = La partita non si può rivedere
page-review-refused-about = Riprova tra un momento.

page-review-told = { $place }. Dadi { $dice }. { $player }: { $choice }, { $was ->
        [best] la scelta migliore.
       *[costly] che è costato { $cost }. Meglio: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Meglio: { $choice }
page-review-dice = { $gave ->
        [gave] Fortuna: +{ $luck }.
        [took] Fortuna: −{ $luck }.
       *[nothing] Fortuna: 0.
    }
page-review-turn-changed = Cioè { $luck } rispetto alle attese.
page-review-points-about = Di questo turno sono registrati solo i punti: non si può distinguere la bravura dalla fortuna.
page-review-more = { $count ->
        [one] Un’altra scelta
       *[other] Altre { $count } scelte
    }
page-review-fewer = Meno scelte
page-review-expected = Totale atteso: { $before } prima di questo turno, { $after } dopo.
page-review-explore = Analizza questa posizione
page-review-turns = Turni
page-review-slider = Turno { $turn } di { $turns }, punti persi: { $cost }
page-review-back = Scelta precedente
page-review-on = Scelta successiva

page-bring-title = Importa una partita
page-bring-about = Apri una partita salvata, in notazione o in JSON Lines. Può vederla chiunque abbia il link.
page-bring-file = Scegli un file
page-bring-text = oppure incollala qui
page-bring-go = Importa
page-bring-waiting = Lettura della partita…
page-bring-empty = Prima scegli un file o incolla una partita.
