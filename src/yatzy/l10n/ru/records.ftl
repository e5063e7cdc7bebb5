# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: итоги от партии к партии
trend-total = Итог
trend-mean = Среднее последних { $count }
trend-game = итог партии
trend-running = среднее последних { $count }
trend-expected = идеальная игра в среднем
trend-day = День
trend-about = { $count ->
        [1] Одна партия, итог { $last }.
        [one] { $count } партия, первый итог { $first }, последний { $last }; среднее последних { $latest } — { $mean }.
        [few] { $count } партии, первый итог { $first }, последний { $last }; среднее последних { $latest } — { $mean }.
       *[many] { $count } партий, первый итог { $first }, последний { $last }; среднее последних { $latest } — { $mean }.
    } Наибольший — { $best }, наименьший — { $worst }.
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
records-best = Лучшее
records-worst = Худшее
records-mean = Среднее
records-upper-bonus = Верхний бонус
records-five-alike = { $box }
records-further = Новые пять одинаковых
records-accuracy = Лучшие решения
records-cost = Потери
records-luck = Удача
records-reached = { $total } ({ $day })
records-beside = { $own }; идеальная игра { $perfect }
records-rate = { $rate } ({ $made } из { $of })
records-of = { $rate } из { $of }
records-each = { $cost } на решение, { $round } за партию
records-signed = { $luck } за партию
records-habits = Дорогие привычки
records-no-habits = Ни одно решение не отняло очков.
records-unsolved = Лист ещё не просчитан, поэтому судить о решениях нельзя: просчитать его может yatzy solve { $sheet }.
records-summing = Разбираем игры
records-page-is-in = Страница в файле { $file }.
