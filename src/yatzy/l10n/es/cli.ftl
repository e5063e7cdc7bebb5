# The command line.

cli-yatzy = Juega al Yatzy con las reglas de tu caja, y estúdialo.
    .lang = Idioma de la respuesta, por ejemplo fi. Por defecto: el del terminal.
    .help-flag = Muestra esta ayuda y sale.
    .version-flag = Muestra la versión y sale.
    .completion-flag = Activa el autocompletado con Tab en bash, zsh o fish.
    .usage = Uso: { $form }
    .commands = Comandos
    .parameters = Parámetros
cli-sheets = Lista todas las reglas, o comprueba las tuyas.
    .json = Escribe JSON.
cli-sheets-check = Comprueba tus propias reglas.
    .file = Las reglas, un archivo TOML.
    .json = Escribe JSON.
cli-rules = Muestra las reglas.
    .sheet = Las reglas: su nombre, o la ruta de un archivo tuyo.
    .json = Escribe JSON.
cli-score = Dice cuánto vale una tirada en cada casilla libre, y por qué.
    .dice = Los dados en cifras, por ejemplo 55535. Si faltan, los pregunta, tirada tras tirada.
    .sheet = Las reglas: su nombre, o la ruta de un archivo tuyo. Por defecto: { $default }.
    .filled = Las casillas ya llenas, por su clave o por su nombre impreso, por ejemplo yatzy=50,fives=25+100 (un bonus se suma con +).
    .json = Escribe JSON.

cli-play = Juega en el terminal. Continúa tu última partida, o empieza otra.
    .game = La partida que continúas: su nombre según yatzy games, o cómo empieza.
    .new = Empieza una partida nueva, aunque haya otra sin acabar.
    .sheet = Las reglas de una partida nueva: su nombre, o la ruta de un archivo tuyo.
    .players = Los jugadores, por ejemplo Anna,Bo.
    .teams = Número de equipos, 2 o 3; cada equipo comparte una columna.
    .rounds = Número de rondas, hasta 6.
    .counting = Cómo cuentan las rondas.
    .start = Quién empieza: el primero de la lista, o la tirada más alta.
    .computers = Los robots de la mesa, separados por comas; el mismo puede jugar dos veces. Disponibles: beginner, casual, strong, perfect, cautious, bold, winner.
    .no_coach = Juega sin entrenador.
cli-pad = Lleva los puntos con dados de verdad, o imprime un bloc.
    .game = La partida que continúas: su nombre según yatzy games, o cómo empieza.
    .new = Empieza una partida nueva, aunque haya otra sin acabar.
    .sheet = Las reglas de una partida nueva: su nombre, o la ruta de un archivo tuyo.
    .players = Los jugadores, por ejemplo Anna,Bo.
    .teams = Número de equipos, 2 o 3; cada equipo comparte una columna.
    .rounds = Número de rondas, hasta 6.
    .counting = Cómo cuentan las rondas.
    .start = Quién empieza: el primero de la lista, o la tirada más alta.
    .no_coach = Juega sin entrenador.
    .print = Escribe un bloc vacío, como página web para imprimir, y nada más.
    .columns = Cuántas columnas tiene el bloc impreso. Por defecto: { $default }.
cli-games = Lista tus partidas guardadas.
    .all = Las lista todas, no solo las últimas.
    .json = Escribe JSON.
cli-games-show = Muestra la hoja de una partida.
    .game = La partida: su nombre según yatzy games, o cómo empieza.
    .json = Escribe JSON.
cli-games-export = Exporta una partida.
    .game = La partida: su nombre según yatzy games, o cómo empieza.
    .jsonl = Escribe JSON Lines en vez de la notación legible.
    .to = El archivo que se escribe. Por defecto: la salida estándar.
cli-games-import = Importa una partida.
    .file = La partida, en notación o en JSON Lines. Por defecto: la entrada estándar.
cli-games-delete = Borra una partida para siempre.
    .game = La partida: su nombre según yatzy games, o cómo empieza.
    .database = La base de datos: un archivo, o postgresql://user@host/name. Por defecto: tus propias partidas.
    .yes = Confirma el borrado.
cli-records = Muestra el récord y la media de cada uno, con cada juego de reglas.
    .sheet = Solo estas reglas.
    .player = Solo este jugador, con frecuencias y malos hábitos si las reglas están calculadas.
    .html = Escribe también en este archivo una página con gráficos, frecuencias y malos hábitos.
    .json = Escribe JSON.
