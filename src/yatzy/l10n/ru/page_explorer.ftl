# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Анализ
page-explorer-about = Любая таблица, любые кубики: смотри, что даёт каждый вариант.
page-explorer-pad = Правила
page-explorer-card = Таблица
page-explorer-whole = Вся таблица
page-explorer-strip = Лентой
page-explorer-set = { $cell }. Изменить
page-explorer-open = Свободно
page-explorer-which = Сколько очков?
page-explorer-clear-card = Очистить таблицу
page-explorer-anew = Начать с пустой таблицы
page-explorer-bonuses = Бонусы за повторные пять одинаковых
page-explorer-dice = Кубики
page-explorer-remove = Кубик { $place }: { $face }. Убрать
page-explorer-empty = Кубик { $place }: ещё нет
page-explorer-faces = Добавить кубик
page-explorer-throw = Бросить их
page-explorer-clear = Очистить
page-explorer-left = Осталось бросков
page-explorer-link = Копировать ссылку
page-explorer-copied = Скопировано
page-explorer-worth = Прогноз итога: { $total }.
page-explorer-full =
    Таблица заполнена: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }.
page-explorer-more-dice =
    { $count ->
        [one] Добавь ещё { $count } кубик, чтобы увидеть все варианты.
        [few] Добавь ещё { $count } кубика, чтобы увидеть все варианты.
       *[many] Добавь ещё { $count } кубиков, чтобы увидеть все варианты.
    }
page-explorer-ends-turn = Чем закончится следующий ход
page-explorer-ends-about = При идеальной игре: шанс каждого поля и сколько оно даёт в среднем.
page-explorer-solving = Эти правила здесь впервые: расчёт займёт несколько секунд.
page-explorer-progress = рассчитано { $percent }
page-explorer-best = Лучше всего: { $choice }
page-explorer-column-choice = Вариант
page-explorer-column-value = Прогноз
page-explorer-column-cost = Потери
page-explorer-choice = { $choice }: прогноз { $value }, потери { $cost }
page-explorer-choice-best = { $choice }: прогноз { $value }, лучшее
page-explorer-none = бросить все
page-explorer-yours = твой выбор
page-explorer-all = Показать все варианты ({ $count })
page-explorer-fewer = Показать меньше
page-explorer-end = { $box }: { $chance }, в среднем { $points } очка
page-explorer-below = < { $percent }
