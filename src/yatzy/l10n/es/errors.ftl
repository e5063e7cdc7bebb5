# One line for everything that can be wrong with what a user gives us.

error-dice-letters = «{ $text }» no es una tirada. Escribe los dados en cifras, por ejemplo 55535.
error-dice-count = «{ $text }» tiene { $got ->
        [one] { $got } dado
       *[other] { $got } dados
    }; con estas reglas se juega con { $expected }.
error-dice-face = «{ $text }» no es una tirada: los dados van del 1 al 6, no hay ningún { $face }.
error-sheet-unknown = No hay reglas «{ $name }». { $near ->
        [none] Disponibles: { $known }. También vale la ruta de un archivo tuyo.
       *[other] ¿Querías decir { $near }?
    }
    .guest = No hay reglas «{ $name }». { $near ->
        [none] Disponibles: { $known }.
       *[other] ¿Querías decir { $near }?
    }
error-option-unknown = Las reglas { $sheet } no tienen la opción «{ $option }». { $known ->
        [none] No hay ninguna.
       *[other] Hay: { $known }.
    }
error-options-exclude = Elige solo una: { $one } y { $other } se excluyen.
error-sheet-missing = Ese archivo no existe.
error-sheet-unreadable = No se puede leer el archivo: { $problem }.
error-sheet-too-large = El archivo es demasiado grande: unas reglas ocupan como mucho { $largest } kB.
error-sheet-encoding = Esto no es un archivo de texto: las reglas son TOML en UTF-8.
error-sheet-line = Una línea pasa de { NUMBER($longest, useGrouping: 0) } caracteres.
error-sheet-toml = Este TOML no es válido: { $problem }
error-sheet-empty = Las reglas están vacías.
error-sheet-not-offline = Con estas reglas solo se puede jugar con un servidor.
error-card-entry = «{ $part }» no es una casilla llena. Escribe casilla=puntos, por ejemplo yatzy=50.
error-card-box = Estas reglas no tienen ninguna casilla «{ $key }». Elige entre: { $known }.
error-card-twice = La casilla { $key } aparece dos veces.
error-card-points = La casilla { $key } nunca puede valer { $points }. Valores posibles: { $possible }.
error-card-further = La casilla { $key } solo puede valer { $points } si antes hay puntos en { $needed }.
error-card-order = Esta hoja se llena de arriba abajo, y la casilla { $key } sigue libre.
error-card-bonus = { $most ->
        [0] En esta hoja no puede haber bonus por un Yatzy adicional.
       *[other] Cada bonus por un Yatzy adicional vale { $each }, y como mucho hay { $most } en esta hoja, no { $bonus }.
    }
error-card-bonus-box = { $points } en { $key } no puede haber dado un bonus de { $bonus } en esta hoja.
error-card-full = Todas las casillas están llenas: no queda nada que jugar.
error-language-unknown = No hay ningún idioma «{ $language }». Disponibles: { $known }.
error-pad-columns = Un bloc tiene de { $least } a { $most } columnas, no { NUMBER($got, useGrouping: 0) }.

error-line = línea { $line }: { $told }

error-no-terminal = Hace falta un terminal, no una tubería ni un archivo.
error-games-sure = Esto borra { $game } para siempre. Añade --yes para confirmarlo.
error-games-at-server = { $game } es una mesa del servidor. Arranca yatzy serve y juega allí.
error-games-served = { $game } es una mesa de un servidor en marcha. Para primero el servidor.
error-record-which = Nombra un archivo de la partida, o envía una partida por una tubería.
error-record-unwritable = No se puede escribir: { $problem }.

error-setup-players = Con estas reglas juegan de { $least } a { $most }, o uno solo para practicar; has nombrado { $got }.
error-setup-name = «{ $name }» no es un nombre: usa de 1 a { $longest } caracteres, en una línea.
error-setup-name-twice = Dos jugadores se llaman { $name }. Cambia uno de los nombres.
error-setup-teams = Puede haber { $allowed } equipos, no { $got }.
error-setup-team-seats = Cada jugador necesita un equipo, y cada equipo un jugador.
error-setup-tag = «{ $text }» no es { $tag ->
        [date] una fecha como 2026-11-15
        [seal] una huella: 64 cifras hexadecimales
        [match] el nombre de un reto: letras y cifras, hasta 40
       *[game_id] el nombre de una partida: letras y cifras, hasta 40
    }.
