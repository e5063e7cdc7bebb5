# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Suma superior
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Ronda { $round } de { $rounds }
table-turn = Turno { $turn } de { $turns }
table-plays = Juega { $player }
table-alone = Tu turno
table-throws-off = { $player } tira para ver quién empieza
table-threw = { $player } ha sacado { $dice }: { $sum }.
table-begins = Empieza { $player }.
table-throw = Tirada { $throw } de { $throws }
table-sealed = Huella { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Dados de verdad
table-solving = Calculando: { $percent } %
table-just-wrote = { $player }: { $points } en { $box }{ $known ->
        [yes] {" "}con { $dice }
       *[no] {""}
    }
table-just-struck = { $player } ha tachado «{ $box }»{ $known ->
        [yes] {" "}con { $dice }
       *[no] {""}
    }
table-press-space = Pulsa Espacio para tirar.
table-type-roll-off = Escribe los { $dice } dados que han salido, por ejemplo { $example }.
table-all-kept = Todos los dados están apartados: elige una casilla.
table-choose = Elige una casilla; Z deshace los dados.
table-corrected = Corregido.
table-unchanged = No se ha cambiado nada.
table-looking-back = Ronda { $round }, como acabó. Av Pág: la ronda siguiente.
table-small = Esta ventana es demasiado pequeña. Amplíala al menos a { $width } × { $height } caracteres.
table-kept = Guardada. Continúa con yatzy { $command }.
table-throw-again = Espacio para volver a tirar, de 1 a { $dice } para quedarte con un dado.
table-choose-box = No quedan tiradas: elige una casilla.
table-strike = ¿Tachar «{ $box }»? Pulsa Intro otra vez.
table-type-dice = { $equals ->
        [no] Escribe los { $dice } dados, por ejemplo { $example }, o los puntos de una casilla.
       *[yes] Escribe los { $dice } dados, por ejemplo { $example }, o los puntos de una casilla con = delante, por ejemplo =12.
    }
table-typed = Escrito: { $typed }
table-typed-dice = { $coach ->
        [yes] Intro para usar estos dados, H para preguntar al entrenador.
       *[no] Intro para usar estos dados.
    }
table-laid = Tus dados de este turno: { $dice }. Z los deshace.
table-can-take = La casilla «{ $box }» puede valer { $possible }.
table-filled = La casilla «{ $box }» está llena.
table-correcting = Corrección ({ $player }, { $box }): ve a la casilla correcta, escribe dados o puntos y pulsa Intro. Esc cancela.
table-cannot-correct = Aquí no hay nada que corregir: ve a una casilla llena.
table-taken-back = Deshecho.
table-thinking = { $player } está pensando…
table-computer-throws = { $again ->
        [yes] { $player } vuelve a tirar todos los dados.
       *[no] { $player } tira los dados.
    }
table-computer-keeps = { $player } se queda con { $dice }.
table-computer-takes = { $player } elige { $box }.
table-welcome-back = Qué bien que vuelvas: la partida está donde la dejaste.

hint-roll = tirar
hint-keep = quedarse
hint-hurry = acelerar
hint-walk = casilla
hint-write = apuntar
hint-back = deshacer
hint-correct = corregir
hint-rules = reglas
hint-verify = verificar los dados
hint-new = nueva
hint-again = otra vez
hint-light = tema
hint-result = resultado
hint-scroll = desplazar
hint-quit = salir
hint-close = cerrar
hint-keys = ayuda
hint-rounds = rondas

keys-title = Atajos de teclado
keys-roll = tirar los dados que no has apartado
keys-keep = quedarse con un dado, o soltarlo
keys-walk = ir a otra casilla; izquierda y derecha, a otra columna
keys-write = apuntar en la casilla
keys-back = deshacer lo último
keys-type = escribir los dados, o los puntos de una casilla
keys-correct = corregir la casilla
keys-result = ver cómo va la partida
keys-rounds = ver rondas anteriores
keys-rules = ver las reglas
keys-new = partida nueva; puedes continuar esta más tarde
keys-again = jugar otra vez con los mismos jugadores
keys-light = tema claro u oscuro
keys-quit = salir; todo queda guardado
keys-mouse = Con el ratón: haz clic en un dado para quedarte con él, en una casilla para ir a ella y otra vez para apuntar, y en una tecla de abajo para pulsarla.
signs-title = Qué significan los signos
signs-offer = lo que darían aquí estos dados
signs-barred = no se puede con estos dados
signs-struck = tachada: 0 puntos
hint-start = empezar
hint-field = campo siguiente

end-title = Fin de la partida
end-one = Victoria: { $player }, { $counting ->
        [differences] { $points ->
            [one] con { $points } punto de ventaja.
           *[other] con { $points } puntos de ventaja.
        }
        [rounds-won] { $points ->
            [one] { $points } ronda, más que nadie.
           *[other] { $points } rondas, más que nadie.
        }
       *[totals] { $points ->
            [one] con { $points } punto.
           *[other] con { $points } puntos.
        }
    }
end-shared = { $players } comparten la victoria { $counting ->
        [differences] { $points ->
            [one] con { $points } punto de ventaja cada uno.
           *[other] con { $points } puntos de ventaja cada uno.
        }
        [rounds-won] { $points ->
            [one] con { $points } ronda cada uno.
           *[other] con { $points } rondas cada uno.
        }
       *[totals] { $points ->
            [one] con { $points } punto cada uno.
           *[other] con { $points } puntos cada uno.
        }
    }
end-alone = { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
end-so-far = Hasta ahora
end-review = Mira la suerte y los errores con yatzy review { $game }.
end-record = Nuevo récord de { $player } con estas reglas: { $points }. Antes: { $before } ({ $date }).
end-best = Récord de { $player } con estas reglas: { $before } ({ $date }).
end-wrong = { $count ->
        [one] Una tirada no es la que da la semilla.
       *[other] { $count } tiradas no son las que da la semilla.
    }
end-player = Jugador
end-round = Ronda { $round }
end-sum = Suma
end-difference = Diferencia
end-won = Rondas ganadas
end-seal-wrong = La semilla no corresponde a su huella.
end-dice-good = { $dice ->
        [one] Un dado recalculado con la semilla: es correcto.
       *[other] { $dice } dados recalculados con la semilla: todos correctos.
    }

new-title = Partida nueva
new-title-pad = Partida nueva con dados de verdad
new-sheet = Reglas
new-options = Opciones
new-players = Jugadores
new-players-hint = Nombres separados por comas; vacío para jugar en solitario
new-default-player = Jugador
new-computers = Robots
new-computers-hint = Ninguno, o por ejemplo ocasional, audaz
new-computers-known = Disponibles: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Equipos
new-teams-none = sin equipos
new-teams-some = { $teams } equipos
new-rounds = Rondas
new-counting = Recuento
new-counting-totals = suma de las rondas
new-counting-differences = ventaja de quien gana cada ronda
new-counting-rounds-won = rondas ganadas
new-start = Quién empieza
new-start-agreed = el primero de la lista
new-start-roll-off = la tirada más alta
new-words = Palabras de la suerte
new-words-hint = Se mezclan con los dados; una por jugador, separadas por comas
new-seal = La semilla de esta partida ya está fijada: { $game }, huella { $seal }. Añade una palabra de la suerte, y nadie habrá podido elegir los dados.
new-about = { $boxes ->
        [one] { $boxes } casilla
       *[other] { $boxes } casillas
    }, { $dice } dados, { $bonus ->
        [0] sin bonus
       *[other] bonus { $bonus } desde { $at }
    }. { $players }
new-about-teams = Equipos: { $teams }.
new-start-game = Empezar
