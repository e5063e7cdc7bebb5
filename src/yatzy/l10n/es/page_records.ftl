# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Estadísticas
page-records-whose = Estadísticas de quién
page-records-none = Totales, evolución y malos hábitos de cada partida que acabes aquí, junto a lo que hace el juego perfecto. Sin cuenta: la clave se queda en este navegador.
page-records-start = Llevar estadísticas
page-records-name = Nombre con el que juegas
page-records-add = Otra persona
page-records-add-about = Desde ahora cuentan las partidas jugadas con este nombre en este dispositivo, y las que aún recuerda.
page-records-empty = Aún no hay nada
page-records-empty-about = Acaba una partida con el nombre { $name }, y aparecerá aquí.
page-records-play = Jugar una partida
page-records-playing = { $count ->
        [one] Una partida en marcha.
       *[other] { $count } partidas en marcha.
    }
page-records-later = { $count ->
        [one] Aún se está analizando una partida…
       *[other] Aún se están analizando { $count } partidas…
    }
page-records-opening = Buscando…
page-records-sheet = Bloc
page-records-games = { $rounds ->
        [one] Una partida
       *[other] { $rounds } partidas
    }
page-records-best = Récord
page-records-worst = Mínimo
page-records-mean = Media
page-records-perfect = juego perfecto: { $number }
page-records-odds-later = Calculando lo que hace el juego perfecto…
page-records-rates = Cuántas veces
page-records-upper-bonus = Bonus superior
page-records-five-alike = Cinco iguales
page-records-rate = { $made } de { $of }
page-records-you = tú
page-records-best-play = juego perfecto
page-records-further = Otros cinco iguales te dan { $own } puntos por partida de media; al juego perfecto, { $perfect }.
page-records-choices = Tus decisiones
page-records-accuracy = Aciertos
page-records-cost-each = Regalado por decisión
page-records-cost-game = Regalado por partida
page-records-luck = Suerte por partida
page-records-habits = Malos hábitos
page-records-habit = { $times ->
        [one] una vez
       *[other] { $times } veces
    }, { $points } puntos
page-records-more-habits = { $count } más
page-records-no-habits = Ninguna decisión regaló nada.
page-records-trend = De partida en partida
page-records-yours = Es tuyo
page-records-device = A otro dispositivo
page-records-device-about = Quien abra este enlace tiene estas estadísticas, y puede borrarlas. Ábrelo solo en tu otro dispositivo.
page-records-device-qr = Código QR que lleva estas estadísticas a otro dispositivo
page-records-export = Llevárselo todo
page-records-remove = Quitar de este dispositivo
page-records-remove-about = Las estadísticas siguen en el servidor, y en otros dispositivos que tengan la clave. Sin la clave nadie las vuelve a encontrar.
page-records-remove-yes = Quitar
page-records-delete = Borrar todo
page-records-delete-about = Las estadísticas de { $name } se borran para siempre, en todos los dispositivos, y en esas partidas un número ocupa el lugar del nombre. Las partidas siguen en manos de quienes tengan sus códigos.
page-records-delete-yes = Borrar
page-records-take = Estadísticas de otro dispositivo
page-records-take-about = Este enlace lleva las estadísticas de alguien. Las partidas jugadas aquí con ese nombre contarán en ellas: toma solo las que sean tuyas.
page-records-take-yes = Tomar
