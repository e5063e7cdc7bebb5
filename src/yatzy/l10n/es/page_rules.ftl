# The page: rules, and pads to print.

page-rules-title = Reglas: { $title }
page-rules-about = Cada casilla explicada, con dados. Elige tus reglas.
page-rules-missing = No se encuentran estas reglas. Elige otras.
page-rules-back = Todas las reglas
page-rules-table = Volver a la mesa
page-rules-play = Jugar con estas reglas
page-rules-print = Imprimir un bloc
page-rules-language = Nombres en
page-rules-example = Ejemplo
page-rules-dice = Por ejemplo { $dice }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
page-rules-note = Nota { $number }
page-rules-bonus = { $bonus } de bonus

page-pad-back = Reglas
page-pad-columns = Columnas
page-pad-print = Imprimir