error-setup-match = En un reto con los mismos dados cada uno juega por su cuenta, con los dados en pantalla y sin tirar para empezar.
error-setup-rounds = Una serie tiene de 1 a { $most } rondas, no { $got }.
error-setup-words = Palabras de la suerte: { $got } para { $players } jugadores. Da una por jugador, o ninguna.
error-setup-computers = Con robots, di de cada uno de los { $players } asientos si juega un robot; has dado { $got }.
error-setup-computer = «{ $computer }» no es el nombre de un robot: letras minúsculas, cifras y guiones.
error-setup-computer-dice = Los robots necesitan dados en pantalla: no pueden tirar dados de verdad.
error-setup-choice = { $tag } debe ser uno de estos valores: { $choices }; no «{ $text }».
error-setup-word = «{ $word }» no es una palabra de la suerte: como mucho { $longest } caracteres, en una línea.

error-move-not-your-turn = No es tu turno: juega { $player }.
error-move-game-over = La partida ha acabado.
error-move-roll-off = Primero tira todo el mundo para ver quién empieza.
error-move-before-roll = Tira primero los dados.
error-move-no-roll-left = { $rolls ->
        [one] Solo tienes una tirada
       *[other] Solo tienes { $rolls } tiradas
    } por turno: elige una casilla.
error-move-all-kept = Todos los dados están apartados: elige una casilla, o quédate con menos.
error-move-not-there = { $there ->
        [0] No hay ningún { $face }.
       *[other] No hay tantos dados con un { $face }: solo { $there }.
    }
error-move-dice-count = Aquí se { $expected ->
        [one] tira un dado
       *[other] tiran { $expected } dados
    }, no { $got }.
error-move-dice-face = Los dados van del 1 al 6, no hay ningún { $face }.
error-move-not-yours = Esa es la columna de { $other }; es el turno de { $player }.
error-game-and-options = Nombra una partida que continuar, u opciones para una nueva, no las dos cosas.
error-move-dice-lie = Ya has introducido los dados de este turno: elige una casilla.
error-move-no-box = Estas reglas no tienen ninguna casilla «{ $box }».{ $near ->
        [none] {""}
       *[other] {" "}¿Querías decir { $near }?
    }
error-move-box-filled = La casilla «{ $box }» ya está llena. Elige otra.
error-move-box-forbidden = La casilla «{ $box }» no se permite ahora. Elige otra.
error-move-typed = «{ $typed }» no son ni dados ni puntos: escribe los dados, o puntos como 28 o 30+100.
error-move-points-needed = ¿Cuántos puntos en { $box }?
error-move-points = La casilla «{ $box }» no puede valer { $points } ahora. Valores posibles: { $possible }.
error-move-points-differ = Los dados dan { $right } en { $box }, no { $points }.
error-move-only-real-dice = Eso solo va con dados de verdad.
error-move-across-dice = Una tirada no se puede deshacer.
error-move-computers = No puedes deshacer lo que jugó { $player }: solo se deshacen las jugadas de las personas.
error-move-nothing-done = No hay nada que deshacer.
error-move-no-turn = No hay ningún turno { $turn } que corregir.
error-move-conflict = No puede ser: { $player } apuntó después { $points } en { $box }. Corrige eso primero.
error-move-not-over = La semilla sigue oculta hasta que acabe la partida.
error-move-no-secret = Estos dados no tienen semilla que mostrar.
error-move-rolls-left = Tras una tirada quedan de 0 a { $most }, no { $got }.
error-move-shown = La partida está cerrada: ya se mostró su semilla.

error-record-page = La página sobrescribiría el archivo de la partida. Elige otro nombre.
error-record-empty = No contiene ninguna partida.
error-record-empty-input = No hay ninguna partida en la entrada estándar. Nombra un archivo de la partida, o envía una partida por una tubería.
error-record-unreadable = No se puede leer: { $problem }.
error-record-missing = Ese archivo no existe.
error-record-nowhere = No hay ni archivo ni partida guardada con ese nombre. Mira tus partidas con yatzy games.
error-record-none-played = Ninguna de tus partidas guardadas tiene un turno acabado. Nombra un archivo de la partida, o envía una partida por una tubería.
error-record-too-large = Es demasiado grande para una partida: el límite es de { $largest } MB.
error-record-encoding = Esto no es un archivo de texto: el archivo de una partida es texto en UTF-8.
error-record-json = Este JSON no es válido: { $problem }
error-record-data = Esto no es un suceso de una partida: { $problem }
error-record-seq = Falta el suceso { $expected }; aquí está { $got }.
error-record-moment = «{ $got }» no es una fecha con hora como 2026-11-15T19:30:00Z.
error-record-newer = Es la versión { $version }; este yatzy lee las versiones 1 a { $known }. Actualiza yatzy para leerlo.
error-record-no-start = No empieza con el comienzo de una partida.
error-record-started-twice = La partida empieza por segunda vez.
error-record-event = Eso no puede haber pasado.
error-record-digest = Aquí las reglas de { $sheet } ({ $found }) no son aquellas con las que se jugó ({ $digest }).
error-record-tag = «{ $text }» no es una etiqueta. Disponibles: { $known }.
error-record-tag-twice = La etiqueta { $tag } está dos veces.
error-record-no-tag = Falta la etiqueta { $tag }.
error-record-number = «{ $text }» no es un número.
error-record-choice = { $tag } debe ser uno de estos valores: { $choices }; no «{ $text }».
error-record-computer = «{ $text }» no es un robot de esta mesa: escribe el asiento y un nombre, por ejemplo 2 casual.
error-record-sheet = No hay reglas «{ $sheet }». Disponibles: { $known }. Tus propias reglas viajan en la etiqueta Rules, como la escribe yatzy games export.
    .guest = No hay reglas «{ $sheet }». Disponibles: { $known }. Tus propias reglas viajan en la etiqueta Rules.
