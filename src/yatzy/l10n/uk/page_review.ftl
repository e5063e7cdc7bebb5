# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, розбір · Yatzy
page-review-opening = Розбираємо гру…
page-review-queued = Сервер зайнятий. Розбір невдовзі відкриється сам…
page-review-table = До столу
page-review-overview = Назад до всієї гри
page-review-so-far = Гра ще йде
page-review-everyone = Порівняння гравців
page-review-partners = Партнери
page-review-meaning = Що означають числа
page-review-step = Гра крок за кроком
page-review-skill = Найкращих рішень: { $best } з { $decisions } ({ $share }); втрати: { $cost }
page-review-unknown = Рішень тут не записано.
page-review-worst = { $count ->
        [1] Найдорожча помилка
        [one] { $count } найдорожча помилка
        [few] { $count } найдорожчі помилки
       *[many] { $count } найдорожчих помилок
    }
page-review-all-best = Кожне записане рішення було найкращим.
page-review-chosen = обрано
page-review-better = краще

page-review-early = Розбирати ще нічого
page-review-early-about = Спершу закінчи хід.
page-review-coach = Розбір — після гри
page-review-coach-about = За цим столом грають без тренера: гру можна розібрати, коли вона закінчиться.
page-review-refused = Розібрати гру не вдалося
page-review-refused-about = Спробуй за хвилину.

page-review-told = { $place }. Кубики { $dice }. { $player }: { $choice }, { $was ->
        [best] це найкраще рішення.
       *[costly] втрата { $cost }. Краще: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Краще: { $choice }
page-review-dice = { $gave ->
        [gave] Удача: +{ $luck }.
        [took] Удача: −{ $luck }.
       *[nothing] Удача: 0.
    }
page-review-turn-changed = Порівняно з прогнозом: { $luck }.
page-review-points-about = У цьому ході записано лише очки, тож рішень від удачі не відокремити.
page-review-more = { $count ->
        [one] Ще { $count } варіант
        [few] Ще { $count } варіанти
       *[many] Ще { $count } варіантів
    }
page-review-fewer = Менше варіантів
page-review-expected = Прогноз підсумку: { $before } перед цим ходом, { $after } після нього.
page-review-explore = Аналіз цієї позиції
page-review-turns = Ходи
page-review-slider = Хід { $turn } з { $turns }, втрати: { $cost }
page-review-back = Попереднє рішення
page-review-on = Наступне рішення

page-bring-title = Імпортувати гру
page-bring-about = Відкрий збережену гру — у нотації або як JSON Lines. Її побачить кожен, хто має посилання на неї.
page-bring-file = Обрати файл
page-bring-text = або встав сюди
page-bring-go = Імпортувати
page-bring-waiting = Читаємо гру…
page-bring-empty = Спершу обери файл або встав гру.
