# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = rompe parejas o un full
habit-too-many = se queda con demasiados dados
habit-too-few = vuelve a tirar dados buenos
habit-another-face = va a por el número equivocado
habit-low-pair = se queda con una pareja baja en vez de ir a por una escalera
habit-alike = se queda con dados iguales en vez de ir a por una escalera
habit-straight = va a por una escalera en vez de dados iguales
habit-other-dice = se queda con los dados equivocados
habit-stops = se planta cuando otra tirada valía la pena
habit-throws-on = sigue tirando cuando tocaba plantarse
habit-strikes = tacha la casilla equivocada
habit-chance = gasta Chance demasiado pronto
habit-little-above = apunta demasiado poco en una casilla superior que hace falta para el bonus
habit-fewer-points = malgasta una buena tirada en una casilla que vale poco
habit-points-now = toma ahora puntos que luego cuestan más

habit-line = { $habit }: { $times ->
        [one] una vez
       *[other] { $times } veces
    }, { $points } puntos
