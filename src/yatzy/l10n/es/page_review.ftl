# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, balance · Yatzy
page-review-opening = Repasando la partida…
page-review-queued = El servidor tiene mucho trabajo. Tu repaso se abrirá solo en un momento…
page-review-table = A la mesa
page-review-overview = Volver a toda la partida
page-review-so-far = Hasta aquí
page-review-everyone = Comparación
page-review-partners = Equipo
page-review-meaning = Qué dicen los números
page-review-step = Recorrer la partida
page-review-skill = { $best } de { $decisions } decisiones fueron las mejores ({ $share }), { $cost } puntos regalados.
page-review-unknown = Aquí no se sabe nada de las decisiones.
page-review-worst = { $count ->
        [one] La decisión más cara
       *[other] Las { $count } decisiones más caras
    }
page-review-all-best = Todas las decisiones conocidas fueron las mejores.
page-review-chosen = elegido
page-review-better = mejor

page-review-early = Aún no hay nada que repasar
page-review-early-about = En cuanto acabe un turno, la partida se puede repasar.
page-review-coach = No antes del final
page-review-coach-about = Esta mesa juega sin entrenador: su partida se podrá repasar cuando acabe.
page-review-refused = La partida no se puede repasar
page-review-refused-about = Inténtalo dentro de un momento.

page-review-told = { $place }. Dados { $dice }. { $player }: { $choice }, { $was ->
        [best] que era lo mejor.
       *[costly] que costó { $cost }. Mejor: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Mejor: { $choice }
page-review-dice = { $gave ->
        [gave] Los dados dieron { $luck }.
        [took] Los dados quitaron { $luck }.
       *[nothing] Los dados no cambiaron nada.
    }
page-review-turn-changed = Es decir, { $luck } frente a lo esperado.
page-review-points-about = De este turno solo se conocen los puntos. Lo decidido no se distingue de la suerte.
page-review-more = { $count ->
        [one] Una opción más
       *[other] { $count } opciones más
    }
page-review-fewer = Menos opciones
page-review-expected = Total esperado: { $before } antes de este turno, { $after } después.
page-review-explore = Analizar esta posición
page-review-turns = Turnos
page-review-slider = Turno { $turn } de { $turns }, { $cost } regalados
page-review-back = La decisión anterior
page-review-on = La decisión siguiente

page-bring-title = Cargar una partida
page-bring-about = Una partida en notación o en JSON Lines, como la da cada mesa al final. Recibe su propia dirección, y puede repasarla quien la tenga.
page-bring-file = Elegir un archivo
page-bring-text = o pégala aquí
page-bring-go = Repasar
page-bring-waiting = Leyendo…
page-bring-empty = Aún no hay nada.
