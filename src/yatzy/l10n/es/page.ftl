# The page in the browser.

page-yatzy = Yatzy
page-title = { $title } · Yatzy
page-tagline = Cada Yatzy con las reglas de su propia caja.
page-default-name = Jugador
page-opening = Un momento…
page-no-script = Esta página necesita JavaScript. Permítelo para esta dirección y vuelve a cargarla.
page-away = El servidor no responde. Inténtalo dentro de un momento.
page-lost = Se ha cortado la conexión. Intentamos recuperarla; de la partida no se pierde nada.
page-back = La conexión ha vuelto.
page-slow = El servidor aún no ha respondido. Esperando…
page-table-closed = Quien lleva el servidor ha cerrado esta mesa. Aquí nadie puede seguir jugando.
page-no-table = Esa mesa no existe
page-no-sheet = Ese bloc no existe
page-no-sheet-about = Quizá la dirección está mal escrita. Todos los blocs están en el estante.
page-nowhere = Aquí no hay nada
page-nowhere-about = Quizá la dirección está mal escrita. El código de una mesa tiene diez letras y cifras.
page-close = Cerrar
page-home = Inicio
page-rules = Reglas
page-records = Estadísticas
page-between = Entre partidas
page-explorer-go = Analizar posición
page-drill-go = Ejercicios
page-undo = Deshacer

page-play-now = Jugar en solitario
page-again = Otra partida: { $names }
page-starts = Empieza { $player }
page-tonight = Esta noche: { $score }
page-door-computer = Contra el robot
page-door-computer-about = de amable a perfecto
page-door-here = En este dispositivo
page-door-here-about = pasándolo de mano en mano
page-door-friends = Con amigos
page-door-friends-about = con enlace o código
page-door-real = Con dados de verdad
page-door-real-about = la hoja hace las cuentas
page-day-about = Los mismos dados para todos
page-day-play = Jugar
page-day-players = participantes: { $players }
page-day-best = récord { $points }
page-day-streak = días seguidos: { $days }
page-today = La partida del día
page-join = Entrar con un código o un enlace
page-join-example = AB3DE-FG7HJ
page-join-go = Entrar
page-join-wrong = Un código tiene diez letras y cifras.
page-continue = Seguir
page-waiting = Aún nadie
page-continue-all = Mostrar { $count } más
page-forget = Quitar { $title } de la lista
page-look-again = Repasar
page-look-more = { $count } más
page-look-at-it = Repasar la partida
page-bring = Cargar una partida
page-own = Reglas caseras
page-own-back = Volver a estas reglas
page-compare = Comparar blocs
page-no-publisher = Como se suele jugar
page-sheet-counts = { $boxes } casillas · { $dice } dados
page-sheet-tactic = Parejas, escaleras y full. Bonus 50 desde 63.
page-sheet-tactic-da = Según el texto danés: el Yatzy paga los dados y 50.
page-sheet-tactic-nl = Según el texto neerlandés: el bonus pide más de 63.
page-sheet-vinga = Quince casillas, sin añadidos ni obligaciones.
page-sheet-mb-1973 = Fichas por cada Yahtzee de más, y un comodín obligatorio. Equipos y series.
page-sheet-hasbro = El comodín es obligatorio, también después de un cero.
page-sheet-printworks = 100 por cada Yatzy de más, y un comodín libre.
page-sheet-philos = Un segundo Yatzi vale 100 en Chance.
page-sheet-philos-fr = Según el texto francés: un cero con la casilla superior llena.
page-sheet-philos-es = Según el texto español: un cero con la sección superior llena.
page-sheet-maxi = Seis dados, veinte casillas, bonus 100 desde 84.
page-sheet-forced-order = De arriba abajo, sin elegir.
page-sheet-kniffel = 50 por otro Kniffel si su casilla superior está libre; si no, comodín.
page-sheet-yams = Una columna; las escaleras piden cinco dados.
page-sheet-yacht = Doce casillas, sin bonus, 30 por cada escalera.
page-sheet-yacht-dice = Como en los videojuegos: el full suma sus dados, escaleras de 15 y 30.

