# What stands in and below figures.

figure-numbers = Показать числа

chart-share = { $width ->
        [1] Доля всех партий с каждым итогом
        [one] Доля всех партий, по { $width } итогу на столбец
        [few] Доля всех партий, по { $width } итога на столбец
       *[many] Доля всех партий, по { $width } итогов на столбец
    }
chart-mean = среднее { $mean }
chart-totals = Итог
chart-strip = Процентили: у какой доли партий такой итог или ниже
chart-percentile = У { $percent } % партий { NUMBER($total, useGrouping: 0) } или меньше.
chart-percentiles = { $least }–{ $percent } %
chart-at-most = у { $percent } % столько или меньше
chart-best-play = Идеальная игра
chart-own = { $games ->
        [1] Сыгранная партия
        [one] { $games } сыгранная партия
        [few] { $games } сыгранные партии
       *[many] { $games } сыгранных партий
    }
chart-own-mean = { $games ->
        [1] Одна сыгранная партия: { $mean }
        [one] { $games } сыгранная партия: среднее { $mean }
        [few] { $games } сыгранные партии: среднее { $mean }
       *[many] { $games } сыгранных партий: среднее { $mean }
    }
chart-dot = точка — до { $games ->
        [one] { $games } партии
        [few] { $games } партий
       *[many] { $games } партий
    }
chart-together = Итоги при идеальной игре

course-title = { $name }: прогноз итога ход за ходом
course-highest = Выше всего после хода { $turn }: { $total }
course-lowest = Ниже всего после хода { $turn }: { $total }
course-turn = Ход { $turn }, { $box } { $points }: удача { $luck }, потери { $cost }, прогноз после него { $total }
course-line = прогноз итога
course-gave = дала удача
course-took = отняла удача
course-lost = потери
