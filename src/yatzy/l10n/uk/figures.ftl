# What stands in and below figures.

figure-numbers = Показати числа

chart-share = { $width ->
        [1] Частка всіх партій із кожним підсумком
        [one] Частка всіх партій, по { $width } підсумку на стовпець
        [few] Частка всіх партій, по { $width } підсумки на стовпець
       *[many] Частка всіх партій, по { $width } підсумків на стовпець
    }
chart-mean = середнє { $mean }
chart-totals = Підсумок
chart-strip = Процентилі: яка частка партій закінчується з таким підсумком або нижчим
chart-percentile = { $percent }% партій мають { NUMBER($total, useGrouping: 0) } або менше.
chart-percentiles = { $least }–{ $percent }%
chart-at-most = { $percent }% мають стільки або менше
chart-best-play = Ідеальна гра
chart-own = { $games ->
        [1] Зіграна партія
        [one] { $games } зіграна партія
        [few] { $games } зіграні партії
       *[many] { $games } зіграних партій
    }
chart-own-mean = { $games ->
        [1] Одна зіграна партія: { $mean }
        [one] { $games } зіграна партія: середнє { $mean }
        [few] { $games } зіграні партії: середнє { $mean }
       *[many] { $games } зіграних партій: середнє { $mean }
    }
chart-dot = точка — до { $games ->
        [one] { $games } партії
        [few] { $games } партій
       *[many] { $games } партій
    }
chart-together = Підсумки партій за ідеальної гри

course-title = { $name }: прогноз підсумку хід за ходом
course-highest = Найбільше після ходу { $turn }: { $total }
course-lowest = Найменше після ходу { $turn }: { $total }
course-turn = Хід { $turn }, { $box } { $points }: удача { $luck }, втрати { $cost }, прогноз після нього { $total }
course-line = прогноз підсумку
course-gave = що дала удача
course-took = що забрала удача
course-lost = втрати