page-other-pad = Elegir otro bloc
page-who = Quién juega
page-name = Nombre
page-your-name = Tu nombre
page-far-name = Quien llegue
page-add-here = En este dispositivo
page-add-far = En otro teléfono
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
page-dice-screen-about = Se tiran aquí, a la vista de todos, y luego se pueden verificar.
page-dice-real-about = Tiras los tuyos; el bloc comprueba y suma.
page-dice-same-about = Un reto: cada cual juega por su cuenta en su dispositivo, con las mismas tiradas. Gana el total más alto.
page-more = Más ajustes
page-options = Opciones
page-rounds = Rondas
page-round = Ronda { $round }
page-counting = Cómo cuentan
page-counting-totals = La mayor suma de las rondas
page-counting-differences = La ventaja en cada ronda
page-counting-rounds-won = Más rondas ganadas
page-counting-short = { $counting ->
        [differences] Ventaja
        [rounds-won] Ganadas
       *[totals] Suma
    }
page-teams = Equipos
page-teams-none = Cada cual por su cuenta
page-teams-some = { $number } equipos
page-team = Equipo { $team }
page-begins = Quién empieza
page-begins-agreed = El primer nombre
page-begins-roll-off = La tirada más alta
page-coach-on = Con entrenador
page-no-coach = Sin entrenador, este servidor no da consejos sobre la partida mientras se juega. No puede impedir que alguien los busque en otra parte.
page-patience = Cuánto se espera a quien no está
page-start = Empezar
page-lay = Abrir la mesa
page-lay-match = Abrir el reto
page-series = La serie hasta ahora

page-lobby = { $free ->
        [0] Ya está todo el mundo.
        [one] Queda un asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
page-lobby-wait = La partida empieza cuando se ocupan todos los asientos, o cuando la empieza quien abrió la mesa.
page-lobby-patience = Si alguien falta durante { $time }, los demás pueden dejar que juegue un robot.
page-remove-player = Quitar
page-removed = Quien lleva la mesa te ha quitado de ella. Puedes mirar. Para jugar, pídele que te deje volver.
page-admit = Dejar volver a { $name }
page-lobby-sit = Toma asiento para jugar.
page-lobby-screen = dados en pantalla
page-lobby-real = dados de verdad
page-seat-free = Libre
page-seat-mine = Tú
page-sit = Sentarse aquí
page-stand-up = Levantarse
page-begin = { $count ->
        [one] Empezar en solitario
       *[other] Empezar con { $count }
    }
page-begin-ask = ¿Empezar sin los demás?
page-begin-ask-about = Los sitios libres desaparecen. Quien llegue después solo podrá mirar.
page-invite = Invitar a alguien
page-invite-play = Quien abra esto puede tomar un asiento libre.
page-invite-look = La partida ha acabado: quien abra esto ve cómo fue.
page-share = Compartir la partida
page-invite-watch = La partida ha empezado: quien abra esto puede mirar.
page-qr = Código QR de esta mesa
page-code = Código
page-link = Enlace
page-copy = Copiar
page-copied = Copiado
page-not-copied = Selecciónalo y cópialo a mano
page-no-code = No se puede dibujar el código QR mientras el servidor no responda.
page-device = Jugar en otro dispositivo
page-device-about = Abre este enlace en el otro dispositivo: los dos podrán jugar tus asientos. Dáselo solo a quien vaya a jugar por ti.
page-device-own = Es mi propio dispositivo: puede hacer lo mismo que este
page-device-qr = Código QR para tu otro dispositivo
page-device-make = Crear un enlace
page-take-over = ¿Jugar aquí por { $theirs }?
page-take-over-about = { $held ->
        [yes] El enlace que has abierto es para { $theirs }. Este dispositivo juega por { $ours }, y ya no podría hacerlo sin un enlace propio.
       *[no] El enlace que has abierto es para { $theirs }. Este dispositivo abrió la mesa, y ya no podría empezar ni acabar nada en ella.
    }
page-take-over-yes = Tomar el asiento
page-take-over-no = Dejarlo como está
page-take-over-none = El enlace que has abierto no da ningún asiento en esta mesa.

page-menu = Menú
page-pad = Bloc
page-story = Ahora mismo
page-pad-of = Bloc de { $player }
page-whole-pad = Todo el bloc
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
        [yes] , y es lo que aconseja el entrenador
        [best] , la mejor casilla ahora
       *[no] {""}
    }
