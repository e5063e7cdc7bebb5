# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Juega al Yatzy con las reglas de tu caja.
page-default-name = Jugador
page-opening = Un momento…
page-no-script = Esta página necesita JavaScript. Actívalo para este sitio y vuelve a cargarla.
page-away = El servidor no responde. Inténtalo otra vez dentro de un momento.
page-lost = Conexión perdida. Reconectando… Tu partida está guardada.
page-back = Ya tienes conexión otra vez.
page-slow = Esperando al servidor…
page-table-closed = Quien lleva este servidor ha cerrado esta mesa. Aquí ya no se puede jugar.
page-no-table = Esa mesa no existe
page-no-sheet = Esas reglas no existen
page-no-sheet-about = Comprueba la dirección, o elige reglas en la página de inicio.
page-nowhere = Aquí no hay nada
page-nowhere-about = Comprueba la dirección. El código de una mesa tiene diez letras y cifras.
page-close = Cerrar
page-home = Inicio
page-rules = Reglas
page-records = Estadísticas
page-between = Práctica y más
page-explorer-go = Analizar una posición
page-drill-go = Ejercicios
page-undo = Deshacer

page-play-now = Jugar en solitario
page-again = Otra partida: { $names }
page-starts = Empieza { $player }
page-tonight = Esta noche: { $score }
page-door-computer = Contra el robot
page-door-computer-about = del más fácil al perfecto
page-door-here = En este dispositivo
page-door-here-about = pasándolo de mano en mano
page-door-friends = Con amigos
page-door-friends-about = con enlace o código
page-door-real = Con dados de verdad
page-door-real-about = la hoja hace las cuentas
page-day-about = Los mismos dados para todos
page-day-play = Jugar
page-day-players = jugadores: { $players }
page-day-best = récord { $points }
page-day-streak = días seguidos: { $days }
page-today = Partida del día
page-join = Unirse con un código o un enlace
page-join-example = AB3DE-FG7HJ
page-join-go = Unirse
page-join-wrong = Un código tiene diez letras y cifras.
page-continue = Continuar
page-waiting = Todavía nadie
page-continue-all = Mostrar { $count } más
page-forget = Ocultar { $title }
page-look-again = Repasar
page-look-more = { $count } más
page-look-at-it = Repasar la partida
page-bring = Importar una partida
page-own = Reglas caseras
page-own-back = Volver a estas reglas
page-compare = Comparar reglas
page-no-publisher = Reglas de siempre
page-sheet-counts = { $boxes } casillas · { $dice } dados
page-sheet-tactic = Parejas, escaleras y full. Bonus 50 desde 63.
page-sheet-tactic-da = Reglas danesas: el Yatzy vale la suma de los dados más 50.
page-sheet-tactic-nl = Reglas neerlandesas: el bonus pide más de 63.
page-sheet-vinga = Sin comodín ni bonus por otro Yatzy.
page-sheet-mb-1973 = Una ficha por cada Yahtzee adicional, comodín obligatorio. Equipos y series.
page-sheet-hasbro = Comodín obligatorio, también después de un cero.
page-sheet-printworks = 100 por cada Yatzy adicional, comodín libre.
page-sheet-philos = Un segundo Yatzi vale 100 en Chance.
page-sheet-philos-fr = Reglas francesas: otro Yatzi vale 0 si su casilla superior está llena.
page-sheet-philos-es = Reglas españolas: otro Yatzi vale 0 si la sección superior está llena.
page-sheet-maxi = Tres parejas, villa y torre. Bonus 100 desde 84.
page-sheet-forced-order = Las casillas se llenan de arriba abajo.
page-sheet-kniffel = 50 por otro Kniffel si su casilla superior está libre; si no, comodín.
page-sheet-yams = Una columna; las escaleras piden cinco dados.
page-sheet-yacht = Doce casillas, sin bonus, 30 por cada escalera.
page-sheet-yacht-dice = Como en los videojuegos: el full suma sus dados, escaleras de 15 y 30.

