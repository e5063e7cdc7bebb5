# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Serve un dado che mostri { $face }.
need-groups-2 = Servono due dadi uguali.
need-groups-3 = Servono tre dadi uguali.
need-groups-4 = Servono quattro dadi uguali.
need-groups-5 = Servono cinque dadi uguali.
need-groups-6 = Servono sei dadi uguali.
need-groups-2-2 = Servono due coppie di facce diverse.
need-groups-3-2 = Servono tre dadi di una faccia e due di un’altra.
need-groups-3-3 = Servono tre dadi di una faccia e tre di un’altra.
need-groups-4-2 = Servono quattro dadi di una faccia e due di un’altra.
need-groups-2-2-2 = Servono tre coppie di facce diverse.
need-groups-2-2-shared = Servono due coppie; vanno bene quattro uguali.
need-groups-3-2-shared = Servono tre uguali e due uguali; vanno bene cinque uguali.
need-groups-3-3-shared = Servono due volte tre uguali; vanno bene sei uguali.
need-groups-4-2-shared = Servono quattro uguali e due uguali; vanno bene sei uguali.
need-groups-2-2-2-shared = Servono tre coppie; vanno bene coppie identiche.
need-run = Servono { $length } facce in fila.
need-faces = Servono { $faces }.
need-any = Va bene qualsiasi lancio.

reason-made-all = Conta tutti i dadi: { $sum }.
reason-made-all-plus = Conta tutti i dadi, { $sum }, e altri { $plus }.
reason-made-matched = Conta { $sum }.
reason-made-matched-plus = Conta { $sum }, e altri { $plus }.
reason-made-fixed = Riuscita: { $points } punti.
reason-no-face = Nessun dado mostra { $face }.
reason-one-face = Due volte la stessa faccia non conta.
reason-joker = { $yatzy } vale come jolly.
reason-joker-needs-box = Niente jolly finché la casella «{ $yatzy }» è libera.
reason-joker-needs-upper = Niente jolly finché la casella «{ $upper }» è libera.
reason-forced-upper = Deve andare qui: la casella «{ $upper }» ha la precedenza finché è libera.
reason-no-lower-open = Zero: in basso il jolly non trova caselle libere.
reason-again-in-chance = Un altro { $yatzy } qui vale { $points }.
reason-chance-and-upper-closed = Zero: le caselle «{ $chance }» e «{ $upper }» sono chiuse tutte e due.
reason-upper-box-closed = Zero: la casella «{ $upper }» è chiusa.
reason-upper-section-closed = Zero: tutte le caselle in alto sono chiuse.

reason-earns-bonus = Porta «{ $bonus }», { $points } punti.

reason-upper-first = La casella «{ $upper }» ha la precedenza finché è libera.
reason-lower-first = Un jolly deve prendere una casella libera in basso.
reason-not-next = Non ancora: le caselle si prendono dall’alto in basso.
reason-something-else-scores = Solo se nessun’altra casella libera dà punti.

bonus-wherever = Un altro { $box }: +{ $bonus } dovunque lo segni, perché nella sua casella ci sono punti.
bonus-after-entry = Un altro { $box }: +{ $bonus } dovunque lo segni, perché la sua casella è piena.
bonus-lost = Un altro { $box }, ma niente bonus: la sua casella è stata azzerata.
bonus-lost-upper = Un altro { $box }, ma niente bonus: la casella «{ $upper }» è già piena.
