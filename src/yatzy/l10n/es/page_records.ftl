# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Estadísticas
page-records-whose = Jugador
page-records-none = Tus puntos, tu progreso y tus errores más caros, junto al juego perfecto. Sin cuenta: tu clave se queda en este navegador.
page-records-start = Llevar mis estadísticas
page-records-name = Tu nombre de jugador
page-records-add = Añadir un jugador
page-records-add-about = Desde ahora cuentan las partidas jugadas con este nombre en este dispositivo, y las que aún recuerda.
page-records-empty = Aún no hay partidas
page-records-empty-about = Acaba una partida con el nombre { $name } para verla aquí.
page-records-play = Jugar una partida
page-records-playing = { $count ->
        [one] Una partida en marcha.
       *[other] { $count } partidas en marcha.
    }
page-records-later = { $count ->
        [one] Analizando una partida…
       *[other] Analizando { $count } partidas…
    }
page-records-opening = Cargando…
page-records-sheet = Reglas
page-records-games = { $rounds ->
        [one] Una partida
       *[other] { $rounds } partidas
    }
page-records-best = Récord
page-records-worst = Mínimo
page-records-mean = Media
page-records-perfect = juego perfecto: { $number }
page-records-odds-later = Calculando lo que hace el juego perfecto…
page-records-rates = Frecuencias
page-records-upper-bonus = Bonus superior
page-records-five-alike = Cinco iguales
page-records-rate = { $made } de { $of }
page-records-you = tú
page-records-best-play = juego perfecto
page-records-further = Un Yatzy adicional te da { $own } puntos por partida de media; al juego perfecto, { $perfect }.
page-records-choices = Tus decisiones
page-records-accuracy = Aciertos
page-records-cost-each = Puntos regalados por decisión
page-records-cost-game = Puntos regalados por partida
page-records-luck = Suerte por partida
page-records-habits = Malos hábitos
page-records-habit = { $times ->
        [one] una vez
       *[other] { $times } veces
    }, { $points } puntos
page-records-more-habits = { $count } más
page-records-no-habits = No has regalado ni un punto.
page-records-trend = Partida a partida
page-records-yours = Tus datos
page-records-device = Pasar a otro dispositivo
page-records-device-about = Quien abra este enlace recibe estas estadísticas y puede borrarlas. Ábrelo solo en tu otro dispositivo.
page-records-device-qr = Código QR para pasar estas estadísticas a otro dispositivo
page-records-export = Descargar todo
page-records-remove = Quitar de este dispositivo
page-records-remove-about = Tus estadísticas siguen en el servidor y en otros dispositivos que tengan la clave. Sin la clave, nadie puede volver a encontrarlas.
page-records-remove-yes = Quitar
page-records-delete = Borrar todo
page-records-delete-about = Borra para siempre las estadísticas de { $name } en todos los dispositivos, y cambia el nombre por un número en esas partidas. Quien tenga el código de una partida aún podrá abrirla.
page-records-delete-yes = Borrar
page-records-take = Estadísticas de otro dispositivo
page-records-take-about = Este enlace contiene las estadísticas de alguien. Las partidas jugadas aquí con ese nombre contarán en ellas. Continúa solo si creaste el enlace tú.
page-records-take-yes = Añadir a este dispositivo
