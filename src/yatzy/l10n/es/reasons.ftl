# What a box asks, as a sentence of its own: it stands on rule pages and explains a zero.

need-face = Pide un dado que muestre { $face }.
need-groups-2 = Pide dos dados iguales.
need-groups-3 = Pide tres dados iguales.
need-groups-4 = Pide cuatro dados iguales.
need-groups-5 = Pide cinco dados iguales.
need-groups-6 = Pide seis dados iguales.
need-groups-2-2 = Pide dos parejas de caras distintas.
need-groups-3-2 = Pide tres dados de una cara y dos de otra.
need-groups-3-3 = Pide tres dados de una cara y tres de otra.
need-groups-4-2 = Pide cuatro dados de una cara y dos de otra.
need-groups-2-2-2 = Pide tres parejas de caras distintas.
need-groups-2-2-shared = Pide dos parejas; valen cuatro iguales.
need-groups-3-2-shared = Pide tres iguales y dos iguales; valen cinco iguales.
need-groups-3-3-shared = Pide dos veces tres iguales; valen seis iguales.
need-groups-4-2-shared = Pide cuatro iguales y dos iguales; valen seis iguales.
need-groups-2-2-2-shared = Pide tres parejas; valen parejas repetidas.
need-run = Pide { $length } caras seguidas.
need-faces = Pide { $faces }.
need-any = Vale cualquier tirada.

reason-made-all = Cuenta todos los dados: { $sum }.
reason-made-all-plus = Cuenta todos los dados, { $sum }, y { $plus } más.
reason-made-matched = Cuenta { $sum }.
reason-made-matched-plus = Cuenta { $sum }, y { $plus } más.
reason-made-fixed = Conseguido: { $points } puntos.
reason-no-face = Ningún dado muestra { $face }.
reason-one-face = La misma cara dos veces no cuenta.
reason-joker = { $yatzy } vale como comodín.
reason-joker-needs-box = Sin comodín mientras la casilla «{ $yatzy }» esté libre.
reason-joker-needs-upper = Sin comodín mientras la casilla «{ $upper }» esté libre.
reason-forced-upper = Tiene que ir aquí: la casilla «{ $upper }» va primero mientras esté libre.
reason-no-lower-open = Un cero: al comodín no le queda ninguna casilla inferior libre.
reason-again-in-chance = Otro { $yatzy } vale aquí { $points }.
reason-chance-and-upper-closed = Un cero: las casillas «{ $chance }» y «{ $upper }» están cerradas.
reason-upper-box-closed = Un cero: la casilla «{ $upper }» está cerrada.
reason-upper-section-closed = Un cero: todas las casillas superiores están cerradas.

reason-earns-bonus = Consigue «{ $bonus }», { $points } puntos.

reason-upper-first = La casilla «{ $upper }» va primero mientras esté libre.
reason-lower-first = Un comodín tiene que ocupar una casilla inferior libre.
reason-not-next = Aún no: las casillas se llenan de arriba abajo.
reason-something-else-scores = Solo si no puntúa ninguna otra casilla libre.

bonus-wherever = Otro { $box }: +{ $bonus } lo apuntes donde lo apuntes, porque en su propia casilla hay puntos.
bonus-after-entry = Otro { $box }: +{ $bonus } lo apuntes donde lo apuntes, porque su propia casilla está llena.
bonus-lost = Otro { $box }, pero sin bonus: su propia casilla se tachó.
bonus-lost-upper = Otro { $box }, pero sin bonus: la casilla «{ $upper }» ya está llena.
