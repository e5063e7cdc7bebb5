# The page: the drill, and the position of the day.

page-drill = Тренировка
page-drill-day = Позиция дня
page-drill-pad = Правила
page-drill-menu = Тренировка и правила
page-drill-practice = Тренироваться
page-drill-question = вопрос { $number } из { $count }
page-drill-opening = Ищем позицию…
page-drill-keep = Твой ход? Нажми на кубики, которые оставляешь, или выбери поле.
page-drill-choose = Бросков нет. Какое поле выберешь?
page-drill-answer-roll = { $count ->
        [one] Бросить { $count } кубик
        [few] Бросить { $count } кубика
       *[many] Бросить { $count } кубиков
    }
page-drill-answer-all = Бросить все кубики
page-drill-answer-box = Выбрать: { $box }
page-drill-answer-none = Выбери поле
page-drill-answer-kept = Все кубики оставлены
page-drill-show-pad = Показать таблицу
page-drill-next = Дальше
page-drill-sum-up = Твой результат
page-drill-streak =
    { $streak ->
        [0] Серия прервана.
        [1] Лучший ответ!
        [one] { $streak } лучший ответ подряд.
        [few] { $streak } лучших ответа подряд.
       *[many] { $streak } лучших ответов подряд.
    }
page-drill-longest = Лучшая серия подряд: { $streak }
page-drill-given = Потери: { $cost }.
page-drill-done = Лучших ответов: { $best } из { $count }
page-drill-done-about =
    Потери: { $cost } очка, по { $mean } на вопрос. { $praise ->
        [best] Лучше не сыграет никто.
        [good] Сильная игра.
       *[learn] Разбери ошибки — на них учатся.
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
page-drill-to-day = Позиция сегодня
page-drill-to-practice = Потренироваться ещё