page-other-pad = Cambiar de reglas
page-who = Jugadores
page-name = Nombre
page-your-name = Tu nombre
page-far-name = Asiento libre
page-add-here = Jugador en este dispositivo
page-add-far = Jugador en su propio dispositivo
page-add-computer = Robot
page-add-known = Añadir a { $name }
page-change-colour = Cambiar el color: { $name }
page-which-computer = Qué robot
page-remove = Quitar a { $name }
page-raise = Subir a { $name }
page-dice = Dados
page-dice-screen = En pantalla
page-dice-real = De verdad
page-dice-same = Iguales para todos
page-dice-screen-about = Se tiran aquí, a la vista de todos. Después puedes verificarlos.
page-dice-real-about = Tira tus propios dados; la hoja comprueba y suma.
page-dice-same-about = Un reto: cada uno juega en su dispositivo y le salen las mismas tiradas. Gana el total más alto.
page-more = Más opciones
page-options = Opciones
page-rounds = Rondas
page-round = Ronda { $round }
page-counting = Recuento de las rondas
page-counting-totals = Suma de las rondas
page-counting-differences = Ventaja de quien gana
page-counting-rounds-won = Rondas ganadas
page-counting-short = { $counting ->
        [differences] Ventaja
        [rounds-won] Ganadas
       *[totals] Suma
    }
page-teams = Equipos
page-teams-none = Sin equipos
page-teams-some = { $number } equipos
page-team = Equipo { $team }
page-begins = Quién empieza
page-begins-agreed = El primero de la lista
page-begins-roll-off = La tirada más alta
page-coach-on = Permitir el entrenador
page-no-coach = Sin entrenador, este servidor no da consejos sobre tu partida hasta que acabe. No puede impedir que alguien los busque en otra parte.
page-patience = Esperar a los ausentes
page-start = Empezar
page-lay = Crear la mesa
page-lay-match = Crear el reto
page-series = La serie hasta ahora

