# Kinds of mistakes, as somebody makes them again and again.

habit-breaks-up = разбивает пары или полный дом
habit-too-many = оставляет слишком много кубиков
habit-too-few = перебрасывает хорошие кубики
habit-another-face = собирает не то число
habit-low-pair = оставляет низкую пару вместо начала стрита
habit-alike = оставляет одинаковые кубики вместо начала стрита
habit-straight = идёт на стрит вместо одинаковых кубиков
habit-other-dice = оставляет не те кубики
habit-stops = останавливается, хотя стоило бросить ещё
habit-throws-on = бросает ещё, хотя пора остановиться
habit-strikes = вычёркивает не то поле
habit-chance = слишком рано тратит Шанс
habit-little-above = берёт мало в верхнем поле, которое нужно для бонуса
habit-fewer-points = тратит хороший бросок на слабое поле
habit-points-now = берёт очки сейчас, а потом теряет больше

habit-line = { $habit }: { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }, { $points } очка
