# Sheets side by side.

compare-dice = Dados
compare-rolls = Tiradas por turno
compare-boxes = Casillas
compare-order = Orden
compare-order-free = casilla a elegir
compare-order-fixed = de arriba abajo
compare-strike = Tachar una casilla
compare-strike-free = cuando se quiera
compare-strike-last = solo si nada da puntos
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } a partir de { NUMBER($at, useGrouping: 0) }
compare-further = Yatzy adicional
compare-highest = Total máximo
compare-expected = Media del juego perfecto
compare-none = nada

compare-heading = Comparación de reglas
compare-hand = { $dice } según cada una
compare-not-there = —
compare-told = * tiene reglas distintas, o no está en todas las hojas.
compare-hands = Dados que muestran la diferencia
error-compare-few = Nombra al menos dos reglas para comparar.
error-compare-many = Se pueden comparar como mucho { $most } a la vez, no { $got }.
