# What the solver tells: the best a sheet can give, and how games end.

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

solve-preparing = Готуємося (довго лише вперше)
solve-solving = Рахуємо
solve-expected = Ідеальна гра дає в середньому { $total } очка.
solve-states = Стани
solve-count = { $count }
solve-time = Час
solve-took = прораховано за { $seconds } с { $threads ->
        [one] на { $threads } потоці
        [few] на { $threads } потоках
       *[many] на { $threads } потоках
    }
solve-read = прочитано за { $seconds } с, прораховано раніше
solve-memory = Пам’ять
solve-holds = зайнято { $mib } МіБ
solve-holds-peak = зайнято { $mib } МіБ, під час роботи до { $peak } МіБ
solve-kept = Збережено в
solve-passed-over = { $file } { $why ->
        [foreign] не містить розрахунку
        [older] від іншої версії yatzy
        [other-sheet] містить розрахунок інших правил
        [cut-off] обірвано
        [changed] пошкоджено
       *[unreadable] не читається
    }{ $again ->
        [yes] : прораховано знову.
       *[no] : пропущено.
    }
solve-not-kept = Розрахунок не вдалося зберегти: { $problem }. Наступного разу доведеться рахувати знову.

odds-following = Обчислюємо всі партії
odds-playing = Граємо
odds-by-playing = { $games ->
        [1] Оцінка за однією зіграною партією.
        [one] Оцінка за { $games } зіграною партією: похибка середнього — приблизно ± { $error }.
        [few] Оцінка за { $games } зіграними партіями: похибка середнього — приблизно ± { $error }.
       *[many] Оцінка за { $games } зіграними партіями: похибка середнього — приблизно ± { $error }.
    }
odds-heading = { $sheet }: підсумок за ідеальної гри
odds-so-far = { $points ->
        [one] Від цієї позиції, маючи { NUMBER($points, useGrouping: 0) } очко.
        [few] Від цієї позиції, маючи { NUMBER($points, useGrouping: 0) } очки.
       *[many] Від цієї позиції, маючи { NUMBER($points, useGrouping: 0) } очок.
    }
odds-middle = { $sign } { NUMBER($middle, useGrouping: 0) }: половина партій має стільки або менше.
odds-half = { $sign } { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }: половина всіх партій, по чверті нижче й вище.
odds-scale = { $width ->
        [1] Стовпець — один підсумок
        [one] Стовпець — { $width } підсумок
        [few] Стовпець — { $width } підсумки
       *[many] Стовпець — { $width } підсумків
    }; у найвищому { $highest } партій.
odds-outside = Поза межами: { $share }.
odds-mean = Середнє
odds-deviation = Стандартне відхилення
odds-bonus = { $bonus } здобуто
odds-of-games = З усіх партій
odds-percentile = { $percent }%
odds-at-most = стільки або менше
odds-filled = з очками
odds-struck = нуль
odds-chart-is-in = Графік у файлі { $file }.