page-cell-zero = { $box } 0: quedaría tachada
page-cell-barred = { $box }: ahora no. { $why }
page-cell-open = { $box }: libre
page-box-about = Cómo puntúa: { $box }
page-box-example = Por ejemplo
page-box-now = Estos dados
page-box-write = Anotar { $points } aquí
page-cheer-box = ¡{ $box }!
page-cheer-best = ¡Récord personal!
page-sound = Sonido
page-pass-on = Te toca. Toca para empezar.
page-die = Dado { $place }: { $face }{ $kept ->
        [yes] , guardado
       *[no] {""}
    }
page-keep-line = Dados guardados
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
page-button-all-kept = Todos guardados
page-button-theirs = Juega { $player }
page-rolled-off = La tirada más alta: { $player }, que empieza.
page-roll-off = Empieza la tirada más alta: le toca tirar a { $player }.
page-do-roll = { $several ->
        [yes] Le toca tirar a { $player }.
       *[no] Tu turno: tira los dados.
    }
page-do-tell = { $several ->
        [yes] { $player }: toca los dados como están, o una casilla para sus puntos.
       *[no] Toca los dados como están, o una casilla para sus puntos.
    }
page-do-keep = Toca los dados que guardas, o elige una casilla.
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
        [yes] Guardas { $dice }.
       *[no] { $player } guarda { $dice }.
    }
page-told-wrote = { $you ->
        [yes] { $box }: { $points } para ti.
       *[no] { $player }: { $points } en { $box }.
    }
page-told-struck = { $you ->
        [yes] Has tachado { $box }.
       *[no] { $player } ha tachado { $box }.
    }
page-told-took-back = { $you ->
        [yes] Deshecho.
       *[no] { $player } lo ha deshecho.
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
page-hand-over-own = Juega hasta que sigas tú, y puedes hacerlo cuando quieras.
page-hand-over-another = ¿Que juegue un robot por { $player }?
page-hand-over-about = Un robot que juega bien sigue hasta que vuelva { $player }.
page-hand-over-go = Que juegue
page-has-left = { $player } ha dejado la mesa.
page-waits = { $player } lleva un rato sin responder.
page-absent = { $player } no está. Podrás dejar que juegue un robot dentro de { $time }.
page-hand-over-yes = Que juegue { $computer }
page-not-now = Ahora no
page-figure-numbers = Ver los números
page-plays-for = { $computer } juega por { $player }
page-for = { $computer } por { $player }
page-come-back = Sigue { $player }
page-come-back-self = Sigo yo

page-keys = Teclas
page-key-space = Espacio
page-key-enter = Intro
page-keys-roll = tirar, o parar los dados ya
page-keys-keep = guardar un dado, o soltarlo
page-keys-tell = indicar un dado como está
page-keys-walk = moverse por el bloc
page-keys-write = apuntar en la casilla
page-keys-hint = preguntar al entrenador
page-keys-undo = deshacer
page-keys-card = esta lista

page-match-go = Ir al reto
page-match-compare = Ver cómo les fue a los demás
page-match-sealed = Los dados se podrán verificar cuando acabe el reto.

page-hint = Consejo
page-coach = El entrenador
page-coach-idle = Tras una tirada, pregunta qué hacer.
page-coach-thinks = El entrenador está pensando…
page-coach-says = El entrenador: { $choice }. { $why }
page-coach-second = { $less ->
    [no] Igual de bueno: { $choice }.
   *[yes] Después: { $choice }, { $cost } menos.
}
page-coach-best = ideal
page-coach-keep = Guardar estos dados
page-ask-explorer = Analizar esta posición
page-percent = { $number } %
page-chances = Opciones de ganar
page-chances-round = Opciones de ganar la ronda

page-real-dice = Dados: { $dice }
page-real-keys = Los dados como están
page-points-which = ¿Cuántos puntos?
page-points-none = Ahora esta casilla no admite nada.
page-correct = Corregir «{ $box }»
page-correct-was = { $player } tiene ahí { $points }.
page-correct-box = Casilla

page-end = Final
page-end-alone = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
page-end-won = Victoria: { $players }, { $counting ->
        [differences] con { $points } puntos de ventaja
        [rounds-won] { $points ->
            [one] { $points } ronda
           *[other] { $points } rondas
        }
       *[totals] con { $points } puntos
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
