# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
pays-all = La suma de todos los dados.
pays-all-plus = La suma de todos los dados, más { $plus }.
pays-matched = La suma de esos dados.
pays-matched-plus = La suma de esos dados, más { $plus }.

rules-turn = Un turno
rules-turn-rolls = { $dice ->
        [one] Tira el dado.
       *[other] Tira los { $dice } dados.
    } { $again ->
        [0] No hay segunda tirada.
        [one] Después puedes volver a tirar una vez los que quieras.
       *[other] Después puedes volver a tirar los que quieras, hasta { $again } veces, también los que apartaste antes. Plántate cuando quieras.
    }
rules-face = La suma de los dados con un { $face }.
rules-order-free = Apunta el resultado en la casilla libre que elijas. Si los dados no encajan en ella, la tachas: 0 puntos. Una casilla llena ya no cambia.
rules-order-strike-last = Apunta el resultado en una casilla libre en la que encajen los dados. Solo si no encajan en ninguna, tacha la casilla que quieras. Una casilla llena ya no cambia.
rules-order-fixed = Apunta el resultado en la primera casilla libre desde arriba, aunque sea 0. Una casilla llena ya no cambia.
rules-turn-end = La partida acaba tras { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, cuando todas las casillas están llenas.

rules-upper = Sección superior
rules-lower = Sección inferior
rules-upper-bonus = { $bonus }: { $points } puntos por { $at } o más en la sección superior.
rules-last-resort = Solo si ninguna otra casilla libre da puntos.
rules-no-last-resort = Siempre puedes elegirla.

rules-further = Otro { $box }
rules-further-ordinary = Nada especial: cuando su propia casilla está llena, es una tirada como cualquier otra.
rules-further-bonus = Mientras en la casilla «{ $box }» haya puntos, cada uno adicional da { $bonus } puntos de bonus, aunque taches una casilla con él.
rules-further-bonus-after-entry = Cuando la casilla «{ $box }» está llena, con puntos o con un cero, cada uno adicional da { $bonus } puntos de bonus, aunque taches una casilla con él.
rules-further-no-bonus-after-zero = Después de un cero en la casilla «{ $box }» no hay bonus.
rules-further-bonus-upper-open = Ese bonus solo cuenta mientras esté libre la casilla superior del mismo número.
rules-further-chips = Los bonus son fichas: se dejan junto a la hoja y se suman al total al final de la ronda.
rules-further-joker = Cuando la casilla «{ $box }» está llena, con puntos o con un cero, y también lo está la casilla superior del mismo número, la tirada es un comodín: encaja en cualquier casilla inferior.
rules-further-joker-highest = Un comodín da el máximo de la casilla.
rules-further-joker-free = Nada es obligatorio: puedes apuntar un comodín en cualquier casilla libre.
rules-further-joker-forced = Un comodín tiene que ir a una casilla inferior libre. Solo si no queda ninguna, tacha una casilla superior.
rules-further-upper-always = Mientras la casilla superior del mismo número esté libre, la tirada tiene que ir allí, haya puntos o un cero en la casilla «{ $box }».
rules-further-upper-after-points = Mientras en la casilla «{ $box }» haya puntos y la casilla superior del mismo número esté libre, la tirada tiene que ir allí. Después de un cero en la casilla «{ $box }» nada es obligatorio mientras esa casilla superior esté libre.
rules-further-in-chance = Mientras en la casilla «{ $box }» haya puntos, otro vale { $points } en «{ $chance }», si está libre.
rules-further-zero-when-closed = Mientras en la casilla «{ $box }» haya puntos, y cuando «{ $chance }» y la casilla superior del mismo número estén llenas, otro vale 0 en cualquier casilla.
rules-further-zero-when-upper-box-closed = Mientras en la casilla «{ $box }» haya puntos, y cuando la casilla superior del mismo número esté llena, otro vale 0 en todas menos en «{ $chance }».
rules-further-zero-when-upper-section-closed = Mientras en la casilla «{ $box }» haya puntos, y cuando todas las casillas superiores estén llenas, otro vale 0 en todas menos en «{ $chance }».

rules-case-when = { $held ->
        [zero] La casilla «{ $box }» está tachada
       *[points] En la casilla «{ $box }» hay puntos
    }{ $upper ->
        [none] {""}
       *[other] , la casilla «{ $upper }» está { $open ->
            [yes] libre
           *[no] llena
        }
    }{ $full ->
        [chance] {" "}y «{ $chance }» también
        [lower] {" "}y todas las casillas inferiores también
        [upper-and-chance] {" "}y también «{ $chance }» y todas las demás casillas superiores
       *[nothing] {""}
    }.
rules-case-outcome = { $box }: { $points }{ $bonus ->
        [0] {""}
       *[other] {" "}y { $bonus } de bonus
    }.

rules-table = En la mesa
rules-players-any = { $least ->
        [one] Cualquier número de jugadores, o en solitario.
       *[other] { $least } jugadores o más.
    }
rules-players-range = De { $least } a { $most } jugadores.
rules-start-roll-off = Cada uno tira una vez todos los dados. Empieza la suma más alta, y se sigue en el sentido de las agujas del reloj.
rules-start-agreed = Los jugadores acuerdan quién empieza.
rules-clockwise = Se juega en el sentido de las agujas del reloj.
rules-scorekeeper-one = Una sola persona lleva los puntos de todos.
rules-scorekeeper-each = Cada uno lleva su propia hoja.
rules-teams = Se puede jugar en { $numbers } equipos; cada equipo comparte una columna.
rules-series = Una serie tiene hasta { $rounds } rondas.
rules-series-chosen = Los jugadores deciden cuántas rondas juegan.
rules-counting-totals = Se puede jugar a la suma: gana quien más puntos junta entre todas las rondas.
rules-counting-differences = Se puede jugar a diferencias: solo quien gana la ronda apunta, y apunta su ventaja.
rules-counting-rounds-won = Cada ronda cuenta por sí misma.
rules-winner = Gana el total más alto.

rules-notes = Notas
rules-options = Opciones
rules-options-how = Añádelas al nombre, como en { $sheet }.
rules-ours = (así lo leemos)
rules-elsewhere = Lo que dicen otras traducciones
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Impreso en { $languages }.
rules-not-printed = Estas reglas no están impresas en { $language }: los nombres de las casillas son los habituales.
rules-instead = El texto en { $language } tiene una regla propia. Las reglas { $sheet } la siguen.
rules-own-text = El texto en { $language } tiene una regla propia. Juegas con ella si no eliges otras reglas.
rules-guessed = * no impreso, o ilegible en nuestro ejemplar: el nombre que usan los jugadores
rules-highest = Total máximo posible: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Total máximo posible: { NUMBER($total, useGrouping: 0) }, o { $card } sin los bonus por otro { $box }
