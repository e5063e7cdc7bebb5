# The page: pads side by side.

page-compare-add = Añadir reglas
page-compare-remove = Quitar { $title }
page-compare-hand = Mismos dados, otras reglas
page-compare-hand-about = Toca un dado para cambiarlo.
page-compare-die = Dado { $place }: { $face }. Toca para cambiarlo.
page-compare-only = Solo las diferencias
page-compare-expected = Media del juego perfecto
page-compare-differs = distinto
page-compare-absent = no hay tal casilla
page-compare-hands = Dados que muestran la diferencia
page-compare-ends = Totales finales
page-compare-following = Calculando todas las partidas: { $share }
page-compare-own-wrong = Tus reglas caseras aún tienen un problema. Revísalas.