cli-review = Repasa una partida: la suerte, los puntos regalados en cada decisión y qué era mejor.
    .file = Un archivo de la partida, o el nombre de una partida guardada. Por defecto: tu última partida, o lo que llegue por una tubería.
    .html = Escribe también en este archivo una página con gráficos y todas las decisiones.
    .json = Escribe JSON.
cli-verify = Verifica los dados de una partida: los recalcula a partir de su semilla.
    .file = Un archivo de la partida, o el nombre de una partida guardada. Por defecto: la entrada estándar.
    .day = Para una partida del día: el archivo que prueba ese día, tal como lo da /api/days de un servidor.
    .anchor = El ancla que anotaste antes, en lugar de la del archivo.
    .json = Escribe JSON.
cli-solve = Calcula unas reglas: el total esperado con juego perfecto.
    .sheet = Las reglas: su nombre, o la ruta de un archivo tuyo. Por defecto: { $default }.
    .fresh = Calcula de nuevo, aunque la solución esté guardada.
    .threads = Número de hilos. Por defecto: uno por núcleo.
    .json = Escribe JSON.
cli-advise = Muestra la mejor opción con estos dados, cuánto cuestan las demás, y por qué.
    .dice = Los dados en cifras, por ejemplo 12344.
    .rolls_left = Cuántas tiradas quedan. Por defecto: todas menos la primera.
    .sheet = Las reglas: su nombre, o la ruta de un archivo tuyo. Por defecto: { $default }.
    .filled = Las casillas ya llenas, por su clave o por su nombre impreso, por ejemplo yatzy=50,fives=25+100 (un bonus se suma con +).
    .against = Los totales finales de los demás, por ejemplo 231,204: dice también qué gana más veces.
    .all = Lista todas las opciones, no solo las mejores.
    .json = Escribe JSON.
cli-drill = Practica: elige una jugada y mira cuánto cuesta.
    .sheet = Las reglas: su nombre, o la ruta de un archivo tuyo. Por defecto: tactic; con --own, todas.
    .own = Usa posiciones de tus propias partidas en las que se perdieron puntos.
    .player = Con --own: solo las partidas de este jugador.
    .today = Propone la posición del día, la misma para todo el mundo.
    .date = Propone la posición de otro día, por ejemplo 2026-11-15.
    .count = Número de preguntas. Por defecto: 10.
    .seed = Un número que da siempre las mismas posiciones.
    .answer = Responde directamente a una pregunta: los dados con los que te quedas, por ejemplo 44, o una casilla.
    .json = Escribe JSON, una pregunta por línea, con todas las opciones.
cli-odds = Muestra cómo acaban las partidas con juego perfecto: la probabilidad exacta de cada total y de cada casilla.
    .sheets = Las reglas: su nombre, o la ruta de un archivo tuyo; o varias, para compararlas. Por defecto: tactic.
    .filled = Las casillas ya llenas, por su clave o por su nombre impreso, por ejemplo yatzy=50,fives=25+100 (un bonus se suma con +).
    .games = Lo estima con tantas partidas simuladas, en vez de calcularlo exactamente.
    .svg = Escribe también un gráfico en este archivo.
    .json = Escribe JSON.
cli-compare = Compara reglas: qué cambia, la media del juego perfecto, y los mismos dados contados por cada una.
    .sheets = Dos o más: nombres, o rutas de archivos tuyos. Con uno solo: lo que valen sus opciones.
    .dice = Dados que cuentan según cada una, por ejemplo 55566.
    .json = Escribe JSON.
cli-simulate = Hace jugar muchas partidas a los robots; muestra sus medias y cuántas veces gana cada uno.
    .players = Los robots que juegan, separados por comas; el mismo puede jugar dos veces. Disponibles: beginner, casual, strong, perfect, cautious, bold, winner. Por defecto: { $default }.
    .sheet = Las reglas: su nombre, o la ruta de un archivo tuyo. Por defecto: { $default }.
    .games = Número de partidas. Por defecto: 10000, o 500 con winner, que juega unas diez por segundo.
    .seed = Un número para los dados: la misma semilla da las mismas partidas. Por defecto: { $default }.
    .json = Escribe JSON.
