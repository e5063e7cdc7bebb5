# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Разбор
review-heading = { $sheet }: разбор
review-last = Твоя последняя игра — { $game }.
review-nothing = Ни один ход ещё не закончен, разбирать нечего.
review-page-is-in = Страница в файле { $file }.

review-expected = Прогноз
review-expected-now = Прогноз сейчас
review-luck = Удача
review-given-away = Потери
review-total = Итог
review-best = Лучшие решения
review-best-of =
    { $known ->
        [partly] { $best } из { $decisions } записанных
       *[all] { $best } из { $decisions }
    }
review-turn = Ход
review-partners = Партнёры

review-adds-up = Итог = прогноз + удача − потери. Прогноз — среднее идеальной игры с пустой колонки. Удача — то, что изменили кубики. Потери — то, чего стоили решения по сравнению с лучшими. Числа округлены, удача — так, чтобы каждая строка сходилась.
review-adds-up-now = Прогноз сейчас = прогноз + удача − потери. Прогноз — среднее идеальной игры с пустой колонки. Удача — то, что изменили кубики. Потери — то, чего стоили решения по сравнению с лучшими. Числа округлены, удача — так, чтобы каждая строка сходилась.
review-line =
    прогноз { $expected }, удача { $luck }{ $known ->
        [no] {""}
       *[yes] , потери { $cost }
    } = { $total }{ $state ->
        [going] {" "}прогноз сейчас
       *[over] {""}
    }

# One column.
review-alone = { $state ->
        [over] Итог { $total }
       *[going] Прогноз сейчас { $total }
    }{ $where ->
        [above] , на { $by } выше, чем в среднем даёт идеальная игра.
        [below] , на { $by } ниже, чем в среднем даёт идеальная игра.
       *[on] , ровно столько в среднем даёт идеальная игра.
    }
review-because-lucky = Кубики дали на { $luck } больше обычного, из этого ошибки отняли { $cost }.
review-because-choices = Дело не в кубиках: они дали на { $luck } больше обычного. Ошибки отняли { $cost }.
review-because-mostly-dice = Сказались в основном кубики: они отняли { $luck }, ошибки — { $cost }.
review-because-mostly-choices = Сказались в основном ошибки: они отняли { $cost }, кубики — { $luck }.
review-because-both = Сказались и кубики, и ошибки: кубики отняли { $luck }, ошибки — { $cost }.
review-because-all-best = Дело только в кубиках: они отняли { $luck }, а все решения были лучшими.
review-because-all-best-lucky = Кубики дали на { $luck } больше обычного, и все решения были лучшими.
review-because-unknown = Решения не записаны: всё это считается удачей.
review-because-partly =
    Судя по записанному, { $given ->
        [none] ошибок не было
       *[some] ошибки отняли { $cost }
    }; остальное считается удачей ({ $luck }).
review-because-little =
    { $given ->
        [none] Решений записано слишком мало, чтобы судить: всё это считается удачей.
       *[some] Решений записано слишком мало, чтобы судить: ошибки среди них отняли { $cost }, остальное считается удачей ({ $luck }).
    }

# Two columns and more. A player can be several where they are equal.
review-dice-two =
    { $known ->
        [partly] Судя по записанному, кубики лучше
       *[all] Кубики лучше
    } у игрока { $player } ({ $figure } против { $other }).
review-dice-many =
    { $known ->
        [partly] Судя по записанному, лучшие кубики
       *[all] Лучшие кубики
    } у игрока { $player } ({ $figure }), худшие у игрока { $last } ({ $other }).
review-dice-even =
    { $known ->
        [partly] Судя по записанному, всем
       *[all] Всем
    } везло одинаково ({ $figure }).
review-choices-two =
    { $known ->
        [partly] По записанным решениям меньше потерь
       *[all] Меньше потерь
    } у игрока { $player } ({ $figure } против { $other }).
review-choices-many =
    { $known ->
        [partly] По записанным решениям меньше всего потерь
       *[all] Меньше всего потерь
    } у игрока { $player } ({ $figure }), больше всего у игрока { $last } ({ $other }).
review-choices-even =
    { $known ->
        [partly] По записанным решениям потери
       *[all] Потери
    } у всех одинаковы ({ $figure }).
review-choices-none =
    { $known ->
        [partly] Среди записанных решений ошибок нет.
       *[all] Потерь нет ни у кого: все решения были лучшими.
    }
review-choices-little = Решений записано слишком мало, чтобы их сравнивать.
review-decided =
    { $by ->
        [level] Игра закончилась вничью.
        [both] { $player } впереди на { $gap }: лучше и кубики ({ $dice }), и решения ({ $choices }).
        [dice-alone] Всё решили кубики: { $player } впереди на { $gap }.
        [choices-alone] Всё решил выбор: { $player } впереди на { $gap }.
        [dice] Решили кубики: { $player } получает от них на { $dice } больше, а { $other } от решений на { $choices } больше. { $player } впереди на { $gap }.
       *[choices] Решил выбор: { $player } получает от него на { $choices } больше, а { $other } от кубиков на { $dice } больше. { $player } впереди на { $gap }.
    }

review-unknown =
    { $what ->
        [dice] В { $dice } из { $turns } ходов записаны только последние кубики.
        [points] В { $points } из { $turns } ходов записаны только очки.
       *[both] В { $dice } из { $turns } ходов записаны только последние кубики, а в { $points } — только очки.
    } Более ранние решения этих ходов считаются удачей.

# Decisions and turns.
review-place = { $throw ->
        [0] Ход { $turn }
       *[other] Ход { $turn }, бросок { $throw }
    }
review-place-round = Раунд { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] последние кубики
       *[yes] { $left ->
            [0] бросков нет
            [one] ещё { $left } бросок
            [few] ещё { $left } броска
           *[many] ещё { $left } бросков
        }
    }
review-accuracy = Лучшие решения: { $best }.
review-worst =
    { $known ->
        [partly] Самые дорогие из записанных ошибок
       *[all] Самые дорогие ошибки
    }
review-worst-none =
    { $known ->
        [little] Решений записано слишком мало, чтобы судить.
        [partly] Все записанные решения — лучшие.
       *[all] Все решения — лучшие.
    }
review-turns = Ход за ходом
review-turn-line =
    удача { $luck }{ $given ->
        [some] , потери { $cost }
       *[none] {""}
    }: { $expected }
review-chosen = выбрано
review-better = лучше
review-cost = потеря { $cost }
review-all =
    { $count ->
        [1] Единственный вариант
       *[other] Все варианты ({ $count })
    }
review-was-best = лучшее
review-choice-cost = { $choice } (потеря { $cost })
review-would-be-better = Лучше: { $choices }
