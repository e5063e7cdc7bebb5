# A match with the same dice, and how everyone fares in it.

page-match-about = Cada cual juega por su cuenta, con las mismas tiradas. Gana el total más alto.
page-match-won = { $count ->
        [one] Victoria: { $players }, con { $points } puntos
       *[other] { $players } comparten la victoria con { $points } puntos
    }
page-match-over = El reto ha acabado. Se pueden repasar todas las partidas.
page-match-along = Jugar también
page-match-go-on = Seguir tu partida
page-match-nobody = Aún no juega nadie.
page-match-invite = Quien abra esto puede jugar, ahora o más tarde.
page-match-close = Cerrar el reto
page-match-close-yes = Cerrar
page-match-close-about = { $playing ->
        [0] Ya nadie podrá entrar, y todo el mundo podrá repasar todas las partidas.
        [one] Una partida no ha acabado. Ya nadie podrá entrar, y todo el mundo podrá repasar todas las partidas.
       *[other] { $playing } partidas no han acabado. Ya nadie podrá entrar, y todo el mundo podrá repasar todas las partidas.
    }

page-match-by = Clasificación
page-match-by-total = por total
page-match-by-cost = por decisiones
page-match-cost-about = Puntos regalados frente a las mejores opciones: cuantos menos, mejor, hicieran lo que hicieran los dados.
page-match-place = Puesto
page-match-name = Nombre
page-match-accuracy = Aciertos
page-match-total = Total
page-match-cost = Regalado
page-match-playing = { $turns }/{ $boxes } turnos
page-match-count = { $players ->
        [one] Juega una persona
       *[other] Juegan { $players } personas
    }, { $over ->
        [0] ninguna ha acabado.
        [one] una ha acabado.
       *[other] { $over } han acabado.
    }
page-match-later = { $count ->
        [one] Lo regalado en una partida aún se está calculando.
       *[other] Lo regalado en { $count } partidas aún se está calculando.
    }
page-match-no-costs = Nadie ha acabado aún.
page-match-share = { $sheet }, la partida del { $date }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, puesto { $place } de { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } regalados
    }
page-match-until = Abierto hasta el { $day }.
page-match-apart = Nuevos e invitados
page-match-apart-about = En la clasificación cuenta la primera partida del día de quien juega aquí desde hace al menos una semana.
page-match-new = nuevo
page-match-guest = invitado
page-match-again = no es la primera
page-match-unusual = suerte inusual
page-match-unusual-about = Suerte inusual: si nadie conoce los dados de antemano, como mucho una de cada { $games } partidas sale así.
page-match-key = Tus partidas cuentan en la clasificación cuando llevas una semana jugando aquí. Para eso este navegador guarda una clave, como para tus estadísticas.
