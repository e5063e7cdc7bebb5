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
drill-ask = Что делаешь? (? — справка)
drill-next = Enter: следующий вопрос, q: конец
drill-none = нет
drill-help-keep = Какие кубики оставить, цифрами: { $typed } оставляет { $dice }, 0 перебрасывает все кубики.
drill-help-box = { $where ->
        [alone] Поле для записи
       *[with-dice] Или поле для записи
    }, названием или его началом, например { $box }.
drill-help-stop = q — конец.
drill-best = Верно: { $best }.
drill-equal = Верно: «{ $choice }» не хуже, чем «{ $best }».
drill-costs = Лучше всего: { $best }. Твой вариант ({ $choice }) стоит { $cost }.
drill-then = Тогда было так: { $choice }. Потеря: { $cost }.
drill-yours = твой
drill-summary = Лучших: { $best } из { $asked }. Потери: всего { $total }, в среднем { $mean } на вопрос.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] лучший ответ
       *[costs] потеря { $cost }
    }
    .guest = { $sheet }, позиция дня { $date }: { $squares } { $result ->
        [best] лучший ответ
       *[costs] потеря { $cost }
    }
drill-reviewing = Просматриваем игры
drill-no-games = Ещё нет игр, на которых учиться. yatzy play начинает игру, yatzy games import добавляет готовую.
drill-no-games-by = Ещё нет игр по листу { $sheet }, на которых учиться. yatzy games показывает сохранённые.
drill-no-games-of = { $player }: нет ни одной игры { $some ->
        [yes] по листу { $sheet }
       *[no] среди сохранённых
    }. yatzy games показывает их.
drill-no-coach = Все игры, какие есть, ещё идут за столами без тренера. На них можно учиться, когда они закончатся.
drill-no-mistakes = { $one ->
        [yes] { $player }: ни одно решение там
       *[no] Ни одно решение там
    } не отняло { $least } или больше. yatzy drill без --own предлагает придуманные позиции.

error-answer-empty = Нет ответа: набери, какие кубики оставить, или поле.
error-answer-many-boxes = С «{ $typed }» начинается несколько полей: { $boxes }.
error-drill-no-choice = По этому листу никогда нет выбора: спрашивать не о чем.
error-drill-which = Вопрос задаётся либо днём, либо числом seed: что-то одно.
error-drill-either = Позиции берутся из одного места: --own, либо --today или --date, либо --seed.
error-drill-player = --player работает только с --own.
error-drill-answer = --answer работает с --today, --date, --seed или --own: без них вопрос ещё неизвестен.
error-drill-one = --count не работает с --today, --date или --answer: там один вопрос.
error-drill-count = --count — это число от 1 до { NUMBER($most, useGrouping: 0) }, а не { $got }.
error-drill-date = «{ $got }» — не дата вида { $today }.