page-lobby = { $free ->
        [0] Ya está todo el mundo.
        [one] Queda un asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
page-lobby-wait = La partida empieza cuando se ocupan todos los asientos, o cuando la empieza el anfitrión.
page-lobby-patience = Si alguien falta durante { $time }, los demás pueden dejar que un robot juegue en su lugar.
page-remove-player = Quitar
page-removed = El anfitrión te ha quitado de esta mesa. Puedes mirar. Para jugar, pídele que te deje volver.
page-admit = Dejar volver a { $name }
page-lobby-sit = Toma asiento para jugar.
page-lobby-screen = dados en pantalla
page-lobby-real = dados de verdad
page-seat-free = Libre
page-seat-mine = Tú
page-sit = Sentarse aquí
page-stand-up = Dejar el asiento
page-begin = { $count ->
        [one] Empezar en solitario
       *[other] Empezar con { $count }
    }
page-begin-ask = ¿Empezar sin los demás?
page-begin-ask-about = Los asientos libres desaparecen. Quien llegue después solo podrá mirar.
page-invite = Invitar a jugadores
page-invite-play = Quien abra esto puede tomar un asiento libre.
page-invite-look = La partida ha acabado: quien abra esto puede repasarla.
page-share = Compartir la partida
page-invite-watch = La partida ha empezado: quien abra esto puede mirar.
page-qr = Código QR de esta mesa
page-code = Código
page-link = Enlace
page-copy = Copiar
page-copied = Copiado
page-not-copied = Selecciona el texto y cópialo
page-no-code = El código QR aparecerá cuando responda el servidor.
page-device = Jugar en otro dispositivo
page-device-about = Abre este enlace en tu otro dispositivo para jugar también allí. Dáselo solo a quien vaya a jugar por ti.
page-device-own = Es mi propio dispositivo: puede hacer todo lo que hace este
page-device-qr = Código QR para tu otro dispositivo
page-device-make = Crear enlace
page-take-over = ¿Jugar por { $theirs } en este dispositivo?
page-take-over-about = { $held ->
        [yes] Este enlace sirve para jugar por { $theirs }. Si continúas, este dispositivo no podrá jugar por { $ours } sin un enlace nuevo.
       *[no] Este enlace sirve para jugar por { $theirs }. Si continúas, este dispositivo dejará de ser el anfitrión de la mesa.
    }
page-take-over-yes = Continuar
page-take-over-no = Cancelar
page-take-over-none = Este enlace no da ningún asiento en esta mesa.

page-menu = Menú
page-pad = Hoja
page-story = Últimos turnos
page-pad-of = Hoja de { $player }
page-whole-pad = Toda la hoja
page-people = Jugadores
page-computer = robot
page-turn = turno
page-turn-of = Turno de { $player }
page-turn-number = turno { $turn } de { $turns }
page-table-code = mesa { $code }
page-bonus-from = { $sum }/{ $at }
page-bonus-for = { $at } → { $points }
page-bonus-told = { $label }: { $sum } de { $at } hasta ahora.
page-pace = { $way ->
        [ahead] { $points ->
            [one] { $points } punto por delante del ritmo del bonus.
           *[other] { $points } puntos por delante del ritmo del bonus.
        }
        [behind] { $points ->
            [one] { $points } punto por detrás del ritmo del bonus.
           *[other] { $points } puntos por detrás del ritmo del bonus.
        }
       *[even] Justo al ritmo del bonus.
    }
page-chips = { $count ->
        [0] Ninguna ficha
        [one] Una ficha, { $points } puntos
       *[other] { $count } fichas, { $points } puntos
    }
page-cell-written = { $box } { $points }
page-cell-struck = { $box } 0: tachada
page-cell-offered = { $box } { $points }: disponible{ $advised ->
        [yes] , lo que aconseja el entrenador
        [best] , la mejor casilla ahora
       *[no] {""}
    }
page-cell-zero = { $box } 0: quedaría tachada
page-cell-barred = { $box }: ahora no. { $why }
page-cell-open = { $box }: libre
page-box-about = Cómo puntúa: { $box }
page-box-example = Por ejemplo
page-box-now = Estos dados
page-box-write = Apuntar { $points } aquí
page-cheer-box = ¡{ $box }!
page-cheer-best = ¡Récord personal!
page-sound = Sonido
page-pass-on = Te toca. Toca para empezar.
page-die = Dado { $place }: { $face }{ $kept ->
        [yes] , apartado
       *[no] {""}
    }
page-keep-line = Dados apartados
page-face = { $face }
page-throws-left = { $count ->
        [0] No quedan tiradas
        [one] Queda una tirada
       *[other] Quedan { $count } tiradas
    }
page-button-roll = Tirar
page-button-roll-named = { $player }, tira
page-button-again = { $count ->
        [one] Tirar 1 dado
       *[other] Tirar { $count } dados
    }
page-button-choose = Elige una casilla
page-button-all-kept = Todos apartados
page-button-theirs = Juega { $player }
page-rolled-off = { $player } ha sacado la tirada más alta y empieza.
page-roll-off = Empieza la tirada más alta: le toca tirar a { $player }.
page-do-roll = { $several ->
        [yes] { $player }, tira los dados.
       *[no] Tu turno: tira los dados.
    }
page-do-tell = { $several ->
        [yes] { $player }: introduce tus dados, o toca una casilla para apuntar sus puntos.
       *[no] Introduce tus dados, o toca una casilla para apuntar sus puntos.
    }
page-do-keep = Toca los dados con los que te quedas, o elige una casilla.
page-do-choose = No quedan tiradas: elige una casilla.
page-do-take = Elige una casilla, o corrige los dados.
page-your-turn = { $several ->
        [yes] Turno de { $player }.
       *[no] Tu turno.
    }
page-zero = ¿Tachar «{ $box }»?
page-zero-yes = Tachar
page-zero-no = Aún no

page-told-rolled = { $you ->
        [yes] Has sacado { $dice }.
       *[no] { $player } ha sacado { $dice }.
    }
page-told-laid = { $you ->
        [yes] Tus dados: { $dice }.
       *[no] { $player } tiene { $dice }.
    }
page-told-kept = { $you ->
        [yes] Te quedas con { $dice }.
       *[no] { $player } se queda con { $dice }.
    }
page-told-wrote = { $you ->
        [yes] Has apuntado { $points } en { $box }.
       *[no] { $player } ha apuntado { $points } en { $box }.
    }
page-told-struck = { $you ->
        [yes] Has tachado «{ $box }».
       *[no] { $player } ha tachado «{ $box }».
    }
page-told-took-back = { $you ->
        [yes] Deshecho.
       *[no] { $player } ha deshecho lo último.
    }
page-told-corrected = Corregido: { $points } en { $box }.
page-told-reacts = { $player }: { $text }

page-react = Reaccionar
page-reaction-bravo = ¡Bravo!
page-reaction-laugh = ¡Ja, ja!
page-reaction-ouch = ¡Ay!
page-reaction-luck = ¡Suerte!
page-reaction-hurry = Venga…
page-reaction-thanks = ¡Gracias!
page-hand-over = Que juegue un robot por { $player }…
page-hand-over-who = ¿Quién juega por { $player }?
page-hand-over-own = Juega hasta que vuelvas. Puedes seguir tú cuando quieras.
page-hand-over-another = ¿Que juegue un robot por { $player }?
page-hand-over-about = Un buen robot juega hasta que vuelva { $player }.
page-hand-over-go = Que juegue
page-has-left = { $player } ha dejado la mesa.
page-waits = { $player } lleva un rato sin responder.
page-absent = { $player } no está. Dentro de { $time } podrás dejar que juegue un robot.
page-hand-over-yes = Que juegue { $computer }
page-not-now = Ahora no
page-figure-numbers = Ver los números
page-plays-for = { $computer } juega por { $player }
page-for = { $computer } por { $player }
page-come-back = { $player } vuelve a jugar
page-come-back-self = Volver a jugar yo

page-keys = Atajos de teclado
page-key-space = Espacio
page-key-enter = Intro
page-keys-roll = tirar, o parar los dados
page-keys-keep = quedarse con un dado, o soltarlo
page-keys-tell = introducir un dado
page-keys-walk = moverse por la hoja
page-keys-write = apuntar en la casilla
page-keys-hint = preguntar al entrenador
page-keys-undo = deshacer
page-keys-card = mostrar estos atajos

page-match-go = Ir al reto
page-match-compare = Ver cómo les fue a los demás
page-match-sealed = Podrás verificar los dados cuando acabe el reto.

page-hint = Consejo
page-coach = El entrenador
page-coach-idle = Tira, y luego pregunta qué hacer.
page-coach-thinks = El entrenador está pensando…
page-coach-says = El entrenador: { $choice }. { $why }
page-coach-second = { $less ->
        [no] Igual de bueno: { $choice }.
       *[yes] Segunda opción: { $choice }, { $cost } menos.
    }
page-coach-best = lo mejor
page-coach-keep = Quedarse con estos dados
page-ask-explorer = Analizar esta posición
page-percent = { $number } %
page-chances = Probabilidad de ganar
page-chances-round = Probabilidad de ganar la ronda

page-real-dice = Dados: { $dice }
page-real-keys = Introduce tus dados
page-points-which = ¿Cuántos puntos?
page-points-none = Ahora no puedes apuntar nada en esta casilla.
page-correct = Corregir «{ $box }»
page-correct-was = { $player } tiene ahí { $points }.
page-correct-box = Casilla

page-end = Fin de la partida
page-end-alone = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
page-end-won = Victoria: { $players }, { $counting ->
        [differences] { $points ->
            [one] con { $points } punto de ventaja
           *[other] con { $points } puntos de ventaja
        }
        [rounds-won] { $points ->
            [one] { $points } ronda
           *[other] { $points } rondas
        }
       *[totals] { $points ->
            [one] con { $points } punto
           *[other] con { $points } puntos
        }
    }
page-end-shared = { $players } comparten la victoria
page-rematch = Jugar otra vez
page-rematch-go = Ir a la revancha
page-end-more = Más
page-tonight-title = Esta noche, partida { $games }
page-evening-end = Terminar por hoy
page-evening-won = La noche es de { $player }
page-fair-dice = Dados limpios
page-record-notation = Notación
page-record-jsonl = JSON Lines
page-record-csv = CSV
