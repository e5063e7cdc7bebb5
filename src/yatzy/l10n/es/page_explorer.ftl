# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Análisis
page-explorer-about = Cualquier hoja, cualquier tirada: mira cuánto vale cada opción.
page-explorer-pad = Reglas
page-explorer-card = Hoja
page-explorer-whole = Toda la hoja
page-explorer-strip = En una tira
page-explorer-set = { $cell }. Cambiar
page-explorer-open = Libre
page-explorer-which = ¿Cuántos puntos?
page-explorer-clear-card = Vaciar la hoja
page-explorer-anew = Empezar con la hoja vacía
page-explorer-bonuses = Bonus por Yatzy adicional
page-explorer-dice = Dados
page-explorer-remove = Dado { $place }: { $face }. Quitar
page-explorer-empty = Dado { $place }: aún nada
page-explorer-faces = Añadir un dado
page-explorer-throw = Tirarlos
page-explorer-clear = Vaciar
page-explorer-left = Tiradas restantes
page-explorer-link = Copiar el enlace
page-explorer-copied = Copiado
page-explorer-worth = Total final esperado: { $total }
page-explorer-full = La hoja está llena: { $total } puntos.
page-explorer-more-dice = { $count ->
        [one] Añade un dado más para ver cuánto vale cada opción.
       *[other] Añade { $count } dados para ver cuánto vale cada opción.
    }
page-explorer-ends-turn = Cómo acaba el próximo turno
page-explorer-ends-about = Con juego perfecto: la probabilidad de cada casilla, y sus puntos de media.
page-explorer-solving = Primera vez con estas reglas: el cálculo tarda unos segundos.
page-explorer-progress = { $percent } calculado
page-explorer-best = Lo mejor: { $choice }
page-explorer-column-choice = Opción
page-explorer-column-value = Esperado
page-explorer-column-cost = Cuesta
page-explorer-choice = { $choice }: { $value } esperados, cuesta { $cost }
page-explorer-choice-best = { $choice }: { $value } esperados, lo mejor
page-explorer-none = tirar todo
page-explorer-yours = tu opción
page-explorer-all = Ver las { $count } opciones
page-explorer-fewer = Ver menos
page-explorer-end = { $box }: { $chance }, { $points } puntos de media
page-explorer-below = < { $percent }
