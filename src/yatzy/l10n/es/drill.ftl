# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · no quedan tiradas
        [one] { $dice } · queda una tirada
       *[other] { $dice } · quedan { $rolls } tiradas
    }
position-open = Libres: { $boxes }.
position-filled = Llenas: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [one] Una pregunta
       *[other] Pregunta { $number } de { $count }
    }
drill-day = La posición del { $date }
drill-from = { $player }, turno { $turn }
drill-ask = ¿Qué haces? (? para ayuda)
drill-next = Intro: siguiente pregunta, q: acabar
drill-none = ninguna
drill-help-keep = Los dados que guardas, en cifras: { $typed } guarda { $dice }, 0 vuelve a tirar todos los dados.
drill-help-box = { $where ->
        [alone] Una casilla donde apuntar
       *[with-dice] O una casilla donde apuntar
    }, por su nombre o por cómo empieza, por ejemplo { $box }.
drill-help-stop = Con q se acaba.
drill-best = Correcto: { $best }.
drill-equal = Correcto: { $choice } vale tanto como { $best }.
drill-costs = Lo mejor: { $best }. Lo tuyo, { $choice }, regala { $cost }.
drill-then = En la partida: { $choice }, que regaló { $cost }.
drill-yours = tú
drill-summary = { $best } de { $asked } perfectas. Regalado: { $total } en total, { $mean } por pregunta.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] perfecta
       *[costs] regala { $cost }
    }
    .guest = { $sheet }, la posición del { $date }: { $squares } { $result ->
        [best] perfecta
       *[costs] regala { $cost }
    }
drill-reviewing = Repasando partidas
drill-no-games = Aún no hay partidas de las que aprender. yatzy play empieza una, yatzy games import añade una.
drill-no-games-by = Aún no hay partidas según { $sheet } de las que aprender. yatzy games lista las guardadas.
drill-no-games-of = { $player } no ha jugado ninguna de las partidas { $some ->
        [yes] según { $sheet }
       *[no] guardadas
    }. yatzy games las lista.
drill-no-coach = Las únicas partidas que hay están en marcha, en mesas sin entrenador. Se podrá aprender de ellas cuando acaben.
drill-no-mistakes = { $one ->
        [yes] Ninguna decisión de { $player }
       *[no] Ninguna decisión
    } regaló ahí { $least } o más. yatzy drill sin --own propone posiciones inventadas.

error-answer-empty = No hay respuesta: escribe los dados que guardas, o una casilla.
error-answer-many-boxes = Varias casillas empiezan por «{ $typed }»: { $boxes }.
error-drill-no-choice = Con este reglamento nunca se elige: no hay nada que preguntar.
error-drill-which = Una pregunta es de un día o de un número, no de los dos.
error-drill-either = Las posiciones salen de un solo sitio: --own, o --today o --date, o --seed.
error-drill-player = --player solo va con --own.
error-drill-answer = --answer va con --today, --date, --seed o --own: sin eso, nadie conoce aún la pregunta.
error-drill-one = --count no va con --today, --date ni --answer: la pregunta es una sola.
error-drill-count = --count es un número de 1 a { NUMBER($most, useGrouping: 0) }, no { $got }.
error-drill-date = «{ $got }» no es una fecha como { $today }.
