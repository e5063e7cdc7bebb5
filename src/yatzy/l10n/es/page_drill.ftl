# The page: the drill, and the position of the day.

page-drill = Ejercicios
page-drill-day = Posición del día
page-drill-pad = Reglas
page-drill-menu = Ejercicios y reglas
page-drill-practice = Practicar
page-drill-question = pregunta { $number } de { $count }
page-drill-opening = Buscando una posición…
page-drill-keep = ¿Qué haces? Toca los dados con los que te quedas, o una casilla.
page-drill-choose = No quedan tiradas. ¿Qué casilla eliges?
page-drill-answer-roll = { $count ->
        [one] Tirar 1 dado
       *[other] Tirar { $count } dados
    }
page-drill-answer-all = Volver a tirar todo
page-drill-answer-box = Elegir { $box }
page-drill-answer-none = Elige una casilla
page-drill-answer-kept = Todos apartados
page-drill-show-pad = Ver la hoja
page-drill-next = Siguiente
page-drill-sum-up = Ver tu resultado
page-drill-streak = { $streak ->
        [0] La racha vuelve a empezar.
        [one] Una respuesta perfecta.
       *[other] { $streak } respuestas perfectas seguidas.
    }
page-drill-longest = La racha más larga: { $streak }
page-drill-given = Puntos regalados hasta ahora: { $cost }
page-drill-done = { $best } de { $count } perfectas
page-drill-done-about = Puntos regalados: { $cost }, { $mean } por pregunta. { $praise ->
        [best] Imposible hacerlo mejor.
        [good] Muy bien jugado.
       *[learn] Repásalas para aprender.
    }
page-drill-again = Otras diez
page-drill-share = Compartir
page-drill-copied = Copiado
page-drill-days = { $days ->
        [one] Primer día de la racha. Vuelve mañana.
       *[other] { $days } días seguidos.
    }
page-drill-tried = Hay un intento al día, y este era el tuyo.
page-drill-to-day = Posición de hoy
page-drill-to-practice = Practicar con otras posiciones