error-record-rules = Las reglas no son las de { $sheet }.
error-record-heading = Aquí debería estar «{ $expected }», no «{ $text }».
error-record-name = «{ $text }» no juega aquí: es el turno de { $player }.
error-record-unfinished = El turno de { $player } no tiene final.
error-record-part = No se puede leer «{ $text }»: un turno son dados, los que se apartaron, una casilla y sus puntos.
error-record-kept = Se apartó { $kept }, pero no está en { $dice }.
error-verify-real-dice = Esta partida se jugó con dados de verdad: no hay nada que recalcular.
error-verify-no-seal = Esta partida no tiene huella de sus dados, así que nadie puede recalcularlos.
error-verify-no-secret = La semilla sigue oculta: se muestra cuando acaba la partida.
error-verify-bad-secret = Su semilla no está escrita en cifras hexadecimales.
error-verify-day-open = La partida del { $day } sigue abierta: la semilla se muestra cuando ya nadie puede jugarla.
error-verify-day-file = Este archivo no prueba ningún día. Guarda la respuesta de /api/days tal cual.

error-solve-threads = Puede haber de 1 a { NUMBER($most, useGrouping: 0) } hilos, no { $got }.
error-solver-too-large = Estas reglas tienen al menos { $states } estados: calcularlas necesita { $needed } GiB de memoria, y hay { $free } GiB libres.
error-solver-not-offline = En este dispositivo no hay una solución para estas reglas. Pregunta en un ordenador con yatzy instalado: puede calcularlas.
error-solver-odds-too-large = Las probabilidades exactas necesitan al menos { $needed } GiB de memoria, y hay { $free } libres. Estímalas con --games 1000000.
error-solver-games = Hay que jugar al menos una partida, no { $got }.
error-advise-dice = ¿Qué { $dice } dados? Por ejemplo: yatzy advise 12344
error-advise-against = --against quiere totales finales, por ejemplo 231,204, no «{ $text }».
error-odds-filled = --filled va con unas solas reglas, y has nombrado varias.
error-odds-sheets = Se pueden comparar como mucho { $most } a la vez, no { $got }.
error-odds-games = --games es un número de 1 a { $most }, no { $got }.
error-solver-no-memory = No hay memoria suficiente para esto.
error-solver-threads = Hace falta al menos un hilo, no { $got }.
error-solver-other-array = Estos no son valores de estas reglas: deben ser { $expected } en una fila, no { $got }.
error-solver-other-sheet = La hoja ({ $card }) y la solución ({ $values }) son de reglas distintas.
error-race-too-early = Con { $open } casillas libres es pronto para jugar solo a ganar: eso empieza con { $most }. Hasta entonces, lo mejor es jugar por los puntos.
error-race-too-large = Jugar a ganar necesita { $needed } GiB de memoria con estas reglas, y hay { $free } GiB libres.
error-file-no-folder = Esa carpeta no existe.
error-file-unwritable = No se puede escribir: { $problem }.
error-export-suffix = El nombre del archivo debe acabar en uno de estos: { $known }
error-export-option = { $option } no va con { $what }.
error-export-either = --filled, --dice y --rolls-left son de una sola hoja; --games, --player y --seed son de partidas.
error-export-player = --player nombra un robot, no { $got }.

