# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, разбор · Yatzy
page-review-opening = Разбираем игру…
page-review-queued = У сервера много работы. Разбор скоро откроется сам…
page-review-table = К столу
page-review-overview = Назад ко всей игре
page-review-so-far = Игра ещё идёт
page-review-everyone = Все рядом
page-review-partners = Партнёры
page-review-meaning = Что значат числа
page-review-step = Пройти игру по шагам
page-review-skill = Лучших решений: { $best } из { $decisions } ({ $share }), потери: { $cost } очка.
page-review-unknown = О решениях здесь ничего не известно.
page-review-worst = { $count ->
        [1] Самая дорогая ошибка
        [one] { $count } самая дорогая ошибка
        [few] { $count } самые дорогие ошибки
       *[many] { $count } самых дорогих ошибок
    }
page-review-all-best = Каждое известное решение было лучшим.
page-review-chosen = выбрано
page-review-better = лучше

page-review-early = Разбирать пока нечего
page-review-early-about = Как только ход закончится, игру можно разобрать.
page-review-coach = Не раньше конца
page-review-coach-about = За этим столом играют без тренера: игру можно разобрать, когда она закончится.
page-review-refused = Игру не разобрать
page-review-refused-about = Попробуй чуть позже.

page-review-told = { $place }. Кубики { $dice }. { $player }: { $choice }, { $was ->
        [best] это лучшее решение.
       *[costly] это стоит { $cost }. Лучше: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Лучше: { $choice }
page-review-dice = { $gave ->
        [gave] Кубики дали { $luck }.
        [took] Кубики отняли { $luck }.
       *[nothing] Кубики ничего не изменили.
    }
page-review-turn-changed = По сравнению с прогнозом: { $luck }.
page-review-points-about = Об этом ходе известны только очки. Решения от удачи не отличить.
page-review-more = { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
       *[many] Ещё { $count } вариантов
    }
page-review-fewer = Меньше вариантов
page-review-expected = Прогноз итога: { $before } перед этим ходом, { $after } после него.
page-review-explore = Анализ этой позиции
page-review-turns = Ходы
page-review-slider = Ход { $turn } из { $turns }, потери { $cost }
page-review-back = Предыдущее решение
page-review-on = Следующее решение

page-bring-title = Добавить запись
page-bring-about = Игра в нотации или как JSON Lines — так её отдаёт каждый стол в конце. Она получает свой адрес: разобрать её сможет каждый, у кого он есть.
page-bring-file = Выбрать файл
page-bring-text = или вставь сюда
page-bring-go = Разобрать
page-bring-waiting = Читаем…
page-bring-empty = Здесь ещё ничего нет.
