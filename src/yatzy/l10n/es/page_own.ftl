# The page: rules of one's own.

page-own-about = Cambia lo que pide o paga una casilla, añade otra, juega con seis dados: parte de un bloc impreso y mira enseguida qué efecto tiene.
page-own-begin = ¿De qué bloc partes?
page-own-title = { $title } de la casa
page-own-open = Abrir un archivo TOML
page-own-from = A partir de { $title }
page-own-anew = Empezar de nuevo
page-own-link-wrong = No se puede leer el reglamento de este enlace.
page-own-play = Jugar con estas reglas

page-own-name-of-game = Nombre del juego
page-own-dice = Dados
page-own-rolls = Tiradas por turno
page-own-order = Orden de las casillas
page-own-order-free = libre
page-own-order-fixed = de arriba abajo
page-own-strike = Tachar una casilla
page-own-strike-free = cuando se quiera
page-own-strike-last = solo si nada puntúa
page-own-bonus = Bonus de la sección superior
page-own-bonus-at = A partir de
page-own-points = Puntos

page-own-boxes = Casillas
page-own-add-box = Añadir una casilla
page-own-new-box = Casilla nueva
page-own-name = Nombre
page-own-section = Sección
page-own-upper = Sección superior
page-own-lower = Sección inferior
page-own-move-up = Subir { $name }
page-own-move-down = Bajar { $name }
page-own-remove = Quitar { $name } del bloc
page-own-face = Cara
page-own-asks = Pide
page-own-asks-groups = dados iguales
page-own-asks-run = caras seguidas
page-own-asks-faces = justo estas caras
page-own-asks-face = una sola cara
page-own-asks-any = cualquier tirada
page-own-groups = Cuántos iguales
page-own-shared = Una misma cara puede valer para dos grupos
page-own-run = Cuántas seguidas
page-own-faces = Caras
page-own-pays = Paga
page-own-pays-matched = suma de esos dados
page-own-pays-all = suma de todos los dados
page-own-pays-fixed = puntos fijos
page-own-plus = Y además
page-own-last-resort = Solo si no puntúa ninguna otra casilla libre

page-own-alike = Otros cinco iguales
page-own-alike-on = Tienen efecto cuando su propia casilla está cerrada
page-own-alike-box = Su propia casilla
page-own-alike-bonus = Bonus por cada vez
page-own-bonus-after = El bonus cuenta
page-own-bonus-after-points = si la suya tiene puntos
page-own-bonus-after-any-entry = tras puntos o un cero
page-own-bonus-while = Hay bonus
page-own-bonus-while-always = siempre
page-own-bonus-while-upper-open = solo con su casilla superior libre
page-own-joker = Como comodín
page-own-joker-none = cuentan como lo que son
page-own-joker-free = valen en cualquier casilla inferior
page-own-joker-forced = van donde digan las reglas
page-own-joker-pays = Un comodín da
page-own-joker-pays-dice = lo que valen sus dados
page-own-joker-pays-highest = el máximo de la casilla
page-own-upper-first = Primero su casilla superior
page-own-upper-first-always = siempre
page-own-upper-first-after-points = si la suya tiene puntos
page-own-in-chance = Valor en Chance
page-own-as-usual = como siempre
page-own-zero = Un cero
page-own-zero-never = nunca
page-own-zero-chance-and-upper = con Chance y su casilla superior cerradas
page-own-zero-upper-box = con su casilla superior cerrada
page-own-zero-upper-section = con todas las superiores cerradas

page-own-customs = Alrededor de la mesa
page-own-start = Quién empieza
page-own-rounds = Rondas como mucho
page-own-most = Jugadores como mucho
page-own-any = sin límite

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = debe ser un número entero hasta 1000.
page-own-fault-upper-box = una casilla de la sección superior cuenta una sola cara y paga la suma de esos dados.
page-own-fault-not-five-alike = debe ser una casilla que pida todos los dados iguales.
page-own-fault-needs-forced-joker = solo va con un comodín obligado a ir donde digan las reglas.
page-own-fault-against-order = no va con casillas que se llenan de arriba abajo.
page-own-fault-needs-chance = necesita exactamente una casilla que admita cualquier tirada.

page-own-changes = Qué cambia
page-own-count = { $count ->
        [0] Sin cambios
        [one] Un cambio
       *[other] { $count } cambios
    }
page-own-faults = { $count ->
        [one] Hay una cosa que aún no está bien.
       *[other] Hay { $count } cosas que aún no están bien.
    }
page-own-faults-about = Algo aún no está bien, como se marca en el formulario. Hasta entonces, aquí está lo último que era correcto.
page-own-nothing-changed = Aún nada: se juega exactamente como en el bloc impreso.
page-own-before = antes
page-own-now = ahora
page-own-added = nueva
page-own-gone = quitada

page-own-expected = Total del juego perfecto
page-own-solve-about = Se miran todas las partidas posibles; tarda unos segundos.
page-own-solve = Resolver estas reglas
page-own-solving = Resolviendo: { $share }
page-own-stop = Parar
page-own-these = Estas reglas
page-own-original = El bloc impreso
page-own-difference = Diferencia

page-own-out = Guardar y compartir
page-own-read = Leer las reglas
page-own-compare = Comparar con el bloc impreso
page-own-share = Compartir enlace
page-own-share-about = El reglamento entero va en el enlace; no se guarda en ningún sitio.
page-own-save = Descargar como TOML
