# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, розбір · Yatzy
page-review-opening = Розбираємо гру…
page-review-queued = Сервер має багато роботи. Розбір за мить відкриється сам…
page-review-table = До столу
page-review-overview = Назад до всієї гри
page-review-so-far = Гра ще триває
page-review-everyone = Усі поруч
page-review-partners = Партнери
page-review-meaning = Що означають числа
page-review-step = Гра крок за кроком
page-review-skill = Найкращих рішень: { $best } з { $decisions } ({ $share }), втрати: { $cost } очка.
page-review-unknown = Про рішення тут нічого не відомо.
page-review-worst = { $count ->
        [1] Найдорожча помилка
        [one] { $count } найдорожча помилка
        [few] { $count } найдорожчі помилки
       *[many] { $count } найдорожчих помилок
    }
page-review-all-best = Кожне відоме рішення було найкращим.
page-review-chosen = обрано
page-review-better = краще

page-review-early = Розбирати ще нічого
page-review-early-about = Щойно хід закінчиться, гру можна розібрати.
page-review-coach = Не раніше кінця
page-review-coach-about = За цим столом грають без тренера: гру можна розібрати, коли вона закінчиться.
page-review-refused = Гру не розібрати
page-review-refused-about = Спробуй за мить.

page-review-told = { $place }. Кубики { $dice }. { $player }: { $choice }, { $was ->
        [best] це найкраще рішення.
       *[costly] це коштує { $cost }. Краще: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Краще: { $choice }
page-review-dice = { $gave ->
        [gave] Кубики дали { $luck }.
        [took] Кубики забрали { $luck }.
       *[nothing] Кубики нічого не змінили.
    }
page-review-turn-changed = Порівняно з прогнозом: { $luck }.
page-review-points-about = Про цей хід відомі лише очки. Рішень від удачі не відрізнити.
page-review-more = { $count ->
        [one] Ще { $count } варіант
        [few] Ще { $count } варіанти
       *[many] Ще { $count } варіантів
    }
page-review-fewer = Менше варіантів
page-review-expected = Прогноз підсумку: { $before } перед цим ходом, { $after } після нього.
page-review-explore = Аналіз цієї позиції
page-review-turns = Ходи
page-review-slider = Хід { $turn } з { $turns }, втрати { $cost }
page-review-back = Попереднє рішення
page-review-on = Наступне рішення

page-bring-title = Додати запис
page-bring-about = Гра в нотації або як JSON Lines — так її віддає кожен стіл наприкінці. Вона отримує власну адресу: розібрати її зможе кожен, хто ту адресу має.
page-bring-file = Обрати файл
page-bring-text = або встав сюди
page-bring-go = Розібрати
page-bring-waiting = Читаємо…
page-bring-empty = Тут іще нічого немає.
