# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Аналіз
page-explorer-about = Будь-яка таблиця, будь-які кубики: дізнайся, чого вартий кожен варіант.
page-explorer-pad = Правила
page-explorer-card = Таблиця
page-explorer-whole = Уся таблиця
page-explorer-strip = Стрічкою
page-explorer-set = { $cell }. Змінити
page-explorer-open = Вільно
page-explorer-which = Скільки очок?
page-explorer-clear-card = Очистити таблицю
page-explorer-anew = Почати з порожньої таблиці
page-explorer-bonuses = Бонуси за повторні п’ять однакових
page-explorer-dice = Кубики
page-explorer-remove = Кубик { $place }: { $face }. Прибрати
page-explorer-empty = Кубик { $place }: ще немає
page-explorer-faces = Додати кубик
page-explorer-throw = Кинути їх
page-explorer-clear = Очистити
page-explorer-left = Лишилося кидків
page-explorer-link = Копіювати посилання
page-explorer-copied = Скопійовано
page-explorer-worth = Прогноз підсумку: { $total }
page-explorer-full = Таблицю заповнено: { $total ->
        [one] { $total } очко
        [few] { $total } очки
       *[many] { $total } очок
    }.
page-explorer-more-dice = { $count ->
        [one] Додай ще { $count } кубик, щоб побачити всі варіанти.
        [few] Додай ще { $count } кубики, щоб побачити всі варіанти.
       *[many] Додай ще { $count } кубиків, щоб побачити всі варіанти.
    }
page-explorer-ends-turn = Чим закінчиться наступний хід
page-explorer-ends-about = За ідеальної гри: шанс кожного поля і скільки воно дає в середньому.
page-explorer-solving = Ці правила рахуємо вперше: це кілька секунд.
page-explorer-progress = прораховано { $percent }
page-explorer-best = Найкраще: { $choice }
page-explorer-column-choice = Варіант
page-explorer-column-value = Прогноз
page-explorer-column-cost = Втрата
page-explorer-choice = { $choice }: прогноз { $value }, втрата { $cost }
page-explorer-choice-best = { $choice }: прогноз { $value }, найкраще
page-explorer-none = кинути всі
page-explorer-yours = твій вибір
page-explorer-all = Показати всі варіанти ({ $count })
page-explorer-fewer = Показати менше
page-explorer-end = { $box }: { $chance }, у середньому { $points } очка
page-explorer-below = < { $percent }
