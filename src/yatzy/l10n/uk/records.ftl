# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: підсумки від партії до партії
trend-total = Підсумок
trend-mean = Середнє за останні ігри ({ $count })
trend-game = підсумок партії
trend-running = середнє за останні ігри ({ $count })
trend-expected = середнє за ідеальної гри
trend-day = День
trend-about = { $count ->
        [1] Одна партія, підсумок { $last }.
        [one] { $count } партія, перший підсумок { $first }, останній { $last }; середнє за останні { $latest } — { $mean }.
        [few] { $count } партії, перший підсумок { $first }, останній { $last }; середнє за останні { $latest } — { $mean }.
       *[many] { $count } партій, перший підсумок { $first }, останній { $last }; середнє за останні { $latest } — { $mean }.
    } Найвищий — { $best }, найнижчий — { $worst }.
trend-best-play = Ідеальна гра дає в середньому { $expected }.
trend-dot = { $day }: { $total }
trend-latest = останні { $shown } з { $count ->
        [one] { $count } партії
        [few] { $count } партій
       *[many] { $count } партій
    }
trend-all = { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }

records-title = Статистика
records-heading = { $player }: { $sheet }
records-rounds = Партії
records-best = Рекорд
records-worst = Найменше
records-mean = Середнє
records-upper-bonus = Верхній бонус
records-five-alike = { $box }
records-further = Повторні п’ять однакових
records-accuracy = Найкращі рішення
records-cost = Втрати
records-luck = Удача
records-reached = { $total } ({ $day })
records-beside = { $own }; ідеальна гра { $perfect }
records-rate = { $rate } ({ $made } з { $of })
records-of = { $rate } з { $of }
records-each = { $cost } на рішення, { $round } за партію
records-signed = { $luck } за партію
records-habits = На чому втрачаєш очки
records-no-habits = Втрат немає.
records-unsolved = Ці правила ще не прораховано, тож рішень не оцінити. Прорахувати їх: yatzy solve { $sheet }
records-summing = Розбираємо ігри
records-page-is-in = Сторінка у файлі { $file }.
