# The page: rules of one's own.

page-own-about = Cambia lo que pide o da una casilla, añade casillas, juega con seis dados. Parte de unas reglas impresas y mira enseguida qué cambia.
page-own-begin = ¿De qué reglas partes?
page-own-title = { $title }, nuestras reglas
page-own-open = Abrir un archivo TOML
page-own-from = A partir de { $title }
page-own-anew = Empezar de nuevo
page-own-link-wrong = No se pueden leer las reglas de este enlace. Pide otro enlace.
page-own-play = Jugar con estas reglas

page-own-name-of-game = Nombre del juego
page-own-dice = Dados
page-own-rolls = Tiradas por turno
page-own-order = Llenar las casillas
page-own-order-free = en cualquier orden
page-own-order-fixed = de arriba abajo
page-own-strike = Tachar una casilla
page-own-strike-free = cuando se quiera
page-own-strike-last = solo si nada da puntos
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
page-own-remove = Quitar { $name }
page-own-face = Número
page-own-asks = Pide
page-own-asks-groups = dados iguales
page-own-asks-run = números seguidos
page-own-asks-faces = exactamente estos números
page-own-asks-face = un solo número
page-own-asks-any = cualquier dado
page-own-groups = Cuántos iguales
page-own-shared = Los dos grupos pueden ser del mismo número
page-own-run = Cuántos seguidos
page-own-faces = Números
page-own-pays = Da
page-own-pays-matched = suma de esos dados
page-own-pays-all = suma de todos los dados
page-own-pays-fixed = puntos fijos
page-own-plus = Más
page-own-last-resort = Solo si ninguna otra casilla libre da puntos

page-own-alike = Yatzy adicional
page-own-alike-on = Reglas especiales para un Yatzy adicional
page-own-alike-box = Su propia casilla
page-own-alike-bonus = Bonus por cada uno
page-own-bonus-after = El bonus cuenta
page-own-bonus-after-points = si la suya tiene puntos
page-own-bonus-after-any-entry = tras puntos o un cero
page-own-bonus-while = Hay bonus
page-own-bonus-while-always = siempre
page-own-bonus-while-upper-open = solo con su casilla superior libre
page-own-joker = Comodín
page-own-joker-none = sin comodín
page-own-joker-free = libre: cualquier casilla inferior
page-own-joker-forced = obligatorio según las reglas
page-own-joker-pays = Un comodín da
page-own-joker-pays-dice = lo que valen sus dados
page-own-joker-pays-highest = el máximo de la casilla
page-own-upper-first = Primero su casilla superior
page-own-upper-first-always = siempre
page-own-upper-first-after-points = solo después de puntos
page-own-in-chance = Puntos en Chance
page-own-as-usual = como siempre
page-own-zero = Vale 0
page-own-zero-never = nunca
page-own-zero-chance-and-upper = con Chance y su casilla superior llenas
page-own-zero-upper-box = con su casilla superior llena
page-own-zero-upper-section = con todas las superiores llenas

page-own-customs = En la mesa
page-own-start = Quién empieza
page-own-rounds = Máximo de rondas
page-own-most = Máximo de jugadores
page-own-any = sin límite

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = debe ser un número entero hasta 1000.
page-own-fault-upper-box = una casilla de la sección superior cuenta un solo número y da la suma de esos dados.
page-own-fault-not-five-alike = debe ser una casilla que pida todos los dados iguales.
page-own-fault-needs-forced-joker = solo va con un comodín obligatorio.
page-own-fault-against-order = no va con casillas que se llenan de arriba abajo.
page-own-fault-needs-chance = necesita exactamente una casilla que admita cualquier dado.

page-own-changes = Qué cambia
page-own-count = { $count ->
        [0] Sin cambios
        [one] Un cambio
       *[other] { $count } cambios
    }
page-own-faults = { $count ->
        [one] Corrige un problema.
       *[other] Corrige { $count } problemas.
    }
page-own-faults-about = Corrige lo que está marcado en el formulario. Hasta entonces ves las últimas reglas válidas.
page-own-nothing-changed = Aún nada: son las reglas impresas.
page-own-before = antes
page-own-now = ahora
page-own-added = nueva
page-own-gone = quitada

page-own-expected = Media del juego perfecto
page-own-solve-about = Se calculan todas las partidas posibles; tarda unos segundos.
page-own-solve = Calcular estas reglas
page-own-solving = Calculando: { $share }
page-own-stop = Parar
page-own-these = Estas reglas
page-own-original = Reglas impresas
page-own-difference = Diferencia

page-own-out = Guardar y compartir
page-own-read = Leer las reglas
page-own-compare = Comparar con las reglas impresas
page-own-share = Compartir enlace
page-own-share-about = El enlace contiene tus reglas; en el servidor no se guarda nada.
page-own-save = Descargar como TOML
