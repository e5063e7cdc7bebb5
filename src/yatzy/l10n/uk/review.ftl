# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Розбір гри
review-heading = { $sheet }: розбір гри
review-last = Твоя остання гра — { $game }.
review-nothing = Жодного ходу ще не закінчено, тож розбирати нічого.
review-page-is-in = Сторінка у файлі { $file }.

review-expected = Прогноз
review-expected-now = Прогноз зараз
review-luck = Удача
review-given-away = Втрати
review-total = Підсумок
review-best = Найкращі рішення
review-best-of = { $known ->
        [partly] { $best } з { $decisions } записаних
       *[all] { $best } з { $decisions }
    }
review-turn = Хід
review-partners = Партнери

review-adds-up = Підсумок = прогноз + удача − втрати. Прогноз — це середнє ідеальної гри з порожньої колонки. Удача — це те, що змінили кубики. Втрати — це те, чого коштували твої рішення порівняно з найкращими. Числа округлено, удачу — так, щоб кожен рядок сходився.
review-adds-up-now = Прогноз зараз = прогноз + удача − втрати. Прогноз — це середнє ідеальної гри з порожньої колонки. Удача — це те, що змінили кубики. Втрати — це те, чого коштували твої рішення порівняно з найкращими. Числа округлено, удачу — так, щоб кожен рядок сходився.
review-line = прогноз { $expected }, удача { $luck }{ $known ->
        [no] {""}
       *[yes] , втрати { $cost }
    }{" "}= { $total }{ $state ->
        [going] {" "}прогноз зараз
       *[over] {""}
    }

# One column.
review-alone = { $state ->
        [over] Підсумок { $total }
       *[going] Прогноз зараз { $total }
    }{ $where ->
        [above] , на { $by } більше за середнє ідеальної гри.
        [below] , на { $by } менше за середнє ідеальної гри.
       *[on] , рівно середнє ідеальної гри.
    }
review-because-lucky = Кубики дали на { $luck } більше, ніж зазвичай, а на помилках втрачено { $cost }.
review-because-choices = Кубики ні до чого, вони дали на { $luck } більше, ніж зазвичай: на помилках втрачено { $cost }.
review-because-mostly-dice = Винні здебільшого кубики: вони забрали { $luck }, помилки — { $cost }.
review-because-mostly-choices = Винні здебільшого помилки: вони забрали { $cost }, кубики — { $luck }.
review-because-both = Винні й кубики, і помилки: кубики забрали { $luck }, помилки — { $cost }.
review-because-all-best = Винні самі лише кубики: вони забрали { $luck }, а кожне рішення було найкращим.
review-because-all-best-lucky = Кубики дали на { $luck } більше, ніж зазвичай, і кожне рішення було найкращим.
review-because-unknown = Рішень не записано: усе це рахуємо як удачу.
review-because-partly = Наскільки видно із запису, { $given ->
        [none] помилок не було
       *[some] на помилках втрачено { $cost }
    }; решту рахуємо як удачу ({ $luck }).
review-because-little = { $given ->
        [none] Записано замало рішень, щоб їх оцінити: усе це рахуємо як удачу.
       *[some] Записано замало рішень, щоб їх оцінити: на записаних втрачено { $cost }, решту рахуємо як удачу ({ $luck }).
    }

# Two columns and more. A player can be several where they are equal.
review-dice-two = { $known ->
        [partly] Наскільки видно із запису, кращі кубики має
       *[all] Кращі кубики має
    } { $player } ({ $figure } проти { $other }).
review-dice-many = { $known ->
        [partly] Наскільки видно із запису, найкращі кубики має
       *[all] Найкращі кубики має
    } { $player } ({ $figure }), найгірші — { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Наскільки видно із запису, кубики
       *[all] Кубики
    } були в усіх однаково добрі ({ $figure }).
review-choices-two = { $known ->
        [partly] За записаними рішеннями менше втрат має
       *[all] Менше втрат має
    } { $player } ({ $figure } проти { $other }).
review-choices-many = { $known ->
        [partly] За записаними рішеннями найменше втрат має
       *[all] Найменше втрат має
    } { $player } ({ $figure }), найбільше — { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] За записаними рішеннями втрати
       *[all] Втрати
    } в усіх однакові ({ $figure }).
review-choices-none = { $known ->
        [partly] Серед записаних рішень помилок немає.
       *[all] Втрат немає ні в кого: кожне рішення було найкращим.
    }
review-choices-little = Записано замало рішень, щоб їх порівнювати.
review-decided = { $by ->
        [level] Нічия.
        [both] Попереду { $player }, відрив { $gap }: і кубики кращі ({ $dice }), і рішення ({ $choices }).
        [dice-alone] Усе залежало від кубиків: попереду { $player }, відрив { $gap }.
        [choices-alone] Усе залежало від рішень: попереду { $player }, відрив { $gap }.
        [dice] Більше важили кубики: { $player } має від них на { $dice } більше, а { $other } від рішень — на { $choices } більше. Попереду { $player }, відрив { $gap }.
       *[choices] Більше важили рішення: { $player } має від них на { $choices } більше, а { $other } від кубиків — на { $dice } більше. Попереду { $player }, відрив { $gap }.
    }

review-unknown = { $what ->
        [dice] У { $dice } з { $turns } ходів записано лише останні кубики.
        [points] У { $points } з { $turns } ходів записано лише очки.
       *[both] У { $dice } з { $turns } ходів записано лише останні кубики, а в { $points } — лише очки.
    } Попередні рішення в цих ходах рахуємо як удачу.

# Decisions and turns.
review-place = { $throw ->
        [0] Хід { $turn }
       *[other] Хід { $turn }, кидок { $throw }
    }
review-place-round = Раунд { $round } · { $place }
review-place-player = { $player } · { $place }
review-left = { $known ->
        [no] останні кубики
       *[yes] { $left ->
            [0] кидків не лишилося
            [one] ще { $left } кидок
            [few] ще { $left } кидки
           *[many] ще { $left } кидків
        }
    }
review-accuracy = Найкращі рішення: { $best }.
review-worst = { $known ->
        [partly] Найдорожчі із записаних помилок
       *[all] Найдорожчі помилки
    }
review-worst-none = { $known ->
        [little] Записано замало рішень, щоб їх оцінити.
        [partly] Кожне записане рішення було найкращим.
       *[all] Кожне рішення було найкращим.
    }
review-turns = Хід за ходом
review-turn-line = удача { $luck }{ $given ->
        [some] , втрати { $cost }
       *[none] {""}
    }: { $expected }
review-chosen = обрано
review-better = краще
review-cost = втрата { $cost }
review-all = { $count ->
        [1] Єдине рішення
       *[other] Усі рішення ({ $count })
    }
review-was-best = найкраще
review-choice-cost = { $choice } (втрата { $cost })
review-would-be-better = Краще: { $choices }
