# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Разбор игры
review-heading = { $sheet }: разбор игры
review-last = Последняя сыгранная игра — { $game }.
review-nothing = Ни один ход ещё не закончен, разбирать нечего.
review-page-is-in = Страница в файле { $file }.

review-expected = Прогноз
review-expected-now = Прогноз сейчас
review-luck = Удача
review-given-away = Потери
review-total = Итог
review-best = Лучшие решения
review-best-of = { $known ->
        [partly] { $best } из { $decisions } известных
       *[all] { $best } из { $decisions }
    }
review-turn = Ход
review-partners = Партнёры

review-adds-up = Итог = прогноз + удача − потери. Прогноз — сколько в среднем даёт идеальная игра с пустой колонки, удача — что изменили кубики, потери — сколько отняли решения по сравнению с лучшими. Числа округлены, удача — так, чтобы каждая строка сходилась.
review-adds-up-now = Прогноз сейчас = прогноз + удача − потери. Прогноз — сколько в среднем даёт идеальная игра с пустой колонки, удача — что изменили кубики, потери — сколько отняли решения по сравнению с лучшими. Числа округлены, удача — так, чтобы каждая строка сходилась.
review-line = { $expected } прогноз { $luck } удача { $known ->
        [no] {""}
       *[yes] { $cost } потери{" "}
    }= { $total }{ $state ->
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
review-because-lucky = Кубики дали на { $luck } больше обычного, а решения отняли из этого { $cost }.
review-because-choices = Дело не в кубиках, которые дали на { $luck } больше обычного: { $cost } отняли решения.
review-because-mostly-dice = Дело в основном в кубиках: они отняли { $luck }, а решения — { $cost }.
review-because-mostly-choices = Дело в основном в решениях: они отняли { $cost }, а кубики — { $luck }.
review-because-both = Дело и в том, и в другом: кубики отняли { $luck }, решения — { $cost }.
review-because-all-best = Дело только в кубиках: они отняли { $luck }, а каждое решение было лучшим.
review-because-all-best-lucky = Кубики дали на { $luck } больше обычного, и каждое решение было лучшим.
review-because-unknown = О решениях ничего не известно: всё это считается удачей.
review-because-partly = Насколько видно из записи, { $given ->
        [none] решения ничего не отняли
       *[some] решения отняли { $cost }
    }; остальное считается удачей ({ $luck }).
review-because-little = { $given ->
        [none] О решениях известно слишком мало, чтобы судить: всё это считается удачей.
       *[some] О решениях известно слишком мало, чтобы судить: известные отняли { $cost }, остальное считается удачей ({ $luck }).
    }

# Two columns and more. A player can be several where they are equal.
review-dice-two = { $known ->
        [partly] Насколько видно из записи, больше удачи
       *[all] Больше удачи
    }: { $player } ({ $figure } против { $other }).
review-dice-many = { $known ->
        [partly] Насколько видно из записи, больше всего удачи
       *[all] Больше всего удачи
    }: { $player } ({ $figure }); меньше всего: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Насколько видно из записи, кубики
       *[all] Кубики
    } были одинаково добры ко всем ({ $figure }).
review-choices-two = { $known ->
        [partly] По известным решениям меньше потерь
       *[all] Меньше потерь
    }: { $player } ({ $figure } против { $other }).
review-choices-many = { $known ->
        [partly] По известным решениям меньше всего потерь
       *[all] Меньше всего потерь
    }: { $player } ({ $figure }); больше всего: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] По известным решениям потери
       *[all] Потери
    } у всех одинаковы ({ $figure }).
review-choices-none = { $known ->
        [partly] Ни одно известное решение не отняло очков.
       *[all] Потерь нет ни у кого: каждое решение было лучшим.
    }
review-choices-little = О решениях известно слишком мало, чтобы их сравнивать.
review-decided = { $by ->
        [level] Счёт равный.
        [both] Впереди { $player }, отрыв { $gap }: помогли и кубики ({ $dice }), и решения ({ $choices }).
        [dice-alone] Всё решили кубики: { $player } впереди на { $gap }.
        [choices-alone] Всё решил выбор: { $player } впереди на { $gap }.
        [dice] Дело решили кубики: { $player } получает от них на { $dice } больше, { $other } отыгрывает решениями { $choices }, и { $player } впереди на { $gap }.
       *[choices] Дело решил выбор: { $player } получает от него на { $choices } больше, { $other } отыгрывает кубиками { $dice }, и { $player } впереди на { $gap }.
    }

review-unknown = { $what ->
        [dice] В { $dice } из { $turns } ходов известны только последние кубики.
        [points] В { $points } из { $turns } ходов известны только очки.
       *[both] В { $dice } из { $turns } ходов известны только последние кубики, а в { $points } — только очки.
    } Решения до этого от удачи не отличить, поэтому они считаются удачей.

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
review-worst = { $known ->
        [partly] Самые дорогие известные ошибки
       *[all] Самые дорогие ошибки
    }
review-worst-none = { $known ->
        [little] О решениях известно слишком мало, чтобы судить.
        [partly] Каждое известное решение было лучшим.
       *[all] Каждое решение было лучшим.
    }
review-turns = Ход за ходом
review-turn-line = { $luck } удача{ $given ->
        [some] , { $cost } потери
       *[none] {""}
    }: { $expected }
review-chosen = выбрано
review-better = лучше
review-cost = цена { $cost }
review-all = { $count ->
        [1] Единственное решение
       *[other] Все решения ({ $count })
    }
review-was-best = лучшее
review-choice-cost = { $choice } (цена { $cost })
review-would-be-better = Лучше: { $choices }
