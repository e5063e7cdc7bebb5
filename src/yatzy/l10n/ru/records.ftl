# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: итоги от партии к партии
trend-total = Итог
trend-mean = Среднее за последние { $count }
trend-game = итог партии
trend-running = среднее за последние { $count }
trend-expected = среднее при идеальной игре
trend-day = День
trend-about =
    { $count ->
        [1] Одна партия, итог { $last }.
        [one] { $count } партия, первый итог { $first }, последний { $last }; среднее за последние { $latest } — { $mean }.
        [few] { $count } партии, первый итог { $first }, последний { $last }; среднее за последние { $latest } — { $mean }.
       *[many] { $count } партий, первый итог { $first }, последний { $last }; среднее за последние { $latest } — { $mean }.
    } Лучший — { $best }, худший — { $worst }.
trend-best-play = Идеальная игра даёт в среднем { $expected }.
trend-dot = { $day }: { $total }
trend-latest = последние { $shown } из { $count ->
        [one] { $count } партии
        [few] { $count } партий
       *[many] { $count } партий
    }
trend-all = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }

records-title = Статистика
records-heading = { $player }: { $sheet }
records-rounds = Партии
records-best = Рекорд
records-worst = Минимум
records-mean = Среднее
records-upper-bonus = Верхний бонус
records-five-alike = { $box }
records-further = Повторные пять одинаковых
records-accuracy = Лучшие решения
records-cost = Потери
records-luck = Удача
records-reached = { $total } ({ $day })
records-beside = { $own }; идеальная игра { $perfect }
records-rate = { $rate } ({ $made } из { $of })
records-of = { $rate } из { $of }
records-each = { $cost } на решение, { $round } за партию
records-signed = { $luck } за партию
records-habits = На чём теряются очки
records-no-habits = Потерь нет.
records-unsolved = Эти правила ещё не рассчитаны, поэтому решения не оценить. Рассчитай их: yatzy solve { $sheet }
records-summing = Разбираем игры
records-page-is-in = Страница в файле { $file }.
