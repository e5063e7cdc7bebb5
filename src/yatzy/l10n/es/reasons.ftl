# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Hace falta un { $face }.
need-groups-2 = Hacen falta dos dados iguales.
need-groups-3 = Hacen falta tres dados iguales.
need-groups-4 = Hacen falta cuatro dados iguales.
need-groups-5 = Hacen falta cinco dados iguales.
need-groups-6 = Hacen falta seis dados iguales.
need-groups-2-2 = Hacen falta dos parejas distintas.
need-groups-3-2 = Hacen falta tres dados de un número y dos de otro.
need-groups-3-3 = Hacen falta tres dados de un número y tres de otro.
need-groups-4-2 = Hacen falta cuatro dados de un número y dos de otro.
need-groups-2-2-2 = Hacen falta tres parejas distintas.
need-groups-2-2-shared = Hacen falta dos parejas; también valen cuatro iguales.
need-groups-3-2-shared = Hacen falta tres iguales y dos iguales; también valen cinco iguales.
need-groups-3-3-shared = Hacen falta dos veces tres iguales; también valen seis iguales.
need-groups-4-2-shared = Hacen falta cuatro iguales y dos iguales; también valen seis iguales.
need-groups-2-2-2-shared = Hacen falta tres parejas; también valen parejas repetidas.
need-run = Hacen falta { $length } números seguidos.
need-faces = Hacen falta { $faces }.
need-any = Vale cualquier dado.

reason-made-all = Cuentan todos los dados: { $sum }.
reason-made-all-plus = Cuentan todos los dados, { $sum }, más { $plus }.
reason-made-matched = Vale { $sum }.
reason-made-matched-plus = Vale { $sum }, más { $plus }.
reason-made-fixed = Conseguido: { $points } puntos.
reason-no-face = No hay ningún { $face }.
reason-one-face = El mismo número dos veces no cuenta.
reason-joker = { $yatzy } vale como comodín.
reason-joker-needs-box = Sin comodín mientras la casilla «{ $yatzy }» esté libre.
reason-joker-needs-upper = Sin comodín mientras la casilla «{ $upper }» esté libre.
reason-forced-upper = Casilla obligatoria: la casilla «{ $upper }» va primero mientras esté libre.
reason-no-lower-open = Vale 0: no queda ninguna casilla inferior libre para el comodín.
reason-again-in-chance = Otro { $yatzy } vale aquí { $points }.
reason-chance-and-upper-closed = Vale 0: las casillas «{ $chance }» y «{ $upper }» están llenas.
reason-upper-box-closed = Vale 0: la casilla «{ $upper }» está llena.
reason-upper-section-closed = Vale 0: todas las casillas superiores están llenas.

reason-earns-bonus = Da derecho a «{ $bonus }»: { $points } puntos.

reason-upper-first = La casilla «{ $upper }» va primero mientras esté libre.
reason-lower-first = Un comodín va a una casilla inferior libre.
reason-not-next = Aún no: las casillas se llenan de arriba abajo.
reason-something-else-scores = Solo si ninguna otra casilla libre da puntos.

bonus-wherever = Otro { $box }: +{ $bonus } en cualquier casilla, porque la suya tiene puntos.
bonus-after-entry = Otro { $box }: +{ $bonus } en cualquier casilla, porque la suya está llena.
bonus-lost = Otro { $box }, pero sin bonus: su propia casilla está tachada.
bonus-lost-upper = Otro { $box }, pero sin bonus: la casilla «{ $upper }» ya está llena.
