# The command line.

cli-yatzy = Cada Yatzy con su propio reglamento impreso.
    .lang = Idioma de la respuesta, por ejemplo fi. Por defecto: el del terminal.
    .help-flag = Muestra esta ayuda y sale.
    .version-flag = Muestra la versión y sale.
    .completion-flag = Activa el autocompletado con Tab en bash, zsh o fish.
    .usage = Uso: { $form }
    .commands = Comandos
    .parameters = Parámetros
cli-sheets = Lista los reglamentos, o comprueba uno tuyo.
    .json = Escribe JSON para programas.
cli-sheets-check = Comprueba un reglamento tuyo.
    .file = El reglamento, un archivo TOML.
    .json = Escribe JSON para programas.
cli-rules = Muestra un reglamento.
    .sheet = El reglamento: su nombre, o la ruta de un archivo tuyo.
    .json = Escribe JSON para programas.
cli-score = Dice cuánto vale una tirada en cada casilla libre, y por qué.
    .dice = Los dados en cifras, por ejemplo 55535. Si faltan, los pregunta, tirada tras tirada.
    .sheet = El reglamento: su nombre, o la ruta de un archivo tuyo. Por defecto: { $default }.
    .filled = Las casillas ya llenas, por su clave o por su nombre en el reglamento, por ejemplo yatzy=50,fives=25+100 (el bonus se suma).
    .json = Escribe JSON para programas.

cli-play = Juega en el terminal. Retoma la última partida que dejaste a medias, o empieza otra.
    .game = La partida que retomas: su nombre según yatzy games, o cómo empieza.
    .new = Empieza una partida nueva, aunque haya otra pendiente.
    .sheet = El reglamento de una partida nueva: su nombre, o la ruta de un archivo tuyo.
    .players = Quién juega, por ejemplo Anna,Bo.
    .teams = Cuántos equipos comparten una columna cada uno: 2 o 3.
    .rounds = Cuántas rondas, hasta 6.
    .counting = Cómo cuentan las rondas.
    .start = Quién empieza: el primer nombre, o la tirada más alta.
    .computers = Los robots de la mesa, separados por comas; el mismo puede jugar dos veces. Disponibles: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Juega sin entrenador: en esta mesa nadie puede consultarlo.
cli-pad = Lleva el bloc para dados de verdad, o imprime uno.
    .game = El bloc que retomas: su nombre según yatzy games, o cómo empieza.
    .new = Empieza un bloc nuevo, aunque haya otro pendiente.
    .sheet = El reglamento de un bloc nuevo: su nombre, o la ruta de un archivo tuyo.
    .players = Quién juega, por ejemplo Anna,Bo.
    .teams = Cuántos equipos comparten una columna cada uno: 2 o 3.
    .rounds = Cuántas rondas, hasta 6.
    .counting = Cómo cuentan las rondas.
    .start = Quién empieza: el primer nombre, o la tirada más alta.
    .no_coach = Juega sin entrenador: en esta mesa nadie puede consultarlo.
    .print = Escribe un bloc vacío, como página web para imprimir, y nada más.
    .columns = Cuántas columnas tiene el bloc impreso. Por defecto: { $default }.
cli-games = Lista las partidas guardadas.
    .all = Las lista todas, no solo las últimas.
    .json = Escribe JSON para programas.
cli-games-show = Muestra el bloc de una partida.
    .game = La partida: su nombre según yatzy games, o cómo empieza.
    .json = Escribe JSON para programas.
cli-games-export = Escribe el registro de una partida.
    .game = La partida: su nombre según yatzy games, o cómo empieza.
    .jsonl = Escribe JSON Lines para programas, en vez de la notación legible.
    .to = El archivo que se escribe. Por defecto: en pantalla.
cli-games-import = Añade una partida a partir de su registro.
    .file = El registro, en notación o en JSON Lines. Sin él, se lee la entrada estándar.
cli-games-delete = Borra una partida para siempre.
    .game = La partida: su nombre según yatzy games, o cómo empieza.
    .database = Dónde está la partida: un archivo o postgresql://usuario@servidor/nombre. Sin esto, tus propias partidas.
    .yes = Sí, bórrala.
cli-records = Lista el récord y la media de cada cual con cada reglamento.
    .sheet = Solo este reglamento.
    .player = Solo esta persona, con frecuencias y malos hábitos si el reglamento está resuelto.
    .html = Escribe también en este archivo una página con gráficos, frecuencias y malos hábitos.
    .json = Escribe JSON para programas.
cli-review = Repasa una partida: qué dieron los dados, cuánto costó cada decisión y qué habría sido mejor.
    .file = El registro de una partida, o el nombre de una partida guardada. Sin él, la última jugada, o un registro que llega por una tubería.
    .html = Escribe también en este archivo una página con gráficos y todas las decisiones.
    .json = Escribe JSON para programas.
