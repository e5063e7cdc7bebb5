# A match with the same dice, and how everyone fares in it.

page-match-about = Cada uno juega por su cuenta y le salen las mismas tiradas. Gana el total más alto.
page-match-won = { $count ->
        [one] { $points ->
            [one] Victoria: { $players }, con { $points } punto
           *[other] Victoria: { $players }, con { $points } puntos
        }
       *[other] { $points ->
            [one] { $players } comparten la victoria con { $points } punto
           *[other] { $players } comparten la victoria con { $points } puntos
        }
    }
page-match-over = El reto ha acabado. Puedes repasar todas las partidas.
page-match-along = Unirse
page-match-go-on = Continuar tu partida
page-match-nobody = Aún no juega nadie.
page-match-invite = Quien abra esto puede unirse, ahora o más tarde.
page-match-close = Terminar el reto
page-match-close-yes = Terminar
page-match-close-about = { $playing ->
        [0] Ya nadie podrá unirse, y todo el mundo podrá repasar todas las partidas.
        [one] Una partida no ha acabado. Ya nadie podrá unirse, y todo el mundo podrá repasar todas las partidas.
       *[other] { $playing } partidas no han acabado. Ya nadie podrá unirse, y todo el mundo podrá repasar todas las partidas.
    }

page-match-by = Clasificación
page-match-by-total = por total
page-match-by-cost = por puntos regalados
page-match-cost-about = Puntos regalados frente a las mejores opciones: cuantos menos, mejor, salgan los dados que salgan.
page-match-place = Puesto
page-match-name = Nombre
page-match-accuracy = Aciertos
page-match-total = Total
page-match-cost = Puntos regalados
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
        [one] Aún se calculan los puntos regalados en una partida.
       *[other] Aún se calculan los puntos regalados en { $count } partidas.
    }
page-match-no-costs = Nadie ha acabado aún.
page-match-share = { $sheet }, la partida del { $date }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, puesto { $place } de { $over }{ $known ->
        [no] {""}
       *[yes] , puntos regalados: { $cost }
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
