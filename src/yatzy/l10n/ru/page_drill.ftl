# The page: the drill, and the position of the day.

page-drill = Тренировка
page-drill-day = Позиция дня
page-drill-pad = Блокнот
page-drill-menu = Тренировка и блокноты
page-drill-practice = Тренироваться
page-drill-question = вопрос { $number } из { $count }
page-drill-opening = Ищем позицию…
page-drill-keep = Что делаешь? Отметь, какие кубики оставить, или выбери поле.
page-drill-choose = Бросков нет. Какое поле берёшь?
page-drill-answer-roll = { $count ->
        [one] Бросить { $count } кубик
        [few] Бросить { $count } кубика
       *[many] Бросить { $count } кубиков
    }
page-drill-answer-all = Бросить все кубики
page-drill-answer-box = Взять: { $box }
page-drill-answer-none = Выбери поле
page-drill-answer-kept = Все кубики оставлены
page-drill-show-pad = Показать карточку
page-drill-next = Дальше
page-drill-sum-up = Итоги
page-drill-streak = { $streak ->
        [0] Счёт лучших ответов начинается заново.
        [1] Первый лучший ответ.
        [one] { $streak } лучший ответ подряд.
        [few] { $streak } лучших ответа подряд.
       *[many] { $streak } лучших ответов подряд.
    }
page-drill-longest = Больше всего подряд: { $streak }
page-drill-given = Пока потеряно: { $cost }.
page-drill-done = Лучших: { $best } из { $count }
page-drill-done-about = Потери: { $cost } очка, по { $mean } на вопрос. { $praise ->
        [best] Лучше не сможет никто.
        [good] Это сильная игра.
       *[learn] Каждая из них чему-то учит.
    }
page-drill-again = Ещё десять
page-drill-share = Поделиться
page-drill-copied = Скопировано
page-drill-days = { $days ->
        [1] Первый день. Приходи завтра.
        [one] { $days } день подряд.
        [few] { $days } дня подряд.
       *[many] { $days } дней подряд.
    }
page-drill-tried = Одна попытка в день: сегодняшняя уже была.
page-drill-to-day = Позиция дня
page-drill-to-practice = Потренироваться ещё
