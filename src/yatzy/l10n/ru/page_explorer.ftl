# The page: the explorer, and every choice with what it costs, which the drill shows as well.

page-explorer = Анализ
page-explorer-about = Любой блокнот, любые кубики: чего стоит каждый вариант.
page-explorer-pad = Блокнот
page-explorer-card = Карточка
page-explorer-whole = Вся карточка
page-explorer-strip = Лентой
page-explorer-set = { $cell }. Изменить
page-explorer-open = Свободно
page-explorer-which = Что записано?
page-explorer-clear-card = Очистить карточку
page-explorer-anew = Начать с пустой карточки
page-explorer-bonuses = Бонусы за новые пять одинаковых
page-explorer-dice = Кубики
page-explorer-remove = Кубик { $place }: { $face }. Убрать
page-explorer-empty = Кубик { $place }: ещё нет
page-explorer-faces = Добавить кубик
page-explorer-throw = Бросить их
page-explorer-clear = Очистить
page-explorer-left = Ещё бросков
page-explorer-link = Копировать ссылку
page-explorer-copied = Скопировано
page-explorer-worth = Прогноз итога: { $total }.
page-explorer-full = Карточка заполнена: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }.
page-explorer-more-dice = { $count ->
        [one] Добавь ещё { $count } кубик, и мы оценим каждый вариант.
        [few] Добавь ещё { $count } кубика, и мы оценим каждый вариант.
       *[many] Добавь ещё { $count } кубиков, и мы оценим каждый вариант.
    }
page-explorer-ends-turn = Чем закончится следующий ход
page-explorer-ends-about = При лучшей игре: шанс каждого поля и его очки в среднем.
page-explorer-solving = Этот блокнот ещё никто не просчитывал: считаем, это займёт несколько секунд.
page-explorer-progress = просчитано { $percent }
page-explorer-best = Лучше всего: { $choice }
page-explorer-column-choice = Вариант
page-explorer-column-value = Прогноз
page-explorer-column-cost = Цена
page-explorer-choice = { $choice }: прогноз { $value }, цена { $cost }
page-explorer-choice-best = { $choice }: прогноз { $value }, лучшее
page-explorer-none = бросить все
page-explorer-yours = твой
page-explorer-all = Показать все варианты ({ $count })
page-explorer-fewer = Показать меньше
page-explorer-end = { $box }: { $chance }, в среднем { $points } очка
page-explorer-below = < { $percent }
