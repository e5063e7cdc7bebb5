# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Balance
review-heading = { $sheet }: balance
review-last = Tu última partida es { $game }.
review-nothing = Aún no ha acabado ningún turno: no hay nada que repasar.
review-page-is-in = La página está en { $file }.

review-expected = Esperado
review-expected-now = Esperado ahora
review-luck = Suerte
review-given-away = Puntos regalados
review-total = Total
review-best = Aciertos
review-best-of = { $known ->
        [partly] { $best } de { $decisions } registradas
       *[all] { $best } de { $decisions }
    }
review-turn = Turno
review-partners = Equipo

review-adds-up = Total = esperado + suerte − puntos regalados. Esperado: la media del juego perfecto desde una columna vacía. Suerte: lo que cambiaron los dados. Puntos regalados: lo que costaron tus decisiones frente a las mejores. Los números están redondeados, la suerte de modo que cada línea cuadre.
review-adds-up-now = Esperado ahora = esperado + suerte − puntos regalados. Esperado: la media del juego perfecto desde una columna vacía. Suerte: lo que cambiaron los dados. Puntos regalados: lo que costaron tus decisiones frente a las mejores. Los números están redondeados, la suerte de modo que cada línea cuadre.
review-line = { $expected } esperado { $luck } suerte { $known ->
        [no] {""}
       *[yes] { $cost } regalado{" "}
    }= { $total }{ $state ->
        [going] {" "}esperado ahora
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } puntos
       *[going] { $total } puntos esperados ahora
    }{ $where ->
        [above] , { $by } más que la media del juego perfecto.
        [below] , { $by } menos que la media del juego perfecto.
       *[on] , justo la media del juego perfecto.
    }
review-because-lucky = Los dados dieron { $luck } más de lo normal, y con las decisiones se perdieron { $cost }.
review-because-choices = No fueron los dados, que dieron { $luck } más de lo normal: las decisiones costaron { $cost }.
review-because-mostly-dice = Fueron sobre todo los dados: costaron { $luck }, y las decisiones { $cost }.
review-because-mostly-choices = Fueron sobre todo las decisiones: costaron { $cost }, y los dados { $luck }.
review-because-both = Fueron las dos cosas: los dados costaron { $luck }, y las decisiones { $cost }.
review-because-all-best = Fueron solo los dados: costaron { $luck }, y no hubo decisión mejor que las tomadas.
review-because-all-best-lucky = Los dados dieron { $luck } más de lo normal, y todas las decisiones fueron las mejores.
review-because-unknown = No se registró ninguna decisión: todo eso cuenta como suerte.
review-because-partly = Según lo registrado, { $given ->
        [none] las decisiones no costaron nada
       *[some] las decisiones costaron { $cost }
    }; lo demás cuenta como suerte ({ $luck }).
review-because-little = { $given ->
        [none] Se registraron demasiado pocas decisiones para juzgarlas: todo eso cuenta como suerte.
       *[some] Se registraron demasiado pocas decisiones para juzgarlas: esas costaron { $cost }, y lo demás cuenta como suerte ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Según lo registrado, los mejores dados
       *[all] Los mejores dados
    }: { $player } ({ $figure } frente a { $other }).
review-dice-many = { $known ->
        [partly] Según lo registrado, los mejores dados
       *[all] Los mejores dados
    }: { $player } ({ $figure }); los peores: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Según lo registrado, los dados
       *[all] Los dados
    } fueron igual de buenos para todos ({ $figure }).
review-choices-two = { $known ->
        [partly] Según las decisiones registradas, quien menos puntos regaló
       *[all] Quien menos puntos regaló
    }: { $player } ({ $figure } frente a { $other }).
review-choices-many = { $known ->
        [partly] Según las decisiones registradas, quien menos puntos regaló
       *[all] Quien menos puntos regaló
    }: { $player } ({ $figure }); quien más: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Según las decisiones registradas, puntos regalados por cada uno
       *[all] Puntos regalados por cada uno
    }: los mismos ({ $figure }).
review-choices-none = { $known ->
        [partly] Ninguna decisión registrada costó puntos.
       *[all] Nadie regaló puntos: todas las decisiones fueron las mejores.
    }
review-choices-little = Se registraron demasiado pocas decisiones para compararlas.
review-decided = { $by ->
        [level] Acabó en empate.
        [both] Los dados ({ $dice }) y las decisiones ({ $choices }) favorecieron a { $player }, con { $gap } de ventaja al final.
        [dice-alone] La clave fueron solo los dados: dieron { $gap } de ventaja a { $player }.
        [choices-alone] La clave fueron solo las decisiones: dieron { $gap } de ventaja a { $player }.
        [dice] Los dados fueron la clave: valieron { $dice } más para { $player }, las decisiones { $choices } más para { $other }; al final, { $gap } de ventaja para { $player }.
       *[choices] Las decisiones fueron la clave: valieron { $choices } más para { $player }, los dados { $dice } más para { $other }; al final, { $gap } de ventaja para { $player }.
    }

review-unknown = { $what ->
        [dice] En { $dice } de { $turns } turnos solo se registraron los últimos dados.
        [points] En { $points } de { $turns } turnos solo se registraron los puntos.
       *[both] En { $dice } de { $turns } turnos solo se registraron los últimos dados, y en { $points } solo los puntos.
    } Lo que se decidió antes en esos turnos cuenta como suerte.

review-place = { $throw ->
        [0] Turno { $turn }
       *[other] Turno { $turn }, tirada { $throw }
    }
review-place-round = Ronda { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] los últimos dados
       *[yes] { $left ->
            [0] no quedan tiradas
            [one] queda una tirada
           *[other] quedan { $left } tiradas
        }
    }
review-accuracy = Aciertos: { $best }.
review-worst = { $known ->
        [partly] Decisiones registradas más caras
       *[all] Decisiones más caras
    }
review-worst-none = { $known ->
        [little] Se registraron demasiado pocas decisiones para juzgarlas.
        [partly] Todas las decisiones registradas fueron las mejores.
       *[all] Todas las decisiones fueron las mejores.
    }
review-turns = Turno a turno
review-turn-line = { $luck } suerte{ $given ->
        [some] , { $cost } regalado
       *[none] {""}
    }: { $expected }
review-chosen = elegido
review-better = mejor
review-cost = costó { $cost }
review-all = { $count ->
        [one] La única decisión
       *[other] Las { $count } decisiones
    }
review-was-best = lo mejor
review-choice-cost = { $choice } (costó { $cost })
review-would-be-better = Mejor: { $choices }
