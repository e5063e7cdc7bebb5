# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Аналіз
page-explorer-about = Будь-який блокнот, будь-які кубики: чого вартий кожен варіант.
page-explorer-pad = Блокнот
page-explorer-card = Картка
page-explorer-whole = Уся картка
page-explorer-strip = Стрічкою
page-explorer-set = { $cell }. Змінити
page-explorer-open = Вільно
page-explorer-which = Що записано?
page-explorer-clear-card = Очистити картку
page-explorer-anew = Почати з порожньої картки
page-explorer-bonuses = Бонуси за нові п’ять однакових
page-explorer-dice = Кубики
page-explorer-remove = Кубик { $place }: { $face }. Прибрати
page-explorer-empty = Кубик { $place }: ще немає
page-explorer-faces = Додати кубик
page-explorer-throw = Кинути їх
page-explorer-clear = Очистити
page-explorer-left = Ще кидків
page-explorer-link = Копіювати посилання
page-explorer-copied = Скопійовано
page-explorer-worth = Прогноз підсумку: { $total }.
page-explorer-full = Картка заповнена: { $total ->
        [one] { $total } очко
        [few] { $total } очки
       *[many] { $total } очок
    }.
page-explorer-more-dice = { $count ->
        [one] Додай ще { $count } кубик, і оцінимо кожен варіант.
        [few] Додай ще { $count } кубики, і оцінимо кожен варіант.
       *[many] Додай ще { $count } кубиків, і оцінимо кожен варіант.
    }
page-explorer-ends-turn = Чим закінчиться наступний хід
page-explorer-ends-about = За найкращої гри: шанс кожного поля і його очки в середньому.
page-explorer-solving = Цей блокнот ще ніхто не прораховував: рахуємо, це кілька секунд.
page-explorer-progress = прораховано { $percent }
page-explorer-best = Найкраще: { $choice }
page-explorer-column-choice = Варіант
page-explorer-column-value = Прогноз
page-explorer-column-cost = Ціна
page-explorer-choice = { $choice }: прогноз { $value }, ціна { $cost }
page-explorer-choice-best = { $choice }: прогноз { $value }, найкраще
page-explorer-none = кинути всі
page-explorer-yours = твій
page-explorer-all = Показати всі варіанти ({ $count })
page-explorer-fewer = Показати менше
page-explorer-end = { $box }: { $chance }, у середньому { $points } очка
page-explorer-below = < { $percent }
