# What players have reached: figures and pages of their totals.

trend-title = { $sheet }: підсумки від партії до партії
trend-total = Підсумок
trend-mean = Середнє останніх { $count }
trend-game = підсумок партії
trend-running = середнє останніх { $count }
trend-expected = ідеальна гра в середньому
trend-day = День
trend-about = { $count ->
        [1] Одна партія, підсумок { $last }.
        [one] { $count } партія, перший підсумок { $first }, останній { $last }; середнє останніх { $latest } — { $mean }.
        [few] { $count } партії, перший підсумок { $first }, останній { $last }; середнє останніх { $latest } — { $mean }.
       *[many] { $count } партій, перший підсумок { $first }, останній { $last }; середнє останніх { $latest } — { $mean }.
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
records-best = Найкраще
records-worst = Найнижче
records-mean = Середнє
records-upper-bonus = Верхній бонус
records-five-alike = { $box }
records-further = Нові п’ять однакових
records-accuracy = Найкращі рішення
records-cost = Втрати
records-luck = Удача
records-reached = { $total } ({ $day })
records-beside = { $own }; ідеальна гра { $perfect }
records-rate = { $rate } ({ $made } з { $of })
records-of = { $rate } з { $of }
records-each = { $cost } на рішення, { $round } за партію
records-signed = { $luck } за партію
records-habits = Дорогі звички
records-no-habits = Жодне рішення не забрало очок.
records-unsolved = Аркуш ще не прораховано, тож судити про рішення не можна: прорахувати його може yatzy solve { $sheet }.
records-summing = Розбираємо ігри
records-page-is-in = Сторінка у файлі { $file }.
