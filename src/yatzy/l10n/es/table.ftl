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
table-sealed = Dados sellados: { $seal }
table-standing = { $name } { $points }
table-series = Serie: { $standing }
table-real = Con dados de verdad
table-solving = Resolviendo el reglamento: { $percent } %
table-just-wrote = { $player }: { $points } en { $box }{ $known ->
        [yes] {" "}con { $dice }
       *[no] {""}
    }
table-just-struck = { $player } ha tachado { $box }{ $known ->
        [yes] {" "}con { $dice }
       *[no] {""}
    }
table-press-space = Espacio tira los dados.
table-type-roll-off = Escribe los { $dice } dados que han salido, por ejemplo { $example }.
table-all-kept = Todos los dados están guardados: elige una casilla.
table-choose = Elige una casilla; Z recoge los dados.
table-corrected = Corregido.
table-unchanged = No se ha cambiado nada.
table-looking-back = Ronda { $round }, como acabó. Av Pág para seguir.
table-small = Esta ventana es demasiado pequeña para jugar. Bastan { $width } × { $height } caracteres.
table-kept = Guardada. yatzy { $command } sigue con ella.
table-throw-again = Espacio vuelve a tirar; de 1 a { $dice } se guarda un dado.
table-choose-box = No quedan tiradas: elige una casilla.
table-strike = ¿Tachar «{ $box }» con un cero? Intro otra vez lo apunta.
table-type-dice = { $equals ->
        [no] Escribe los { $dice } dados, por ejemplo { $example }, o los puntos de una casilla.
       *[yes] Escribe los { $dice } dados, por ejemplo { $example }, o los puntos de una casilla con = delante, por ejemplo =12.
    }
table-typed = Escrito: { $typed }
table-typed-dice = { $coach ->
        [yes] Intro pone estos dados en el bloc, H pregunta al entrenador.
       *[no] Intro pone estos dados en el bloc.
    }
table-laid = Los dados de este turno están en el bloc: { $dice }. Z los recoge.
table-can-take = La casilla { $box } puede valer { $possible }.
table-filled = La casilla { $box } está llena.
table-correcting = Corrección ({ $player }, { $box }): ve a la casilla correcta, escribe dados o puntos, Intro apunta, Esc lo deja.
table-cannot-correct = Aquí no hay nada que corregir: ve a una casilla llena.
table-taken-back = Deshecho.
table-thinking = { $player } está pensando…
table-computer-throws = { $again ->
        [yes] { $player } vuelve a tirar todos los dados.
       *[no] { $player } tira los dados.
    }
table-computer-keeps = { $player } guarda { $dice }.
table-computer-takes = { $player } elige { $box }.
table-welcome-back = Aquí sigue todo: la partida está donde la dejaste.

hint-roll = tirar
hint-keep = guardar
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

keys-title = Las teclas
keys-roll = tirar los dados que no están guardados
keys-keep = guardar un dado, o soltarlo
keys-walk = ir a otra casilla; izquierda y derecha, a otra columna
keys-write = apuntar en la casilla
keys-back = deshacer lo último
keys-type = escribir los dados, o los puntos de una casilla
keys-correct = corregir lo que hay en la casilla
keys-result = cómo va la partida
keys-rounds = ver rondas anteriores
keys-rules = el reglamento
keys-new = una partida nueva; esta puede seguir después
keys-again = jugar otra vez, con la misma gente
keys-light = claro u oscuro
keys-quit = salir; todo queda guardado
keys-mouse = Con el ratón: haz clic en un dado para guardarlo, en una casilla para ir a ella y otra vez para apuntar, y en una tecla de abajo para pulsarla.
signs-title = Qué significan los signos
signs-offer = lo que valen aquí estos dados
signs-barred = no se puede con estos dados
signs-struck = tachada: 0 puntos
hint-start = empezar
hint-field = campo siguiente

end-title = Final
end-one = Victoria: { $player }, { $counting ->
        [differences] con { $points } puntos de diferencia.
        [rounds-won] { $points ->
            [one] { $points } ronda, más que nadie.
           *[other] { $points } rondas, más que nadie.
        }
       *[totals] con { $points } puntos.
    }
end-shared = { $players } comparten la victoria { $counting ->
        [differences] con { $points } puntos de diferencia por cabeza.
        [rounds-won] con { $points ->
            [one] { $points } ronda por cabeza.
           *[other] { $points } rondas por cabeza.
        }
       *[totals] con { $points } puntos por cabeza.
    }
end-alone = { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
end-so-far = Hasta ahora
end-review = yatzy review { $game } separa la suerte de las decisiones.
end-record = Nuevo récord de { $player } con este reglamento: { $points }. Antes era { $before } ({ $date }).
end-best = El récord de { $player } con este reglamento es { $before } ({ $date }).
end-wrong = { $count ->
        [one] Una tirada no es la que da el secreto sellado.
       *[other] { $count } tiradas no son las que da el secreto sellado.
    }
end-player = Nombre
end-round = Ronda { $round }
end-sum = Suma
end-difference = Diferencia
end-won = Rondas ganadas
end-seal-wrong = El secreto no coincide con el sello.
end-dice-good = { $dice ->
        [one] Un dado recalculado con el secreto sellado: es correcto.
       *[other] { $dice } dados recalculados con el secreto sellado: todos correctos.
    }

new-title = Partida nueva
new-title-pad = Bloc nuevo
new-sheet = Reglamento
new-options = Opciones
new-players = Jugadores
new-players-hint = Nombres separados por comas; vacío para jugar en solitario
new-default-player = Jugador
new-computers = Robots
new-computers-hint = Ninguno; o por ejemplo casual, bold
new-computers-known = Disponibles: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Equipos
new-teams-none = cada cual por su cuenta
new-teams-some = { $teams } equipos
new-rounds = Rondas
new-counting = Recuento
new-counting-totals = la mayor suma de las rondas
new-counting-differences = la ventaja en cada ronda
new-counting-rounds-won = más rondas ganadas
new-start = Quién empieza
new-start-agreed = el primer nombre
new-start-roll-off = la tirada más alta
new-words = Amuletos
new-words-hint = Palabras de la suerte, mezcladas con los dados; una por persona, separadas por comas
new-seal = Los dados de esta partida ya están fijados y sellados: { $game }, { $seal }. Una palabra de la suerte los remueve una vez más, para que nadie haya podido elegirlos.
new-about = { $boxes ->
        [one] { $boxes } casilla
       *[other] { $boxes } casillas
    }, { $dice } dados, { $bonus ->
        [0] sin bonus
       *[other] bonus { $bonus } desde { $at }
    }. { $players }
new-about-teams = Equipos: { $teams }.
new-start-game = Empezar
