# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Сума вгорі
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Раунд { $round } з { $rounds }
table-turn = Хід { $turn } з { $turns }
table-plays = Ходить { $player }
table-alone = Твій хід
table-throws-off = { $player } кидає за перший хід
table-threw = { $player } кидає { $dice }: { $sum }.
table-begins = Починає { $player }.
table-throw = Кидок { $throw } з { $throws }
table-sealed = Відбиток { $seal }
table-standing = { $name } { $points }
table-series = Серія: { $standing }
table-real = Справжні кубики
table-solving = Прораховуємо правила: { $percent }%
table-just-wrote = { $player }: { $box } — { $points }{ $known ->
        [yes] {" "}за { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: { $box } — нуль{ $known ->
        [yes] {" "}за { $dice }
       *[no] {""}
    }
table-press-space = Натисни пробіл, щоб кинути.
table-type-roll-off = Набери свій кидок (кубиків: { $dice }), як-от { $example }.
table-all-kept = Усі кубики залишено: обери поле.
table-choose = Обери поле; Z скасовує кубики.
table-corrected = Виправлено.
table-unchanged = Нічого не змінено.
table-looking-back = Раунд { $round }, як він закінчився. Page Down: наступний раунд.
table-small = Вікно замале. Потрібно щонайменше { $width } × { $height } знаків.
table-kept = Збережено. Продовжити: yatzy { $command }
table-throw-again = Пробіл — кинути ще, 1–{ $dice } — залишити кубик.
table-choose-box = Кидків не лишилося: обери поле.
table-strike = Викреслити поле «{ $box }»? Натисни Enter ще раз.
table-type-dice = { $equals ->
        [no] Набери кубики ({ $dice }), як-от { $example }, або очки поля.
       *[yes] Набери кубики ({ $dice }), як-от { $example }, або очки поля зі знаком = спереду, як-от =12.
    }
table-typed = Набрано: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter — взяти ці кубики, H — спитати тренера.
       *[no] Enter — взяти ці кубики.
    }
table-laid = Твої кубики в цьому ході: { $dice }. Z скасовує їх.
table-can-take = У полі «{ $box }» може бути { $possible }.
table-filled = Поле «{ $box }» заповнено.
table-correcting = Виправляємо: { $player }, «{ $box }». Перейди до правильного поля, набери кубики чи очки й натисни Enter. Esc — лишити як є.
table-cannot-correct = Тут виправляти нічого: перейди до заповненого поля.
table-taken-back = Скасовано.
table-thinking = { $player } думає…
table-computer-throws = { $again ->
        [yes] { $player } перекидає всі кубики.
       *[no] { $player } кидає кубики.
    }
table-computer-keeps = { $player } залишає { $dice }.
table-computer-takes = { $player } обирає поле «{ $box }».
table-welcome-back = З поверненням! Гра чекає там, де зупинилася.

hint-roll = кинути
hint-keep = залишити
hint-hurry = пропустити
hint-walk = поле
hint-write = записати
hint-back = скасувати
hint-correct = виправити
hint-rules = правила
hint-verify = перевірити кубики
hint-new = нова
hint-again = зіграти ще
hint-light = тема
hint-result = рахунок
hint-scroll = гортати
hint-quit = вийти
hint-close = закрити
hint-keys = довідка
hint-rounds = раунди

keys-title = Гарячі клавіші
keys-roll = кинути кубики, які не залишено
keys-keep = залишити або відпустити кубик
keys-walk = перейти до іншого поля; ліворуч і праворуч — до іншої колонки
keys-write = записати в поле
keys-back = скасувати останню дію
keys-type = набрати кубики або очки поля
keys-correct = виправити запис у полі
keys-result = показати рахунок
keys-rounds = переглянути попередні раунди
keys-rules = показати правила
keys-new = нова гра; цю можна продовжити пізніше
keys-again = зіграти ще з тими самими гравцями
keys-light = світла чи темна тема
keys-quit = вийти; усе збережено
keys-mouse = Мишею: клацни кубик, щоб залишити його, поле, щоб перейти до нього, і ще раз, щоб записати, клавішу внизу, щоб натиснути її.
signs-title = Що означають знаки
signs-offer = стільки дають тут ці кубики
signs-barred = з цими кубиками не можна
signs-struck = викреслено: 0 очок
hint-start = почати
hint-field = наступне поле

end-title = Гру закінчено
end-one = Перемога: { $player } — { $counting ->
        [differences] відрив { $points ->
            [one] { $points } очко.
            [few] { $points } очки.
           *[many] { $points } очок.
        }
        [rounds-won] { $points ->
            [one] { $points } раунд, більше, ніж у решти.
            [few] { $points } раунди, більше, ніж у решти.
           *[many] { $points } раундів, більше, ніж у решти.
        }
       *[totals] { $points ->
            [one] { $points } очко.
            [few] { $points } очки.
           *[many] { $points } очок.
        }
    }
end-shared = Спільна перемога: { $players } — { $counting ->
        [differences] відрив по { $points ->
            [one] { $points } очку.
            [few] { $points } очки.
           *[many] { $points } очок.
        }
        [rounds-won] по { $points ->
            [one] { $points } раунду.
            [few] { $points } раунди.
           *[many] { $points } раундів.
        }
       *[totals] по { $points ->
            [one] { $points } очку.
            [few] { $points } очки.
           *[many] { $points } очок.
        }
    }
end-alone = { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[many] { $points } очок.
    }
end-so-far = Рахунок зараз
end-review = Удача й помилки: yatzy review { $game }
end-record = Новий рекорд за цими правилами ({ $player }): { $points }. Раніше: { $before } ({ $date }).
end-best = Рекорд за цими правилами ({ $player }): { $before } ({ $date }).
end-wrong = { $count ->
        [one] { $count } кидок не випливає з ключа кидків.
        [few] { $count } кидки не випливають із ключа кидків.
       *[many] { $count } кидків не випливають із ключа кидків.
    }
end-player = Гравець
end-round = Раунд { $round }
end-sum = Сума
end-difference = Різниця
end-won = Виграно
end-seal-wrong = Ключ кидків не підходить до відбитка.
end-dice-good = Перераховано з ключа кидків: { $dice ->
        [one] { $dice } кубик, усе правильно.
        [few] { $dice } кубики, усе правильно.
       *[many] { $dice } кубиків, усе правильно.
    }

new-title = Нова гра
new-title-pad = Нова гра справжніми кубиками
new-sheet = Правила
new-options = Варіанти
new-players = Гравці
new-players-hint = Імена через кому; порожньо — гра наодинці
new-default-player = Гравець
new-computers = Боти
new-computers-hint = Без ботів; або, наприклад, Аматор, Сміливець
new-computers-known = Є такі: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Команди
new-teams-none = без команд
new-teams-some = { $teams ->
        [one] { $teams } команда
        [few] { $teams } команди
       *[many] { $teams } команд
    }
new-rounds = Раунди
new-counting = Рахунок
new-counting-totals = найбільша сума раундів
new-counting-differences = відрив переможця в кожному раунді
new-counting-rounds-won = більше виграних раундів
new-start = Хто починає
new-start-agreed = перший у списку
new-start-roll-off = хто викине найбільше
new-words = Щасливі слова
new-words-hint = Впливають на кубики; по одному на гравця, через кому
new-seal = Ключ кидків цієї гри вже визначено: { $game }, відбиток { $seal }. Додай щасливе слово, і тоді кубики точно ніхто не міг підібрати.
new-about = { $boxes ->
        [one] { $boxes } поле
        [few] { $boxes } поля
       *[many] { $boxes } полів
    }, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }, { $bonus ->
        [0] без бонусу
       *[other] бонус { $bonus } за { $at } і більше
    }. { $players }
new-about-teams = Команди: { $teams }.
new-start-game = Почати
