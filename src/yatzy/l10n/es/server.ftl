# What a server says to those at its tables.

error-table-unknown = No hay ninguna mesa con este código.
error-table-token = Un token son 22 letras, cifras, guiones o guiones bajos. Esto no lo es.
error-table-token-missing = Muestra el token de tu asiento, o tu clave.
error-table-not-yours = Este no es tu asiento.
error-table-not-host = Eso solo puede hacerlo quien abrió la mesa.
error-table-no-seat = No hay asiento { $seat }: la mesa tiene { $seats }.
error-table-no-seats = Una mesa necesita al menos un asiento.
error-table-seat-taken = El asiento { $seat } ya está ocupado.
error-table-seat-computer = En el asiento { $seat } ya juega un robot.
error-table-begun = La partida ha empezado: ya nadie puede sentarse.
error-table-not-begun = La partida no ha empezado: aún hay asientos libres.
error-table-not-over = La partida no ha acabado.
error-table-nobody = No hay nadie con quien empezar.
error-table-name = Un nombre es una línea de como mucho { $longest } caracteres.
error-table-name-missing = En el asiento { $seat } hace falta un nombre.
error-table-name-twice = En la mesa ya hay alguien con este nombre.
error-table-devices = Un asiento se puede jugar desde { $most } dispositivos como mucho.
error-table-real-dice = Con dados de verdad un robot no puede seguir: no tiene manos.
error-table-not-stuck = Aún no es el momento: espera un poco, quizá sigue ahí.
error-table-stand-in = Un robot juega por ti. Recupera primero tu asiento.
error-table-late = La partida ha seguido entretanto. La ves como está ahora.
error-table-long = Has apartado, deshecho y corregido tanto que la mesa ya no admite más. Tira, o apunta.
error-table-changed = La mesa ha cambiado entretanto. La ves como está ahora.
error-table-dice = Los dados de esta mesa los tira el servidor.
error-table-match-open = Otros juegan aún con estos dados: se podrán ver cuando acabe el reto.
error-table-match-closed = El reto ha acabado: ya nadie puede entrar.
error-table-match-full = En este reto ya juegan { $most } personas, que es el máximo.
error-table-match-alone = En un reto con los mismos dados cada cual juega por su cuenta, con los dados de la pantalla.
error-table-no-match = Esto no es un reto con los mismos dados.
error-table-no-coach = En esta mesa no se puede consultar al entrenador.
error-table-sheet-name = Las reglas no son las del reglamento impreso { $sheet }: dales un nombre propio.
error-table-nonsense = La mesa no entiende esto: { $problem }
error-table-hello-again = Ya has saludado.
error-table-reaction = Esa reacción no existe. Disponibles: { $known }.
error-table-turns = Tantos jugadores, casillas y rondas serían más de { $most } turnos. Pon menos.
error-table-reactions = No tantas a la vez: espera un momento.
error-player-games = Ya tienes { $most } partidas, el máximo que se guarda por persona. Deja antes alguna.
error-table-store = Ahora mismo el servidor no puede acceder a sus partidas. Inténtalo dentro de un momento: nada se hace dos veces.

error-limit-tables = Son muchas mesas nuevas desde una sola dirección. Inténtalo dentro de { $seconds } segundos.
error-limit-requests = Es mucho de una vez. Inténtalo dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
error-request-invalid = La petición no es válida: { $problem }
request-choices = { $problem }. Disponibles: { $choices }.
error-request-unknown = En esta dirección no hay nada.
error-request-method = Eso no se puede hacer aquí.
error-request-large = Es demasiado para una sola petición.
error-request-host = Este servidor no se llama así.
error-request-origin = Lo pide otra página, y no puede hacerlo.
error-server-failed = Algo ha fallado en el servidor. No se ha cambiado nada; inténtalo de nuevo.
error-review-no-step = En esta partida no hay tal decisión: turno { $turn }, tirada { $throw }.
error-review-no-column = En esta partida no hay tal columna: ronda { $round }, columna { $column }.
