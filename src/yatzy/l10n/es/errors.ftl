# One line for everything that can be wrong with what a user gives us.

error-dice-letters = «{ $text }» no es una tirada: escribe los dados en cifras, por ejemplo 55535.
error-dice-count = «{ $text }» tiene { $got ->
        [one] { $got } dado
       *[other] { $got } dados
    }; este reglamento se juega con { $expected }.
error-dice-face = «{ $text }» no es una tirada: los dados van del 1 al 6, no hay ningún { $face }.
error-sheet-unknown = No hay ningún reglamento «{ $name }». { $near ->
        [none] Disponibles: { $known }. También vale la ruta de un archivo tuyo.
       *[other] ¿Querías decir { $near }?
    }
    .guest = No hay ningún reglamento «{ $name }». { $near ->
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
error-sheet-too-large = El archivo es demasiado grande para un reglamento: el límite es de { $largest } kB.
error-sheet-encoding = Esto no es un archivo de texto: un reglamento es TOML en UTF-8.
error-sheet-line = Una línea pasa de { NUMBER($longest, useGrouping: 0) } caracteres.
error-sheet-toml = Este TOML no es válido: { $problem }
error-sheet-empty = El reglamento está vacío.
error-sheet-not-offline = Con estas reglas solo se puede jugar con un servidor.
error-card-entry = «{ $part }» no es una casilla llena: escribe casilla=puntos, por ejemplo yatzy=50.
error-card-box = Este reglamento no tiene ninguna casilla «{ $key }». Tiene: { $known }.
error-card-twice = La casilla { $key } aparece dos veces.
error-card-points = La casilla { $key } nunca puede valer { $points }. Valores posibles: { $possible }.
error-card-further = La casilla { $key } solo puede valer { $points } si antes hay puntos en { $needed }.
error-card-order = Este reglamento se llena de arriba abajo, y la casilla { $key } sigue libre.
error-card-bonus = { $most ->
        [0] En esta hoja no puede haber bonus por otros cinco iguales.
       *[other] Cada bonus por otros cinco iguales vale { $each }, y como mucho { $most } en esta hoja, no { $bonus }.
    }
error-card-bonus-box = { $points } en { $key } no puede haber dado un bonus de { $bonus } en esta hoja.
error-card-full = Todas las casillas están llenas: no queda nada que jugar.
error-language-unknown = No hay ningún idioma «{ $language }». Disponibles: { $known }.
error-pad-columns = Un bloc tiene de { $least } a { $most } columnas, no { NUMBER($got, useGrouping: 0) }.

error-line = línea { $line }: { $told }

error-no-terminal = Para jugar hace falta un terminal, no una tubería ni un archivo.
error-games-sure = { $game } desaparecería para siempre. Añade --yes si es lo que quieres.
error-games-at-server = { $game } es una mesa del servidor. Se juega allí: yatzy serve la abre.
error-games-served = { $game } es una mesa del servidor, que está en marcha. Detenlo primero.
error-record-which = Nombra el archivo de un registro, o envíalo por una tubería.
error-record-unwritable = No se puede escribir: { $problem }.

error-setup-players = Con este reglamento juegan de { $least } a { $most } personas, o una sola para practicar; aquí hay { $got }.
error-setup-name = «{ $name }» no es un nombre: un nombre tiene de 1 a { $longest } caracteres, en una línea.
error-setup-name-twice = El nombre { $name } está repetido.
error-setup-teams = Puede haber { $allowed } equipos, no { $got }.
error-setup-team-seats = Cada jugador está en un equipo, y ningún equipo está vacío.
error-setup-tag = «{ $text }» no es { $tag ->
        [date] una fecha como 2026-11-15
        [seal] un sello: 64 cifras hexadecimales
        [match] el nombre de un reto: letras y cifras, hasta 40
       *[game_id] el nombre de una partida: letras y cifras, hasta 40
    }.
error-setup-match = En un reto con los mismos dados cada cual juega por su cuenta, con los dados de la pantalla y sin tirar para empezar.
error-setup-rounds = Una serie tiene de 1 a { $most } rondas, no { $got }.
error-setup-words = Palabras de la suerte: { $got } para { $players } jugadores. Una por persona, o ninguna.
error-setup-computers = Si juega un robot, hay que decirlo de cada asiento: de { $players }, no de { $got }.
error-setup-computer = «{ $computer }» no es el nombre de un robot: letras minúsculas, cifras y guiones.
error-setup-computer-dice = Los robots necesitan los dados de la pantalla: no pueden tirar dados de verdad.
error-setup-choice = { $tag } debe ser uno de estos valores: { $choices }; no «{ $text }».
error-setup-word = «{ $word }» no es una palabra de la suerte: como mucho { $longest } caracteres, en una línea.

error-move-not-your-turn = No es tu turno: juega { $player }.
error-move-game-over = La partida ha acabado.
error-move-roll-off = Primero tira todo el mundo para ver quién empieza.
error-move-before-roll = Tira primero los dados.
error-move-no-roll-left = { $rolls ->
        [one] Solo hay una tirada
       *[other] Solo hay { $rolls } tiradas
    } por turno: elige una casilla.
error-move-all-kept = Están guardados todos los dados: elige una casilla, o guarda menos.
error-move-not-there = { $there ->
        [0] Ningún dado muestra { $face }.
       *[other] No hay tantos dados que muestren { $face }: solo { $there }.
    }
error-move-dice-count = Aquí se { $expected ->
        [one] tira un dado
       *[other] tiran { $expected } dados
    }, no { $got }.
error-move-dice-face = Los dados van del 1 al 6, no hay ningún { $face }.
error-move-not-yours = Esa es la columna de { $other }; es el turno de { $player }.
error-game-and-options = O sigues con una partida, o dices cómo ha de ser la nueva.
error-move-dice-lie = Los dados de este turno ya están: elige una casilla.
error-move-no-box = Este reglamento no tiene ninguna casilla «{ $box }».{ $near ->
        [none] {""}
       *[other] {" "}¿Querías decir { $near }?
    }
error-move-box-filled = La casilla { $box } ya está llena.
error-move-box-forbidden = La casilla { $box } ahora no se permite.
error-move-typed = «{ $typed }» no son ni dados ni puntos: escribe los dados, o puntos como 28 o 30+100.
error-move-points-needed = ¿Cuántos puntos en { $box }?
error-move-points = La casilla { $box } ahora no puede valer { $points }. Valores posibles: { $possible }.
error-move-points-differ = Los dados dan { $right } en { $box }, no { $points }.
error-move-only-real-dice = Eso solo va con dados de verdad.
error-move-across-dice = Los dados tirados, tirados están.
error-move-computers = Lo que apuntó { $player } se queda: solo se deshace lo que hacen las personas.
error-move-nothing-done = No hay nada que deshacer.
error-move-no-turn = No hay ningún turno { $turn } que corregir.
error-move-conflict = No puede ser: { $player } apuntó después { $points } en { $box }. Corrige eso primero.
error-move-not-over = Los dados siguen sellados hasta que acabe la partida.
error-move-no-secret = Estos dados nunca se sellaron.
error-move-rolls-left = Tras una tirada quedan de 0 a { $most }, no { $got }.
error-move-shown = La partida está cerrada: sus dados ya se han revelado.

error-record-page = La página sobrescribiría el registro.
error-record-empty = No contiene ninguna partida.
error-record-empty-input = Por la entrada estándar no ha llegado ninguna partida. Nombra el archivo de un registro, o envíalo por una tubería.
error-record-unreadable = No se puede leer: { $problem }.
error-record-missing = Ese archivo no existe.
error-record-nowhere = No hay ni archivo ni partida guardada con ese nombre. yatzy games lista las partidas.
error-record-none-played = Aún no se ha jugado ningún turno en ninguna partida guardada. Nombra el archivo de un registro, o envíalo por una tubería.
error-record-too-large = Es demasiado grande para el registro de una partida: el límite es de { $largest } MB.
error-record-encoding = Esto no es un archivo de texto: un registro es texto en UTF-8.
error-record-json = Este JSON no es válido: { $problem }
error-record-data = Esto no es un suceso de una partida: { $problem }
error-record-seq = Falta el suceso { $expected }; aquí está { $got }.
error-record-moment = «{ $got }» no es una fecha con hora como 2026-11-15T19:30:00Z.
error-record-newer = Está en la versión { $version }, y este yatzy lee las versiones 1 a { $known }. Quizá lo escribió uno más nuevo.
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
error-record-sheet = En el estante no hay ningún reglamento «{ $sheet }». Disponibles: { $known }. Un reglamento tuyo viaja en la etiqueta Rules, como la escribe yatzy games export.
    .guest = En el estante no hay ningún reglamento «{ $sheet }». Disponibles: { $known }. Un reglamento tuyo viaja en la etiqueta Rules.
error-record-rules = Las reglas no son las de { $sheet }.
error-record-heading = Aquí debería estar «{ $expected }», no «{ $text }».
error-record-name = «{ $text }» no juega aquí: es el turno de { $player }.
error-record-unfinished = El turno de { $player } no tiene final.
error-record-part = «{ $text }» no se puede leer: un turno son dados, lo que se guardó, una casilla y sus puntos.
error-record-kept = Se guardó { $kept }, pero no está en { $dice }.
error-verify-real-dice = Se jugó con dados de verdad: no hay nada que recalcular.
error-verify-no-seal = Sus dados nunca se sellaron, así que nadie puede recalcularlos.
error-verify-no-secret = Los dados siguen sellados: el secreto se revela cuando acaba la partida.
error-verify-bad-secret = Su secreto no está escrito en cifras hexadecimales.
error-verify-day-open = La partida del { $day } sigue abierta: la semilla se muestra cuando ya nadie puede jugarla.
error-verify-day-file = Este archivo no prueba ningún día. Guarda la respuesta de /api/days tal cual.

error-solve-threads = Puede haber de 1 a { NUMBER($most, useGrouping: 0) } hilos, no { $got }.
error-solver-too-large = Este reglamento tiene al menos { $states } estados: resolverlo necesita { $needed } GiB de memoria, y hay { $free } GiB libres.
error-solver-not-offline = En este dispositivo no hay una solución para estas reglas. Pregunta en un ordenador con yatzy instalado: puede resolverlas.
error-solver-odds-too-large = Las probabilidades exactas necesitan al menos { $needed } GiB de memoria, y aquí hay { $free } libres. --games 1000000 las estima jugando.
error-solver-games = Hay que jugar al menos una partida, no { $got }.
error-advise-dice = ¿Qué { $dice } dados? Por ejemplo: yatzy advise 12344
error-advise-against = --against quiere totales finales, por ejemplo 231,204, no «{ $text }».
error-odds-filled = --filled es de un solo reglamento, y has nombrado varios.
error-odds-sheets = Se pueden comparar como mucho { $most } reglamentos a la vez, no { $got }.
error-odds-games = --games es un número de 1 a { $most }, no { $got }.
error-solver-no-memory = No hay memoria suficiente para esto.
error-solver-threads = Hace falta al menos un hilo, no { $got }.
error-solver-other-array = Estos no son valores de este reglamento: deben ser { $expected } en una fila, no { $got }.
error-solver-other-sheet = La hoja ({ $card }) y la solución ({ $values }) son de reglamentos distintos.
error-race-too-early = Con { $open } casillas libres es pronto para jugar solo a ganar: eso empieza con { $most }. Hasta entonces, lo mejor es jugar por los puntos.
error-race-too-large = Jugar a ganar necesita { $needed } GiB de memoria con este reglamento, y hay { $free } GiB libres.
error-file-no-folder = Esa carpeta no existe.
error-file-unwritable = No se puede escribir: { $problem }.
error-export-suffix = El nombre del archivo debe acabar en uno de estos: { $known }
error-export-option = { $option } no tiene nada que ver con { $what }.
error-export-either = --filled, --dice y --rolls-left son de una sola hoja; --games, --player y --seed son de partidas.
error-export-player = --player nombra un robot, no { $got }.

error-extra-missing = Para esto falta un paquete: { $package }. Instálalo con: { $command }
error-store-no-game = No hay ninguna partida «{ $game }». yatzy games las lista.
error-store-many-games = Varias partidas empiezan por «{ $beginning }»: { $games }.
error-store-known = La partida { $game } ya está aquí.
error-store-moved-on = La partida siguió en otro sitio, quizá en otro terminal. La ves como está ahora.
error-store-no-secret = Los dados de { $game } se sellaron en otra máquina: aquí no puede seguir.
error-store-full = El disco está lleno, así que no se ha escrito nada. Lo guardado antes está a salvo: { $place }
error-store-not-taken = El disco no aceptó lo que había que escribir en { $place } ({ $problem }): puede estar lleno o averiado, o tu cuota, agotada. Lo guardado antes está a salvo.
error-store-read-only = No se puede escribir en { $place }: es de solo lectura.
error-store-cannot-open = No se pueden guardar partidas en { $place }: { $problem }.
error-store-busy = Otro programa está escribiendo en { $place }. Inténtalo de nuevo.
error-store-damaged = { $place } no contiene partidas, o está dañado: { $problem }.
error-store-gone = { $place } se movió, se borró o se cambió mientras estaba en uso, así que no se ha escrito nada. Empieza de nuevo.
error-store-foreign = { $place } es la base de datos de otro programa: no se ha escrito nada en ella.
error-store-newer = { $place } es de un yatzy más nuevo. Actualiza este.
error-store-failed = No se pudo usar { $place }: { $problem }.
error-store-served = { $place } ya lo sirve otro yatzy serve. Detén ese, o guarda las partidas en otro sitio: --database
error-store-no-home = Este usuario no tiene carpeta personal donde guardar. Indica una carpeta: { $variable }=/a/folder
error-store-other-log = El archivo { $log } junto a { $place } es de otras partidas: solo se sustituyó el archivo por una copia de seguridad. No se ha cambiado nada. Si { $place } es lo que quieres, borra { $log }; yatzy host restore lo hace solo.
error-store-closed = { $place } está cerrado aquí: ya no se escribe nada en él.
error-store-address = Esto no es la dirección de una base de datos. Es un archivo, o por ejemplo postgresql://name:password@host/database; en un nombre o contraseña, signos como @ / : # se escriben %40 %2F %3A %23.
error-store-unreachable = No se puede acceder a { $place }: { $problem }.
error-store-away = { $place } no responde. Lo guardado antes está a salvo; inténtalo dentro de un momento.
error-store-locked = { $place } no acepta este nombre y esta contraseña.
error-store-no-right = { $place } no deja a este usuario crear o usar tablas. Quien lo administra puede permitirlo: GRANT CREATE ON SCHEMA …
error-store-no-database = Esa base de datos no existe: { $place }. Primero hay que crearla, por ejemplo con createdb.

fault-whole-sheet = el reglamento
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
fault-upper-box = una casilla de la sección superior cuenta una sola cara, paga "matched" y no es un último recurso.
fault-too-many-dice = necesita { $needed } dados, y el reglamento tiene { $dice }.
fault-no-upper-box = no hay ninguna casilla en la sección superior.
fault-not-five-alike = debe nombrar una casilla con el patrón groups = [{ $dice }].
fault-needs-forced-joker = solo va con joker = "forced".
fault-against-joker = no va junto con un comodín.
fault-against-order = no va junto con order = "fixed".
fault-needs-chance = necesita exactamente una casilla con el patrón "any"; hay { $got }.
fault-less-than-chance = debe valer al menos lo que paga Chance por la misma tirada: { $least }.
fault-id-taken = { $id } es el nombre de un reglamento que viene con yatzy y tiene otras reglas. Elige otro.
