# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, balance · Yatzy
page-review-opening = Analizando la partida…
page-review-queued = El servidor está ocupado. Tu balance se abrirá solo en un momento…
page-review-table = Ir a la mesa
page-review-overview = Volver a toda la partida
page-review-so-far = Hasta ahora
page-review-everyone = Comparar jugadores
page-review-partners = Equipo
page-review-meaning = Qué significan los números
page-review-step = Recorrer la partida
page-review-skill = { $best } de { $decisions } decisiones fueron las mejores ({ $share }); puntos regalados: { $cost }
page-review-unknown = Aquí no se registró ninguna decisión.
page-review-worst = { $count ->
        [one] La decisión más cara
       *[other] Las { $count } decisiones más caras
    }
page-review-all-best = Todas las decisiones registradas fueron las mejores.
page-review-chosen = elegido
page-review-better = mejor

page-review-early = Aún no hay nada que repasar
page-review-early-about = Acaba primero un turno.
page-review-coach = Disponible al acabar la partida
page-review-coach-about = Esta mesa juega sin entrenador: podrás repasar la partida cuando acabe.
page-review-refused = No se puede repasar la partida
page-review-refused-about = Inténtalo dentro de un momento.

page-review-told = { $place }. Dados { $dice }. { $player }: { $choice }, { $was ->
        [best] que era lo mejor.
       *[costly] que costó { $cost }. Mejor: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Mejor: { $choice }
page-review-dice = { $gave ->
        [gave] Suerte: +{ $luck }.
        [took] Suerte: −{ $luck }.
       *[nothing] Suerte: 0.
    }
page-review-turn-changed = Es { $luck } respecto a lo esperado.
page-review-points-about = De este turno solo se registraron los puntos: no se puede separar la suerte de las decisiones.
page-review-more = { $count ->
        [one] Una opción más
       *[other] { $count } opciones más
    }
page-review-fewer = Menos opciones
page-review-expected = Total esperado: { $before } antes de este turno, { $after } después.
page-review-explore = Analizar esta posición
page-review-turns = Turnos
page-review-slider = Turno { $turn } de { $turns }, puntos regalados: { $cost }
page-review-back = Decisión anterior
page-review-on = Decisión siguiente

page-bring-title = Importar una partida
page-bring-about = Abre una partida guardada, en notación o en JSON Lines. Quien tenga su enlace puede verla.
page-bring-file = Elegir un archivo
page-bring-text = o pégala aquí
page-bring-go = Importar
page-bring-waiting = Leyendo la partida…
page-bring-empty = Elige primero un archivo, o pega una partida.