cli-verify = Recalcula los dados de una partida a partir del secreto sellado antes de la primera tirada.
    .file = El registro de una partida, o el nombre de una partida guardada. Sin él, se lee la entrada estándar.
    .day = Para una partida del día: el archivo que prueba ese día, tal como lo da /api/days de un servidor.
    .anchor = El ancla que anotaste antes, en lugar de la del archivo.
    .json = Escribe JSON para programas.
cli-solve = Resuelve un reglamento: el total esperado con juego perfecto.
    .sheet = El reglamento: su nombre, o la ruta de un archivo tuyo. Por defecto: { $default }.
    .fresh = Lo resuelve otra vez, aunque la solución esté guardada.
    .threads = Cuántos hilos lo resuelven. Por defecto: uno por núcleo.
    .json = Escribe JSON para programas.
cli-advise = Dice lo mejor que se puede hacer con estos dados, cuánto cuesta lo demás, y por qué.
    .dice = Los dados en cifras, por ejemplo 12344.
    .rolls_left = Cuántas tiradas quedan. Por defecto: todas menos la primera.
    .sheet = El reglamento: su nombre, o la ruta de un archivo tuyo. Por defecto: { $default }.
    .filled = Las casillas ya llenas, por su clave o por su nombre en el reglamento, por ejemplo yatzy=50,fives=25+100 (el bonus se suma).
    .against = Los totales finales de los demás, por ejemplo 231,204: dice también qué gana más veces.
    .all = Lista todas las opciones, no solo las mejores.
    .json = Escribe JSON para programas.
cli-drill = Practica: ¿qué harías en esta posición, y cuánto cuesta tu respuesta?
    .sheet = El reglamento: su nombre, o la ruta de un archivo tuyo. Por defecto: tactic, y todos con --own.
    .own = Propone posiciones de tus propias partidas, donde alguien regaló puntos.
    .player = Solo las partidas de esta persona, con --own.
    .today = Propone la posición del día, la misma para todo el mundo.
    .date = Propone la posición de otro día, por ejemplo 2026-11-15.
    .count = Cuántas preguntas. Por defecto: 10.
    .seed = Un número para tener siempre las mismas posiciones.
    .answer = Responde enseguida a una pregunta: los dados que guardas, por ejemplo 44, o una casilla.
    .json = Escribe JSON para programas, una pregunta por línea con todas las opciones.
cli-odds = Dice cómo acaban las partidas con juego perfecto: la probabilidad exacta de cada total y de cada casilla.
    .sheets = El reglamento: su nombre, o la ruta de un archivo tuyo; o varios, para compararlos. Por defecto: tactic.
    .filled = Las casillas ya llenas, por su clave o por su nombre en el reglamento, por ejemplo yatzy=50,fives=25+100 (el bonus se suma).
    .games = Las estima jugando tantas partidas, en vez de calcularlas.
    .svg = Escribe también un gráfico en este archivo, con varios reglamentos juntos.
    .json = Escribe JSON para programas.
cli-compare = Compara reglamentos: qué cambia, cuánto hace el juego perfecto, y la misma tirada contada por cada uno.
    .sheets = Dos reglamentos o más: sus nombres, o las rutas de archivos tuyos. Con uno solo: lo que valen sus opciones.
    .dice = Una tirada que cada uno debe contar, por ejemplo 55566.
    .json = Escribe JSON para programas.
cli-simulate = Hace jugar a los robots muchas partidas, y dice cuántos puntos hacen y cuántas veces ganan.
    .players = Los robots que juegan, separados por comas; el mismo puede jugar dos veces. Disponibles: beginner, casual, strong, perfect, cautious, bold, winner. Por defecto: { $default }.
    .sheet = El reglamento: su nombre, o la ruta de un archivo tuyo. Por defecto: { $default }.
    .games = Cuántas partidas. Por defecto: 10000, pero 500 con un winner, que juega unas diez por segundo.
    .seed = Un número para los dados: el mismo repite las mismas partidas. Por defecto: { $default }.
    .json = Escribe JSON para programas.
cli-export = Escribe datos de un reglamento para quien estudia el juego, en Parquet o CSV.
    .what = Qué se escribe: todos los estados entre dos turnos; los puntos que se esperan aún desde cada uno con juego perfecto; todas las opciones y cuánto cuestan; o partidas de un robot.
    .sheet = El reglamento: su nombre, o la ruta de un archivo tuyo. Por defecto: { $default }.
    .to = El archivo que se escribe; su nombre acaba en .parquet o .csv. Por defecto: CSV en la salida estándar.
    .states = Describe también el estado en cada fila.
    .filled = Las casillas ya llenas, por su clave o por su nombre en el reglamento, por ejemplo yatzy=50,fives=25+100 (el bonus se suma).
    .dice = Para advice: solo estos dados, por ejemplo 12344. Por defecto: todas las tiradas.
    .rolls_left = Para advice: solo cuando quedan tantas tiradas. Por defecto: con cualquier número.
    .games = Cuántas partidas se juegan. Por defecto: 1000. Con --games, --player o --seed, advice trata de partidas; si no, de una sola hoja.
    .player = Quién juega: beginner, casual, strong, perfect, cautious, bold, winner. Por defecto: perfect.
    .seed = Un número para los dados: el mismo repite las mismas partidas. Por defecto: 0.

