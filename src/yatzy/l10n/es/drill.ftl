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
drill-day = Posición del { $date }
drill-from = { $player }, turno { $turn }
drill-ask = ¿Qué haces? (? para ayuda)
drill-next = Intro: siguiente pregunta, q: acabar
drill-none = ninguna
drill-help-keep = Escribe los dados con los que te quedas, en cifras: con { $typed } te quedas con { $dice }, con 0 vuelves a tirar todos.
drill-help-box = { $where ->
        [alone] Escribe una casilla donde apuntar
       *[with-dice] O escribe una casilla donde apuntar
    }: su nombre o cómo empieza, por ejemplo { $box }.
drill-help-stop = Escribe q para acabar.
drill-best = Correcto: { $best }.
drill-equal = Correcto: { $choice } vale tanto como { $best }.
drill-costs = Lo mejor: { $best }. Tu opción, { $choice }, cuesta { $cost }.
drill-then = En la partida: { $choice }, que costó { $cost }.
drill-yours = tu opción
drill-summary = { $best } de { $asked } perfectas. Puntos regalados: { $total } en total, { $mean } por pregunta.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] perfecta
       *[costs] puntos regalados: { $cost }
    }
    .guest = { $sheet }, posición del { $date }: { $squares } { $result ->
        [best] perfecta
       *[costs] puntos regalados: { $cost }
    }
drill-reviewing = Analizando partidas
drill-no-games = Aún no hay partidas de las que aprender. Empieza una con yatzy play, o importa una con yatzy games import.
drill-no-games-by = Aún no hay partidas { $sheet } de las que aprender. Mira tus partidas con yatzy games.
drill-no-games-of = { $player } no ha jugado ninguna de las partidas { $some ->
        [yes] { $sheet }
       *[no] guardadas
    }. Míralas con yatzy games.
drill-no-coach = Todas tus partidas siguen en juego, sin entrenador. Podrás aprender de ellas cuando acaben.
drill-no-mistakes = { $one ->
        [yes] Ninguna decisión de { $player }
       *[no] Ninguna decisión
    } costó { $least } o más. Usa yatzy drill sin --own para posiciones nuevas.

error-answer-empty = Escribe los dados con los que te quedas, o una casilla.
error-answer-many-boxes = Varias casillas empiezan por «{ $typed }»: { $boxes }. Escribe más letras.
error-drill-no-choice = Con estas reglas nunca se elige: no hay nada que preguntar.
error-drill-which = Da un día o una semilla, no las dos cosas.
error-drill-either = Elige un solo origen de las posiciones: --own, --today, --date o --seed.
error-drill-player = --player solo va con --own.
error-drill-answer = --answer solo va con --today, --date, --seed o --own.
error-drill-one = --count no va con --today, --date ni --answer: la pregunta es una sola.
error-drill-count = --count es un número de 1 a { NUMBER($most, useGrouping: 0) }, no { $got }.
error-drill-date = «{ $got }» no es una fecha como { $today }.
