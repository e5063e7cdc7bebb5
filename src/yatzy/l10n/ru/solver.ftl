# What the solver tells: the best a sheet can give, and how games end.

percent = { $number } %
percent-below = < { $number } %
percent-above = > { $number } %

solve-preparing = Подготовка (долгая только в первый раз)
solve-solving = Считаем
solve-expected = Идеальная игра даёт в среднем { $total } очка.
solve-states = Состояния
solve-count = { $count }
solve-time = Время
solve-took =
    рассчитано за { $seconds } с { $threads ->
        [one] в { $threads } поток
        [few] в { $threads } потока
       *[many] в { $threads } потоков
    }
solve-read = прочитано за { $seconds } с, рассчитано раньше
solve-memory = Память
solve-holds = занято { $mib } МиБ
solve-holds-peak = занято { $mib } МиБ, во время работы до { $peak } МиБ
solve-kept = Сохранено в
solve-passed-over =
    { $file } { $why ->
        [foreign] не содержит расчёта
        [older] от другой версии yatzy
        [other-sheet] содержит расчёт других правил
        [cut-off] обрывается
        [changed] — повреждённый файл
       *[unreadable] не читается
    }{ $again ->
        [yes] : рассчитано заново.
       *[no] : пропущено.
    }
solve-not-kept = Расчёт не удалось сохранить: { $problem }. В следующий раз придётся считать заново.

odds-following = Считаем все партии
odds-playing = Играем
odds-by-playing = { $games ->
        [1] Оценка по одной сыгранной партии.
        [one] Оценка по { $games } сыгранной партии: погрешность среднего — примерно ± { $error }.
        [few] Оценка по { $games } сыгранным партиям: погрешность среднего — примерно ± { $error }.
       *[many] Оценка по { $games } сыгранным партиям: погрешность среднего — примерно ± { $error }.
    }
odds-heading = { $sheet }: итог при идеальной игре
odds-so-far = { $points ->
        [one] С этой позиции, имея { NUMBER($points, useGrouping: 0) } очко.
        [few] С этой позиции, имея { NUMBER($points, useGrouping: 0) } очка.
       *[many] С этой позиции, имея { NUMBER($points, useGrouping: 0) } очков.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: у половины партий столько или меньше.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }: половина всех партий, без лучшей и худшей четверти.
odds-scale = { $width ->
        [1] Столбец — один итог
        [one] Столбец — { $width } итог
        [few] Столбец — { $width } итога
       *[many] Столбец — { $width } итогов
    }; в самом высоком { $highest } партий.
odds-outside = { $share } лежат за пределами.
odds-mean = Среднее
odds-deviation = Стандартное отклонение
odds-bonus = { $bonus } получен
odds-of-games = Из всех партий
odds-percentile = { $percent } %
odds-at-most = столько или меньше
odds-filled = с очками
odds-struck = ноль
odds-chart-is-in = График в файле { $file }.
