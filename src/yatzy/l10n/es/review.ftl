# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Balance de una partida
review-heading = { $sheet }: balance de una partida
review-last = La última partida jugada es { $game }.
review-nothing = Aún no ha acabado ningún turno: no hay nada que repasar.
review-page-is-in = La página está en { $file }.

review-expected = Esperado
review-expected-now = Esperado ahora
review-luck = Suerte
review-given-away = Regalado
review-total = Total
review-best = Aciertos
review-best-of = { $known ->
        [partly] { $best } de { $decisions } conocidas
       *[all] { $best } de { $decisions }
    }
review-turn = Turno
review-partners = Equipo

review-adds-up = Total = esperado + suerte − regalado. Lo esperado es lo que hace de media el juego perfecto desde una columna vacía; la suerte, lo que cambiaron los dados; lo regalado, lo que costaron las decisiones frente a las mejores. Los números están redondeados, la suerte de modo que cada línea cuadre.
review-adds-up-now = Esperado ahora = esperado + suerte − regalado. Lo esperado es lo que hace de media el juego perfecto desde una columna vacía; la suerte, lo que cambiaron los dados; lo regalado, lo que costaron las decisiones frente a las mejores. Los números están redondeados, la suerte de modo que cada línea cuadre.
review-line = { $expected } esperado { $luck } suerte { $known ->
        [no] {""}
       *[yes] { $cost } regalado{" "}
    }= { $total }{ $state ->
        [going] {" "}esperado ahora
       *[over] {""}
    }

review-alone = { $state ->
        [over] { $total } puntos
       *[going] Por ahora se esperan { $total } puntos
    }{ $where ->
        [above] , { $by } más que el juego perfecto de media.
        [below] , { $by } menos que el juego perfecto de media.
       *[on] , justo lo que hace el juego perfecto de media.
    }
review-because-lucky = Los dados dieron { $luck } más de lo normal, y las decisiones regalaron { $cost } de ellos.
review-because-choices = No fueron los dados, que dieron { $luck } más de lo normal: las decisiones regalaron { $cost }.
review-because-mostly-dice = Fueron sobre todo los dados: quitaron { $luck }, y las decisiones regalaron { $cost }.
review-because-mostly-choices = Fueron sobre todo las decisiones: regalaron { $cost }, y los dados quitaron { $luck }.
review-because-both = Fueron las dos cosas: los dados quitaron { $luck }, y las decisiones regalaron { $cost }.
review-because-all-best = Fueron solo los dados: quitaron { $luck }, y todas las decisiones fueron las mejores.
review-because-all-best-lucky = Los dados dieron { $luck } más de lo normal, y todas las decisiones fueron las mejores.
review-because-unknown = No se sabe nada de las decisiones: todo eso cuenta como suerte.
review-because-partly = Según el registro, { $given ->
        [none] las decisiones no regalaron nada
       *[some] las decisiones regalaron { $cost }
    }; todo lo demás cuenta como suerte ({ $luck }).
review-because-little = { $given ->
        [none] Se sabe demasiado poco de las decisiones para juzgarlas: todo eso cuenta como suerte.
       *[some] Se sabe demasiado poco de las decisiones para juzgarlas: las conocidas regalaron { $cost }, y todo lo demás cuenta como suerte ({ $luck }).
    }

review-dice-two = { $known ->
        [partly] Según el registro, los mejores dados
       *[all] Los mejores dados
    }: { $player } ({ $figure } frente a { $other }).
review-dice-many = { $known ->
        [partly] Según el registro, los mejores dados
       *[all] Los mejores dados
    }: { $player } ({ $figure }); los peores: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Según el registro, los dados
       *[all] Los dados
    } trataron igual a todo el mundo ({ $figure }).
review-choices-two = { $known ->
        [partly] Según las decisiones conocidas, menos puntos regalados
       *[all] Menos puntos regalados
    }: { $player } ({ $figure } frente a { $other }).
review-choices-many = { $known ->
        [partly] Según las decisiones conocidas, menos puntos regalados
       *[all] Menos puntos regalados
    }: { $player } ({ $figure }); más que nadie: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] Según las decisiones conocidas, todo el mundo
       *[all] Todo el mundo
    } regaló lo mismo ({ $figure }).
review-choices-none = { $known ->
        [partly] Ninguna decisión conocida regaló nada.
       *[all] Nadie regaló nada: todas las decisiones fueron las mejores.
    }
review-choices-little = Se sabe demasiado poco de las decisiones para compararlas.
review-decided = { $by ->
        [level] Acabó en empate.
        [both] Los dados ({ $dice }) y las decisiones ({ $choices }) favorecieron a { $player }, con { $gap } de ventaja al final.
        [dice-alone] La clave fueron solo los dados: dieron { $gap } de ventaja a { $player }.
        [choices-alone] La clave fueron solo las decisiones: dieron { $gap } de ventaja a { $player }.
        [dice] Los dados fueron la clave: valieron { $dice } más para { $player }, las decisiones { $choices } más para { $other }; al final, { $gap } de ventaja para { $player }.
       *[choices] Las decisiones fueron la clave: valieron { $choices } más para { $player }, los dados { $dice } más para { $other }; al final, { $gap } de ventaja para { $player }.
    }

review-unknown = { $what ->
        [dice] En { $dice } de { $turns } turnos solo se conocen los últimos dados.
        [points] En { $points } de { $turns } turnos solo se conocen los puntos.
       *[both] En { $dice } de { $turns } turnos solo se conocen los últimos dados, y en { $points } solo los puntos.
    } Lo que se decidió antes no se distingue de la suerte, y cuenta como suerte.

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
        [partly] Decisiones conocidas más caras
       *[all] Decisiones más caras
    }
review-worst-none = { $known ->
        [little] Se sabe demasiado poco de las decisiones para juzgarlas.
        [partly] Todas las decisiones conocidas fueron las mejores.
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
review-choice-cost = { $choice } (cuesta { $cost })
review-would-be-better = Mejor: { $choices }
