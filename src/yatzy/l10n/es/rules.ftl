# The rule page of a sheet.

pays-fixed = { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
pays-all = La suma de todos los dados.
pays-all-plus = La suma de todos los dados y { $plus } más.
pays-matched = La suma de esos dados.
pays-matched-plus = La suma de esos dados y { $plus } más.

rules-turn = Un turno
rules-turn-rolls = { $dice ->
        [one] Tira el dado.
       *[other] Tira los { $dice } dados.
    } { $again ->
        [0] No hay segunda tirada.
        [one] Después puedes volver a tirar una vez los que quieras.
       *[other] Después puedes volver a tirar los que quieras, hasta { $again } veces, también los que guardaste antes. Plántate cuando quieras.
    }
rules-face = La suma de los dados que muestran { $face }.
rules-order-free = Apunta el resultado en la casilla libre que elijas. Si los dados no la cumplen, es un cero y la casilla queda tachada. Una casilla llena ya no cambia.
rules-order-strike-last = Apunta el resultado en una casilla libre que los dados cumplan. Solo si no cumplen ninguna, tacha la casilla que quieras. Una casilla llena ya no cambia.
rules-order-fixed = Apunta el resultado en la casilla libre de más arriba, aunque sea un cero. Una casilla llena ya no cambia.
rules-turn-end = La partida acaba tras { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, cuando todas las casillas están llenas.

rules-upper = Sección superior
rules-lower = Sección inferior
rules-upper-bonus = { $bonus }: { $points } puntos por { $at } o más en la sección superior.
rules-last-resort = Solo si no puntúa ninguna otra casilla libre.
rules-no-last-resort = Siempre se puede elegir.

rules-further = Otro { $box }
rules-further-ordinary = Nada especial: cuando su propia casilla está llena, es una tirada como cualquier otra.
rules-further-bonus = Mientras en la casilla «{ $box }» haya puntos, cada uno de más da { $bonus } puntos aparte de lo que apuntes, aunque sea un cero.
rules-further-bonus-after-entry = Cuando la casilla «{ $box }» está llena, con puntos o con un cero, cada uno de más da { $bonus } puntos aparte de lo que apuntes, aunque sea un cero.
rules-further-no-bonus-after-zero = Después de un cero en la casilla «{ $box }» no se da ese bonus.
rules-further-bonus-upper-open = Ese bonus solo cuenta mientras esté libre la casilla superior de la cara que ha salido.
rules-further-chips = Los bonus son fichas: se guardan junto a la hoja y se suman al total al final de la ronda.
rules-further-joker = Cuando la casilla «{ $box }» está llena, con puntos o con un cero, y también la casilla superior de la cara que ha salido, la tirada es un comodín: cualquier casilla inferior la da por buena.
rules-further-joker-highest = Un comodín da el máximo de la casilla.
rules-further-joker-free = Nada es obligatorio: un comodín puede ir a cualquier casilla libre.
rules-further-joker-forced = Un comodín tiene que ir a una casilla inferior libre. Solo si no queda ninguna se convierte en un cero en una casilla superior.
rules-further-upper-always = Mientras la casilla superior de esa cara esté libre, la tirada tiene que ir allí, haya puntos o un cero en la casilla «{ $box }».
rules-further-upper-after-points = Mientras en la casilla «{ $box }» haya puntos y la casilla superior de esa cara esté libre, la tirada tiene que ir allí. Después de un cero en la casilla «{ $box }» nada es obligatorio mientras esa casilla superior esté libre.
rules-further-in-chance = Mientras en la casilla «{ $box }» haya puntos, vale { $points } en «{ $chance }», si está libre.
rules-further-zero-when-closed = Mientras en la casilla «{ $box }» haya puntos, y cuando «{ $chance }» y la casilla superior de esa cara estén llenas, es un cero lo apuntes donde lo apuntes.
rules-further-zero-when-upper-box-closed = Mientras en la casilla «{ $box }» haya puntos, y cuando la casilla superior de esa cara esté llena, es un cero en cualquier casilla menos en «{ $chance }».
rules-further-zero-when-upper-section-closed = Mientras en la casilla «{ $box }» haya puntos, y cuando todas las casillas superiores estén llenas, es un cero en cualquier casilla menos en «{ $chance }».

rules-case-when = { $held ->
        [zero] La casilla «{ $box }» está tachada
       *[points] En la casilla «{ $box }» hay puntos
    }{ $upper ->
        [none] {""}
       *[other] , «{ $upper }» está { $open ->
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

rules-table = Alrededor de la mesa
rules-players-any = { $least ->
        [one] Cualquier número de jugadores, o en solitario.
       *[other] { $least } jugadores o más.
    }
rules-players-range = De { $least } a { $most } jugadores.
rules-start-roll-off = Cada cual tira una vez todos los dados. Empieza la suma más alta, y se sigue en sentido horario.
rules-start-agreed = Se acuerda quién empieza.
rules-clockwise = Se juega en sentido horario.
rules-scorekeeper-one = Una sola persona lleva los puntos de todos.
rules-scorekeeper-each = Cada cual lleva su propia hoja.
rules-teams = Se puede jugar por equipos, { $numbers } en total; cada equipo comparte una columna.
rules-series = Una serie tiene hasta { $rounds } rondas.
rules-series-chosen = Los jugadores deciden cuántas rondas juegan.
rules-counting-totals = Las rondas pueden contar por totales: gana la mayor suma de todas las rondas.
rules-counting-differences = Las rondas pueden contar por diferencias: solo puntúa quien gana la ronda, según su ventaja.
rules-counting-rounds-won = Cada ronda se gana por separado.
rules-winner = Gana el total más alto.

rules-notes = Notas
rules-options = Opciones
rules-options-how = Añádelas al nombre, como en { $sheet }.
rules-ours = (decisión nuestra)
rules-elsewhere = Lo que dicen otras traducciones
rules-elsewhere-line = { $about } ({ $languages }): { $text }
rules-printed-in = Impreso en { $languages }.
rules-not-printed = No está impreso en { $language }: los nombres de las casillas son los habituales.
rules-instead = El texto en { $language } tiene una regla propia. El reglamento { $sheet } la sigue.
rules-own-text = El texto en { $language } tiene una regla propia. Juegas con ella si no eliges otras reglas.
rules-guessed = * no impreso, o ilegible en nuestro ejemplar: el nombre que usan los jugadores
rules-highest = Total máximo posible: { NUMBER($total, useGrouping: 0) }
rules-highest-bonus = Total máximo posible: { NUMBER($total, useGrouping: 0) }, o { $card } sin los bonus por otro { $box }