column-game = Partida
column-games = Partidas
column-when = Fecha
column-state = Resultado
column-player = Nombre
column-best = Récord
column-average = Media
games-none = Aún no hay partidas: yatzy play empieza una.
games-more = { $count } más: yatzy games --all
games-screen = { $sheet }
games-real = { $sheet }, bloc
games-under-way = jugada al { $percent } %
games-exported = { $game } está en { $file }.
export-rows = Filas por escribir: { $rows }
export-writing = Escribiendo
export-written = Filas en { $file }: { $rows }
games-imported = { $game } ya está aquí. yatzy games show { $game } la muestra.
games-known = { $game } ya estaba aquí.
games-deleted = Partida borrada: { $game }.
records-reading = Leyendo partidas
records-none = Aún no se ha jugado ninguna ronda hasta el final.
records-no-match = Nadie con ese nombre ha acabado una ronda con ese reglamento.
verify-good = El secreto coincide con su sello y da exactamente estos dados: { $throws ->
        [one] una tirada
       *[other] { $throws } tiradas
    }, { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }.
verify-seal-wrong = El secreto no coincide con el sello: no es el que se selló antes de la partida.
verify-mismatch = Tirada { $number } ({ $place }): el registro dice { $recorded }, el secreto da { $right }.
verify-in-roll-off = { $player }, para ver quién empieza
verify-in-turn = ronda { $round }, turno { $turn }, { $player }, tirada { $roll } del turno
verify-day-good = { $day }: la semilla es la que la cadena tenía para este día, y las partidas del día anterior están en los dados.
verify-day-wrong = { $fault ->
        [chain] La semilla no lleva al ancla de la cadena.
        [seal] La semilla no corresponde a la huella del día.
        [mix] La mezcla no sale de las partidas del día anterior.
        [table] El código del reto no sale de la semilla.
       *[record] El registro no es una partida de este día.
    }

column-sheet = Reglamento
column-name = Nombre
column-boxes = Casillas
column-players = Jugadores
column-languages = Idiomas
languages-many = { $count } idiomas
column-highest = Máximo
column-box = Casilla
column-points = Puntos
column-bonus = Bonus
column-why = Por qué
column-rule = Pide y paga
column-example = Ejemplo
column-mean = Media
column-struck = Tachada

score-heading = { $dice } según { $sheet }
score-forbidden = prohibida
score-none-open = Todas las casillas están llenas.
score-ask = Dados (línea vacía para parar):
score-asking = Escribe una tirada para ver qué hace con ella cada casilla, según { $sheet }. Para tu propia caja: yatzy score --sheet NOMBRE; yatzy sheets los lista.
players-any = sin límite
players-from = { $least } o más
players-range = de { $least } a { $most }
sheets-hint = yatzy rules NOMBRE explica un reglamento, yatzy score 55535 --sheet NOMBRE cuenta una tirada.
check-good = { $file } es un reglamento válido: { $title }, { $boxes ->
        [one] { $boxes } casilla
       *[other] { $boxes } casillas
    }, total máximo { $highest }, huella { $digest }.
check-more = y { $count } más
check-bad = { $file }: { $count ->
        [one] un fallo
       *[other] { $count } fallos
    }

labelled = { $label }: { $text }
error-label = error: { $told }
usage-unknown-command = No hay ningún comando «{ $name }». yatzy --help los lista.
usage-unknown-option = Aquí no hay ninguna opción «{ $name }». Añade --help para ver cuáles hay.
usage-did-you-mean = ¿Querías decir { $name }?
usage-missing = { $name } necesita un valor. Añade --help para ver cuál.
usage-too-many = «{ $name }» sobra. Añade --help para ver qué hace falta.
usage-bad-value = «{ $value }» no sirve para { $name }.{ $choices ->
        [none] {""}
       *[other] {" "}Disponibles: { $choices }.
    }
usage-too-large = { $name } es un número demasiado grande.
usage-repeated = { $name } aparece dos veces.
completion-installed = El autocompletado de { $shell } está en { $file }. Abre otra terminal para usarlo.
stopped = Interrumpido.
out-of-memory = No hay memoria suficiente para esto.
output-lost = No se puede escribir la salida: { $problem }.
