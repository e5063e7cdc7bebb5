# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Análisis
page-explorer-about = Cualquier bloc, cualquier tirada: lo que vale cada opción.
page-explorer-pad = Bloc
page-explorer-card = La hoja
page-explorer-whole = Hoja entera
page-explorer-strip = En una tira
page-explorer-set = { $cell }. Cambiar
page-explorer-open = Libre
page-explorer-which = ¿Qué hay ahí?
page-explorer-clear-card = Vaciar la hoja
page-explorer-anew = Empezar con la hoja vacía
page-explorer-bonuses = Bonus por otros cinco iguales
page-explorer-dice = Dados
page-explorer-remove = Dado { $place }: { $face }. Quitar
page-explorer-empty = Dado { $place }: aún nada
page-explorer-faces = Añadir un dado
page-explorer-throw = Tirarlos
page-explorer-clear = Vaciar
page-explorer-left = Tiradas restantes
page-explorer-link = Copiar el enlace
page-explorer-copied = Copiado
page-explorer-worth = Al final se esperan { $total } puntos.
page-explorer-full = La hoja está llena: { $total } puntos.
page-explorer-more-dice = { $count ->
        [one] Añade un dado, y se valora cada opción.
       *[other] Añade { $count } dados, y se valora cada opción.
    }
page-explorer-ends-turn = Dónde acaba el próximo turno
page-explorer-ends-about = Jugando lo mejor posible: la probabilidad de cada casilla, y sus puntos de media.
page-explorer-solving = Nadie había preguntado aún por este bloc: se está resolviendo, tarda unos segundos.
page-explorer-progress = { $percent } resuelto
page-explorer-best = Lo mejor: { $choice }
page-explorer-column-choice = Opción
page-explorer-column-value = Esperado
page-explorer-column-cost = Cuesta
page-explorer-choice = { $choice }: se esperan { $value }, cuesta { $cost }
page-explorer-choice-best = { $choice }: se esperan { $value }, lo mejor
page-explorer-none = tirar todo
page-explorer-yours = tú
page-explorer-all = Ver las { $count } opciones
page-explorer-fewer = Ver menos
page-explorer-end = { $box }: { $chance }, { $points } puntos de media
page-explorer-below = < { $percent }
