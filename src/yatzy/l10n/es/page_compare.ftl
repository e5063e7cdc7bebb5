# The page: pads side by side.

page-compare-add = Añadir un bloc
page-compare-remove = Quitar { $title }
page-compare-hand = Los mismos dados según cada uno
page-compare-hand-about = Toca un dado para girarlo.
page-compare-die = Dado { $place }: { $face }. Toca para girarlo.
page-compare-only = Solo lo que cambia
page-compare-expected = Juego perfecto
page-compare-differs = distinto
page-compare-absent = no está en este bloc
page-compare-hands = Tiradas que muestran la diferencia
page-compare-ends = Cómo acaban las partidas
page-compare-following = Cada partida hasta el final: { $share }
page-compare-own-wrong = Tus reglas caseras aún no están bien. Míralas otra vez.
