# A game looked at again, and records brought from elsewhere.

page-review-title = { $title }, разбор · Yatzy
page-review-opening = Разбираем игру…
page-review-queued = У сервера много работы. Разбор скоро откроется сам…
page-review-table = К столу
page-review-overview = Назад ко всей игре
page-review-so-far = Игра ещё идёт
page-review-everyone = Сравнение игроков
page-review-partners = Партнёры
page-review-meaning = Что значат числа
page-review-step = Пройти игру по шагам
page-review-skill = Лучших решений: { $best } из { $decisions } ({ $share }), потери: { $cost }.
page-review-unknown = Решения здесь не записаны.
page-review-worst =
    { $count ->
        [1] Самая дорогая ошибка
       *[other] Самые дорогие ошибки: { $count }
    }
page-review-all-best = Все записанные решения — лучшие.
page-review-chosen = выбрано
page-review-better = лучше

page-review-early = Разбирать пока нечего
page-review-early-about = Сначала закончи ход.
page-review-coach = После игры
page-review-coach-about = За этим столом играют без тренера: игру можно разобрать, когда она закончится.
page-review-refused = Не удаётся разобрать игру
page-review-refused-about = Попробуй чуть позже.

page-review-told =
    { $place }. Кубики { $dice }. { $player }: { $choice }, { $was ->
        [best] это лучшее решение.
       *[costly] потеря { $cost }. Лучше: { $best }.
    }
page-review-only-points = { $box }: { $points }
page-review-instead = Лучше: { $choice }
page-review-dice =
    { $gave ->
        [gave] Удача: +{ $luck }.
        [took] Удача: −{ $luck }.
       *[nothing] Удача: 0.
    }
page-review-turn-changed = По сравнению с прогнозом: { $luck }.
page-review-points-about = В этом ходе записаны только очки: отделить решения от удачи нельзя.
page-review-more = { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
       *[many] Ещё { $count } вариантов
    }
page-review-fewer = Меньше вариантов
page-review-expected = Прогноз итога: { $before } перед этим ходом, { $after } после него.
page-review-explore = Анализ этой позиции
page-review-turns = Ходы
page-review-slider = Ход { $turn } из { $turns }, потери: { $cost }
page-review-back = Предыдущее решение
page-review-on = Следующее решение

page-bring-title = Импортировать игру
page-bring-about = Открой сохранённую игру, в нотации или как JSON Lines. Увидеть её сможет каждый, у кого есть ссылка.
page-bring-file = Выбрать файл
page-bring-text = или вставь текст сюда
page-bring-go = Импортировать
page-bring-waiting = Читаем игру…
page-bring-empty = Сначала выбери файл или вставь игру.
