# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · бросков нет
        [one] { $dice } · ещё { $rolls } бросок
        [few] { $dice } · ещё { $rolls } броска
       *[many] { $dice } · ещё { $rolls } бросков
    }
position-open = Свободно: { $boxes }.
position-filled = Заполнено: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [1] Вопрос
       *[other] Вопрос { $number } из { $count }
    }
drill-day = Позиция дня, { $date }
drill-from = { $player }, ход { $turn }
drill-ask = Твой ход? (? — справка)
drill-next = Enter: следующий вопрос, q: конец
drill-none = нет
drill-help-keep = Набери цифрами кубики, которые оставляешь: { $typed } оставляет { $dice }, 0 перебрасывает все.
drill-help-box =
    { $where ->
        [alone] Набери поле
       *[with-dice] Или набери поле
    }: название или его начало, например { $box }.
drill-help-stop = q — закончить.
drill-best = Верно: { $best }.
drill-equal = Верно: «{ $choice }» не хуже, чем «{ $best }».
drill-costs = Лучше всего: { $best }. Твой ответ ({ $choice }) теряет { $cost }.
drill-then = В игре было так: { $choice }. Потеря: { $cost }.
drill-yours = твой выбор
drill-summary = Лучших ответов: { $best } из { $asked }. Потери: всего { $total }, в среднем { $mean } за вопрос.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] лучший ответ
       *[costs] потеря { $cost }
    }
    .guest = { $sheet }, позиция дня { $date }: { $squares } { $result ->
        [best] лучший ответ
       *[costs] потеря { $cost }
    }
drill-reviewing = Разбираем игры
drill-no-games = Учиться пока не на чем. Начни игру (yatzy play) или импортируй готовую (yatzy games import).
drill-no-games-by = Игр по правилам { $sheet } пока нет. Твои игры показывает yatzy games.
drill-no-games-of =
    { $player }: нет ни одной игры { $some ->
        [yes] по правилам { $sheet }
       *[no] среди сохранённых
    }. Твои игры показывает yatzy games.
drill-no-coach = Все твои игры ещё идут, и без тренера. Учиться на них можно, когда они закончатся.
drill-no-mistakes =
    { $one ->
        [yes] { $player }: ошибок
       *[no] Ошибок
    } с потерей { $least } и больше нет. Новые позиции даёт yatzy drill без --own.

error-answer-empty = Набери, какие кубики оставить, или поле.
error-answer-many-boxes = С «{ $typed }» начинается несколько полей: { $boxes }. Набери больше букв.
error-drill-no-choice = По этим правилам выбора никогда нет: спрашивать не о чем.
error-drill-which = Укажи либо день, либо seed, но не то и другое.
error-drill-either = Выбери что-то одно: --own, --today, --date или --seed.
error-drill-player = --player работает только с --own.
error-drill-answer = --answer работает только с --today, --date, --seed или --own.
error-drill-one = --count не работает с --today, --date или --answer: там всего один вопрос.
error-drill-count = --count — это число от 1 до { NUMBER($most, useGrouping: 0) }, а не { $got }.
error-drill-date = «{ $got }» — не дата вида { $today }.