error-extra-missing = Para esto falta un paquete: { $package }. Instálalo con: { $command }
error-store-no-game = No hay ninguna partida «{ $game }». Mira tus partidas con yatzy games.
error-store-many-games = Varias partidas empiezan por «{ $beginning }»: { $games }. Escribe más letras.
error-store-known = Ya tienes la partida { $game }.
error-store-moved-on = La partida siguió en otro sitio, quizá en otro terminal. La ves como está ahora.
error-store-no-secret = La semilla de { $game } está en otra máquina: aquí no se puede continuar.
error-store-full = El disco está lleno, así que no se ha escrito nada. Lo guardado antes está a salvo: { $place }
error-store-not-taken = No se puede escribir en { $place } ({ $problem }): el disco puede estar lleno o averiado, o tu cuota, agotada. Lo guardado antes está a salvo.
error-store-read-only = No se puede escribir en { $place }: es de solo lectura.
error-store-cannot-open = No se pueden guardar partidas en { $place }: { $problem }.
error-store-busy = Otro programa está escribiendo en { $place }. Inténtalo de nuevo.
error-store-damaged = { $place } no es una base de partidas, o está dañado: { $problem }.
error-store-gone = { $place } se movió, se borró o se cambió mientras estaba en uso, así que no se ha escrito nada. Empieza de nuevo.
error-store-foreign = { $place } es la base de datos de otro programa: no se ha escrito nada en ella.
error-store-newer = { $place } es de un yatzy más nuevo. Actualiza este.
error-store-failed = No se puede usar { $place }: { $problem }.
error-store-served = Otro yatzy serve usa { $place }. Páralo, o elige otro sitio con --database.
error-store-no-home = Este usuario no tiene carpeta personal. Indica una carpeta: { $variable }=/a/folder
error-store-other-log = El archivo { $log } junto a { $place } es de otras partidas: solo se sustituyó el archivo por una copia de seguridad. No se ha cambiado nada. Si { $place } es lo que quieres, borra { $log }; yatzy host restore lo hace solo.
error-store-closed = { $place } está cerrado aquí: ya no se escribe nada en él.
error-store-address = Esto no es la dirección de una base de datos. Es un archivo, o por ejemplo postgresql://name:password@host/database; en un nombre o contraseña, signos como @ / : # se escriben %40 %2F %3A %23.
error-store-unreachable = No se puede acceder a { $place }: { $problem }.
error-store-away = { $place } no responde. Lo guardado antes está a salvo; inténtalo dentro de un momento.
error-store-locked = { $place } no acepta este nombre y esta contraseña.
error-store-no-right = { $place } no deja a este usuario crear o usar tablas. Quien lo administra puede permitirlo: GRANT CREATE ON SCHEMA …
error-store-no-database = Esa base de datos no existe: { $place }. Primero hay que crearla, por ejemplo con createdb.

fault-whole-sheet = las reglas
fault-more = (y { $count } más: mira yatzy sheets check)
    .guest = (y { $count } más)
fault-missing = falta.
fault-unknown-key = no existe aquí. Claves conocidas: { $known }.
fault-not-table = debe ser una tabla, no { $got }.
fault-not-list = debe ser una lista, no { $got }.
fault-list-length = debe tener de 1 a { $most } elementos, no { $got }.
fault-twice = contiene algo repetido.
fault-not-whole = debe ser un número entero de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }, no { $got }.
fault-not-flag = debe ser true o false, no { $got }.
fault-not-text = debe ser texto, no { $got }.
fault-bad-text = debe ser una línea de texto de 1 a { $longest } caracteres.
fault-not-key = debe constar de minúsculas, cifras y guiones, hasta { $longest }, y empezar por una letra, como "full-house", no { $got }.
fault-not-choice = debe ser uno de estos valores: { $choices }; no { $got }.
fault-not-language = debe ser un código de idioma como "fi", no { $got }.
fault-not-pattern = debe ser "any" o una tabla con una de estas claves: { $known }; no { $got }.
fault-not-pays = debe ser "all", "matched", uno de los dos con un número más ("all+50"), o un número hasta { $most }, no { $got }.
fault-key-taken = el nombre { $key } ya está en uso.
fault-upper-box = una casilla de la sección superior cuenta un solo número, da "matched" y no es un último recurso.
fault-too-many-dice = necesita { $needed } dados, y estas reglas usan { $dice }.
fault-no-upper-box = no hay ninguna casilla en la sección superior.
fault-not-five-alike = debe nombrar una casilla con el patrón groups = [{ $dice }].
fault-needs-forced-joker = solo va con joker = "forced".
fault-against-joker = no va junto con un comodín.
fault-against-order = no va junto con order = "fixed".
fault-needs-chance = necesita exactamente una casilla con el patrón "any"; hay { $got }.
fault-less-than-chance = debe valer al menos lo que da Chance por la misma tirada: { $least }.
fault-id-taken = { $id } es el nombre de unas reglas que trae yatzy. Elige otro.
