# The coach at the table.

hint-coach = entrenador
keys-coach = preguntar al entrenador qué es lo mejor con estos dados, y por qué
keys-coach-pad = preguntar al entrenador por los dados escritos: como tras la primera tirada, y luego como tras la siguiente
keys-remarks = comentarios del entrenador sobre los errores: nunca, desde 0,5, 1, 2 o 5 puntos
keys-chances = mostrar u ocultar las opciones de ganar de cada cual

coach-thinking = El entrenador está pensando…
coach-best = ★ Lo mejor: { $choice }.
coach-other = { $equal ->
        [yes] ±0
       *[no] −{ $cost }
    }  { $choice }
coach-off = En esta mesa el entrenador está desactivado.
coach-over = La partida ha acabado: ya no hay nada que aconsejar.
coach-no-dice = Tira primero: el entrenador habla de los dados que hay en la mesa.
coach-no-dice-pad = Escribe primero los dados, tras cualquier tirada: el entrenador dice qué guardar, o dónde apuntarlos.
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
coach-remarks-off = El entrenador no hace comentarios.
coach-alone = No hay rivales a quienes ganar.
coach-chances-on = Se muestran las opciones de ganar.
coach-assumes = Las opciones de ganar suponen que todo el mundo juega lo mejor posible; con totales iguales se comparte la victoria.
coach-counting = Calculando opciones…
coach-chances-off = Ya no se muestran las opciones de ganar.
coach-chance = { $name } { $chance }
coach-chances = { $of ->
        [round] Para ganar la ronda
       *[game] Para ganar
    }{ $exact ->
        [no] {" "}(más o menos)
       *[yes] {""}
    }: { $chances }

new-coach = Entrenador
new-coach-on = disponible
new-coach-off = desactivado
