# The page: the drill, and the position of the day.

page-drill = Ejercicios
page-drill-day = La posición del día
page-drill-pad = Bloc
page-drill-menu = Ejercicios y blocs
page-drill-practice = Practicar
page-drill-question = pregunta { $number } de { $count }
page-drill-opening = Buscando una posición…
page-drill-keep = ¿Qué haces? Toca los dados que guardas, o una casilla.
page-drill-choose = No quedan tiradas. ¿Qué casilla eliges?
page-drill-answer-roll = { $count ->
        [one] Tirar 1 dado
       *[other] Tirar { $count } dados
    }
page-drill-answer-all = Volver a tirar todo
page-drill-answer-box = Elegir { $box }
page-drill-answer-none = Elige una casilla
page-drill-answer-kept = Todos guardados
page-drill-show-pad = Ver la hoja
page-drill-next = Siguiente
page-drill-sum-up = Ver cómo ha ido
page-drill-streak = { $streak ->
        [0] La racha vuelve a empezar.
        [one] Una respuesta perfecta.
       *[other] { $streak } respuestas perfectas seguidas.
    }
page-drill-longest = La racha más larga: { $streak }
page-drill-given = { $cost } regalados hasta ahora.
page-drill-done = { $best } de { $count } perfectas
page-drill-done-about = { $cost } puntos regalados, { $mean } por pregunta. { $praise ->
        [best] No se puede hacer mejor.
        [good] Eso es jugar bien.
       *[learn] De cada uno se aprende algo.
    }
page-drill-again = Otras diez
page-drill-share = Compartir
page-drill-copied = Copiado
page-drill-days = { $days ->
        [one] Primer día de la racha. Vuelve mañana.
       *[other] { $days } días seguidos.
    }
page-drill-tried = Un intento al día: este era el tuyo.
page-drill-to-day = La posición de hoy
page-drill-to-practice = Practicar con otras
