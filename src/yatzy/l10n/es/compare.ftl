# Sheets side by side.

compare-dice = Dados
compare-rolls = Tiradas por turno
compare-boxes = Casillas
compare-order = Orden
compare-order-free = casilla a elegir
compare-order-fixed = de arriba abajo
compare-strike = Tachar una casilla
compare-strike-free = cuando se quiera
compare-strike-last = solo si nada puntúa
compare-bonus = Bonus
compare-bonus-at = { NUMBER($points, useGrouping: 0) } a partir de { NUMBER($at, useGrouping: 0) }
compare-further = Otros cinco iguales
compare-highest = Total máximo
compare-expected = Juego perfecto
compare-none = nada

compare-heading = Reglamentos comparados
compare-hand = { $dice } según cada uno
compare-not-there = —
compare-told = * tiene reglas distintas, o no está en todos los reglamentos.
compare-hands = Tiradas que lo muestran
error-compare-few = Para comparar hacen falta dos reglamentos o más.
error-compare-many = Se pueden comparar como mucho { $most } reglamentos a la vez, no { $got }.
