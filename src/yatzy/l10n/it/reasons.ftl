# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Serve almeno un { $face }.
need-groups-2 = Servono due dadi uguali.
need-groups-3 = Servono tre dadi uguali.
need-groups-4 = Servono quattro dadi uguali.
need-groups-5 = Servono cinque dadi uguali.
need-groups-6 = Servono sei dadi uguali.
need-groups-2-2 = Servono due coppie diverse.
need-groups-3-2 = Servono tre dadi di un numero e due di un altro.
need-groups-3-3 = Servono tre dadi di un numero e tre di un altro.
need-groups-4-2 = Servono quattro dadi di un numero e due di un altro.
need-groups-2-2-2 = Servono tre coppie diverse.
need-groups-2-2-shared = Servono due coppie; vanno bene anche quattro uguali.
need-groups-3-2-shared = Servono tre uguali e due uguali; vanno bene anche cinque uguali.
need-groups-3-3-shared = Servono due volte tre uguali; vanno bene anche sei uguali.
need-groups-4-2-shared = Servono quattro uguali e due uguali; vanno bene anche sei uguali.
need-groups-2-2-2-shared = Servono tre coppie; vanno bene anche coppie identiche.
need-run = Servono { $length } numeri in fila.
need-faces = Servono { $faces }.
need-any = Va bene qualsiasi lancio.

reason-made-all = Contano tutti i dadi: { $sum }.
reason-made-all-plus = Contano tutti i dadi, { $sum }, più { $plus }.
reason-made-matched = Vale { $sum }.
reason-made-matched-plus = Vale { $sum }, più { $plus }.
reason-made-fixed = Riuscita: { $points } punti.
reason-no-face = Non c’è nessun { $face }.
reason-one-face = Lo stesso numero due volte non conta.
reason-joker = { $yatzy } vale come jolly.
reason-joker-needs-box = Niente jolly finché la casella «{ $yatzy }» è libera.
reason-joker-needs-upper = Niente jolly finché la casella «{ $upper }» è libera.
reason-forced-upper = Devi usare questa: la casella «{ $upper }» ha la precedenza finché è libera.
reason-no-lower-open = Zero: per il jolly non è libera nessuna casella inferiore.
reason-again-in-chance = Un altro { $yatzy } qui vale { $points }.
reason-chance-and-upper-closed = Zero: queste due caselle sono piene: «{ $chance }» e «{ $upper }».
reason-upper-box-closed = Zero: la casella «{ $upper }» è piena.
reason-upper-section-closed = Zero: tutte le caselle superiori sono piene.

reason-earns-bonus = Dà «{ $bonus }», { $points } punti.

reason-upper-first = La casella «{ $upper }» ha la precedenza finché è libera.
reason-lower-first = Un jolly va in una casella inferiore libera.
reason-not-next = Non ancora: le caselle si riempiono dall’alto in basso.
reason-something-else-scores = Solo se nessun’altra casella libera dà punti.

bonus-wherever = Un altro { $box }: +{ $bonus } in qualsiasi casella, perché nella sua ci sono punti.
bonus-after-entry = Un altro { $box }: +{ $bonus } in qualsiasi casella, perché la sua è piena.
bonus-lost = Un altro { $box }, ma niente bonus: nella sua casella c’è uno zero.
bonus-lost-upper = Un altro { $box }, ma niente bonus: la casella «{ $upper }» è già piena.
