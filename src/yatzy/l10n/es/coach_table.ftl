# The coach at the table.

hint-coach = entrenador
keys-coach = preguntar al entrenador qué es lo mejor con estos dados, y por qué
keys-coach-pad = preguntar al entrenador por los dados escritos: como tras la primera tirada; otra vez: tras la siguiente
keys-remarks = que el entrenador señale los errores: nunca, desde 0,5; 1; 2; 5 puntos
keys-chances = mostrar u ocultar la probabilidad de ganar de cada uno

coach-thinking = El entrenador está pensando…
coach-best = ★ Lo mejor: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = Esta partida se juega sin entrenador.
coach-over = La partida ha acabado: ya no hay nada que aconsejar.
coach-no-dice = Tira primero, y luego pregunta al entrenador.
coach-no-dice-pad = Escribe primero tus dados, tras cualquier tirada: el entrenador dice con cuáles quedarte, o qué casilla elegir.
coach-after-throw = { $following ->
        [yes] Tras la tirada { $throw } de { $throws } (H: tras la siguiente):
       *[no] Tras la tirada { $throw } de { $throws }:
    }
coach-remark = { $alone ->
        [yes] Eso te ha costado { $cost }. Mejor: { $choice }.
       *[no] { $player }, eso te ha costado { $cost }. Mejor: { $choice }.
    }
coach-remarks-on = { $one ->
        [yes] El entrenador señala lo que cuesta más de 1 punto.
       *[no] El entrenador señala lo que cuesta más de { $points } puntos.
    }
coach-remarks-off = El entrenador ya no señala los errores.
coach-alone = Juegas en solitario: no hay a quién ganar.
coach-chances-on = Se muestra la probabilidad de ganar.
coach-assumes = La probabilidad de ganar supone que desde ahora todos juegan por el máximo de puntos; en caso de empate se comparte la victoria.
coach-counting = Calculando probabilidades…
coach-chances-off = Se oculta la probabilidad de ganar.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Para ganar la ronda
       *[game] Para ganar
    }{ $exact ->
        [no] {" "}(más o menos)
       *[yes] {""}
    }: { $chances }

new-coach = Entrenador
new-coach-on = permitido
new-coach-off = desactivado