cli-export = Exporta datos de las reglas para estudiarlas, en Parquet o CSV.
    .what = Qué se escribe: todos los estados entre dos turnos; los puntos que se esperan aún desde cada uno con juego perfecto; todas las opciones y los puntos que cuestan; o partidas jugadas por un robot.
    .sheet = Las reglas: su nombre, o la ruta de un archivo tuyo. Por defecto: { $default }.
    .to = El archivo que se escribe; su nombre acaba en .parquet o .csv. Por defecto: CSV en la salida estándar.
    .states = Describe también el estado en cada fila.
    .filled = Las casillas ya llenas, por su clave o por su nombre impreso, por ejemplo yatzy=50,fives=25+100 (un bonus se suma con +).
    .dice = Para advice: solo estos dados, por ejemplo 12344. Por defecto: todas las tiradas.
    .rolls_left = Para advice: solo cuando quedan tantas tiradas. Por defecto: con cualquier número.
    .games = Número de partidas que se juegan. Por defecto: 1000. Con --games, --player o --seed, advice trata de partidas; si no, de una sola hoja.
    .player = El robot: beginner, casual, strong, perfect, cautious, bold, winner. Por defecto: perfect.
    .seed = Un número para los dados: la misma semilla da las mismas partidas. Por defecto: 0.

column-game = Partida
column-games = Partidas
column-when = Fecha
column-state = Resultado
column-player = Jugador
column-best = Récord
column-average = Media
games-none = Aún no hay partidas. Empieza una con yatzy play.
games-more = { $count } más: yatzy games --all
games-screen = { $sheet }
games-real = { $sheet }, dados de verdad
games-under-way = { $percent } % jugado
games-exported = Partida exportada: { $game }, en { $file }.
export-rows = Filas por escribir: { $rows }
export-writing = Escribiendo
export-written = Filas en { $file }: { $rows }
games-imported = Partida importada: { $game }. Mírala con yatzy games show { $game }.
games-known = Ya tienes { $game }.
games-deleted = Partida borrada: { $game }.
records-reading = Leyendo partidas
records-none = Aún no hay rondas acabadas.
records-no-match = No hay rondas acabadas de este jugador con estas reglas.
verify-good = Los dados son correctos: la semilla corresponde a su huella y da exactamente { $throws ->
        [one] esta tirada
       *[other] estas { $throws } tiradas
    } ({ $dice ->
        [one] un dado
       *[other] { $dice } dados
    }).
verify-seal-wrong = La semilla no corresponde a su huella: no es la que se fijó antes de la partida.
verify-mismatch = Tirada { $number } ({ $place }): el archivo dice { $recorded }, la semilla da { $right }.
verify-in-roll-off = { $player }, para ver quién empieza
verify-in-turn = ronda { $round }, turno { $turn }, { $player }, tirada { $roll } del turno
verify-day-good = { $day }: la semilla es la que la cadena tenía para este día, y las partidas del día anterior están en los dados.
verify-day-wrong = { $fault ->
        [chain] La semilla no lleva al ancla de la cadena.
        [seal] La semilla no corresponde a la huella del día.
        [mix] La mezcla no sale de las partidas del día anterior.
        [table] El código del reto no sale de la semilla.
       *[record] El archivo no es una partida de este día.
    }

column-sheet = Reglas
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
column-rule = Lo que pide y lo que da
column-example = Ejemplo
column-mean = Media
column-struck = Tachada

score-heading = { $dice } según { $sheet }
score-forbidden = prohibida
score-none-open = Todas las casillas están llenas.
score-ask = Dados (línea vacía para parar):
score-asking = Escribe una tirada para ver cuánto vale en cada casilla, según { $sheet }. Para otras reglas: yatzy score --sheet NOMBRE; yatzy sheets las lista.
players-any = sin límite
players-from = { $least } o más
players-range = de { $least } a { $most }
sheets-hint = Lee las reglas con yatzy rules NOMBRE; cuenta una tirada con yatzy score 55535 --sheet NOMBRE.
check-good = { $file } es válido: { $title }, { $boxes ->
        [one] { $boxes } casilla
       *[other] { $boxes } casillas
    }, total máximo { $highest }, suma de control { $digest }.
check-more = y { $count } más
check-bad = { $file }: { $count ->
        [one] un problema
       *[other] { $count } problemas
    }

labelled = { $label }: { $text }
error-label = error: { $told }
usage-unknown-command = No hay ningún comando «{ $name }». Mira la lista con yatzy --help.
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
