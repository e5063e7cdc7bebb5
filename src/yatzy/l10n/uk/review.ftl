# A game looked at again. Numbers come already written, with one digit after the point.

review-title = Розбір гри
review-heading = { $sheet }: розбір гри
review-last = Остання зіграна гра — { $game }.
review-nothing = Жодного ходу ще не закінчено, тож розбирати нічого.
review-page-is-in = Сторінка у файлі { $file }.

review-expected = Прогноз
review-expected-now = Прогноз зараз
review-luck = Удача
review-given-away = Втрати
review-total = Підсумок
review-best = Найкращі рішення
review-best-of = { $known ->
        [partly] { $best } з { $decisions } відомих
       *[all] { $best } з { $decisions }
    }
review-turn = Хід
review-partners = Партнери

review-adds-up = Підсумок = прогноз + удача − втрати. Прогноз — скільки в середньому дає ідеальна гра з порожньої колонки, удача — що змінили кубики, втрати — скільки забрали рішення порівняно з найкращими. Числа округлено, удачу — так, щоб кожен рядок сходився.
review-adds-up-now = Прогноз зараз = прогноз + удача − втрати. Прогноз — скільки в середньому дає ідеальна гра з порожньої колонки, удача — що змінили кубики, втрати — скільки забрали рішення порівняно з найкращими. Числа округлено, удачу — так, щоб кожен рядок сходився.
review-line = { $expected } прогноз { $luck } удача { $known ->
        [no] {""}
       *[yes] { $cost } втрати{" "}
    }= { $total }{ $state ->
        [going] {" "}прогноз зараз
       *[over] {""}
    }

# One column.
review-alone = { $state ->
        [over] Підсумок { $total }
       *[going] Прогноз зараз { $total }
    }{ $where ->
        [above] , на { $by } вище, ніж у середньому дає ідеальна гра.
        [below] , на { $by } нижче, ніж у середньому дає ідеальна гра.
       *[on] , саме стільки в середньому дає ідеальна гра.
    }
review-because-lucky = Кубики дали на { $luck } більше, ніж зазвичай, а рішення забрали з того { $cost }.
review-because-choices = Справа не в кубиках, які дали на { $luck } більше, ніж зазвичай: { $cost } забрали рішення.
review-because-mostly-dice = Здебільшого справа в кубиках: вони забрали { $luck }, а рішення — { $cost }.
review-because-mostly-choices = Здебільшого справа в рішеннях: вони забрали { $cost }, а кубики — { $luck }.
review-because-both = Справа і в тому, і в тому: кубики забрали { $luck }, рішення — { $cost }.
review-because-all-best = Справа лише в кубиках: вони забрали { $luck }, а кожне рішення було найкращим.
review-because-all-best-lucky = Кубики дали на { $luck } більше, ніж зазвичай, і кожне рішення було найкращим.
review-because-unknown = Про рішення нічого не відомо: усе це вважаємо удачею.
review-because-partly = Наскільки видно із запису, { $given ->
        [none] рішення нічого не забрали
       *[some] рішення забрали { $cost }
    }; решту вважаємо удачею ({ $luck }).
review-because-little = { $given ->
        [none] Про рішення відомо замало, щоб судити: усе це вважаємо удачею.
       *[some] Про рішення відомо замало, щоб судити: відомі забрали { $cost }, решту вважаємо удачею ({ $luck }).
    }

# Two columns and more. A player can be several where they are equal.
review-dice-two = { $known ->
        [partly] Наскільки видно із запису, більше удачі
       *[all] Більше удачі
    }: { $player } ({ $figure } проти { $other }).
review-dice-many = { $known ->
        [partly] Наскільки видно із запису, найбільше удачі
       *[all] Найбільше удачі
    }: { $player } ({ $figure }); найменше: { $last } ({ $other }).
review-dice-even = { $known ->
        [partly] Наскільки видно із запису, кубики
       *[all] Кубики
    } були однаково прихильні до всіх ({ $figure }).
review-choices-two = { $known ->
        [partly] За відомими рішеннями менше втрат
       *[all] Менше втрат
    }: { $player } ({ $figure } проти { $other }).
review-choices-many = { $known ->
        [partly] За відомими рішеннями найменше втрат
       *[all] Найменше втрат
    }: { $player } ({ $figure }); найбільше: { $last } ({ $other }).
review-choices-even = { $known ->
        [partly] За відомими рішеннями втрати
       *[all] Втрати
    } в усіх однакові ({ $figure }).
review-choices-none = { $known ->
        [partly] Жодне відоме рішення не забрало очок.
       *[all] Втрат немає ні в кого: кожне рішення було найкращим.
    }
review-choices-little = Про рішення відомо замало, щоб їх порівнювати.
review-decided = { $by ->
        [level] Рахунок рівний.
        [both] Попереду { $player }, відрив { $gap }: допомогли і кубики ({ $dice }), і рішення ({ $choices }).
        [dice-alone] Усе вирішили кубики: { $player } попереду на { $gap }.
        [choices-alone] Усе вирішив вибір: { $player } попереду на { $gap }.
        [dice] Вирішили кубики: { $player } має від них на { $dice } більше, { $other } відіграє рішеннями { $choices }, тож { $player } попереду на { $gap }.
       *[choices] Справу вирішив вибір: { $player } має від нього на { $choices } більше, { $other } відіграє кубиками { $dice }, тож { $player } попереду на { $gap }.
    }

review-unknown = { $what ->
        [dice] У { $dice } з { $turns } ходів відомі лише останні кубики.
        [points] У { $points } з { $turns } ходів відомі лише очки.
       *[both] У { $dice } з { $turns } ходів відомі лише останні кубики, а в { $points } — лише очки.
    } Раніші рішення від удачі не відрізнити, тож вони вважаються удачею.

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
            [0] кидків немає
            [one] ще { $left } кидок
            [few] ще { $left } кидки
           *[many] ще { $left } кидків
        }
    }
review-accuracy = Найкращі рішення: { $best }.
review-worst = { $known ->
        [partly] Найдорожчі відомі помилки
       *[all] Найдорожчі помилки
    }
review-worst-none = { $known ->
        [little] Про рішення відомо замало, щоб судити.
        [partly] Кожне відоме рішення було найкращим.
       *[all] Кожне рішення було найкращим.
    }
review-turns = Хід за ходом
review-turn-line = { $luck } удача{ $given ->
        [some] , { $cost } втрати
       *[none] {""}
    }: { $expected }
review-chosen = обрано
review-better = краще
review-cost = ціна { $cost }
review-all = { $count ->
        [1] Єдине рішення
       *[other] Усі рішення ({ $count })
    }
review-was-best = найкраще
review-choice-cost = { $choice } (ціна { $cost })
review-would-be-better = Краще: { $choices }
