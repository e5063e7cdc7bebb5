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
table-sealed = Кубики запечатано: { $seal }
table-standing = { $name } { $points }
table-series = Серія: { $standing }
table-real = Зі справжніми кубиками
table-solving = Прораховуємо аркуш: { $percent }%
table-just-wrote = { $player }: { $box } — { $points }{ $known ->
        [yes] {" "}за { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: { $box } — нуль{ $known ->
        [yes] {" "}за { $dice }
       *[no] {""}
    }
table-press-space = Пробіл кидає кубики.
table-type-roll-off = Набери свій кидок (кубиків: { $dice }), як-от { $example }.
table-all-kept = Усі кубики залишено: обери поле.
table-choose = Обери поле; Z повертає кубики.
table-corrected = Виправлено.
table-unchanged = Нічого не змінено.
table-looking-back = Раунд { $round }, як він скінчився. Page Down — далі.
table-small = Вікно замале для гри. Досить { $width } × { $height } знаків.
table-kept = Збережено. Продовжити: yatzy { $command }
table-throw-again = Пробіл кидає знову; 1–{ $dice } залишають кубик.
table-choose-box = Кидків немає: обери поле.
table-strike = Викреслити поле «{ $box }»? Ще раз Enter — і там нуль.
table-type-dice = { $equals ->
        [no] Набери кубики ({ $dice }), як-от { $example }, або очки поля.
       *[yes] Набери кубики ({ $dice }), як-от { $example }, або очки поля зі знаком = спереду, як-от =12.
    }
table-typed = Набрано: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter заносить ці кубики в блокнот, H питає тренера.
       *[no] Enter заносить ці кубики в блокнот.
    }
table-laid = Кубики цього ходу в блокноті: { $dice }. Z повертає їх.
table-can-take = У полі «{ $box }» може бути { $possible }.
table-filled = Поле «{ $box }» заповнено.
table-correcting = Виправляємо: { $player }, «{ $box }». Перейди до правильного поля, набери кубики чи очки; Enter записує, Esc лишає як є.
table-cannot-correct = Тут нічого виправляти: перейди до заповненого поля.
table-taken-back = Скасовано.
table-thinking = { $player } думає…
table-computer-throws = { $again ->
        [yes] { $player } перекидає всі кубики.
       *[no] { $player } кидає кубики.
    }
table-computer-keeps = { $player } залишає { $dice }.
table-computer-takes = { $player } бере поле «{ $box }».
table-welcome-back = З поверненням: гра там, де вона зупинилася.

hint-roll = кинути
hint-keep = залишити
hint-hurry = відразу далі
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

keys-title = Клавіші
keys-roll = кинути кубики, які не залишено
keys-keep = залишити кубик або передумати
keys-walk = перейти до іншого поля; ліворуч і праворуч — до іншої колонки
keys-write = записати в поле
keys-back = скасувати останню дію
keys-type = набрати кубики або очки поля
keys-correct = виправити запис у полі
keys-result = який рахунок
keys-rounds = переглянути попередні раунди
keys-rules = правила цього аркуша
keys-new = нова гра; цю можна продовжити пізніше
keys-again = зіграти ще, ті самі гравці
keys-light = світла чи темна тема
keys-quit = вийти; усе збережено
keys-mouse = Мишею: клацни кубик, щоб залишити його, поле, щоб перейти до нього, і ще раз, щоб записати, клавішу внизу, щоб натиснути її.
signs-title = Що означають знаки
signs-offer = стільки дають тут ці кубики
signs-barred = з цими кубиками не можна
signs-struck = викреслено: 0 очок
hint-start = почати
hint-field = наступне поле

end-title = Кінець
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
end-shared = Перемогу ділять { $players }: { $counting ->
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
end-so-far = Проміжний рахунок
end-review = yatzy review { $game } відокремлює удачу від рішень.
end-record = Новий рекорд за цим аркушем ({ $player }): { $points }. Раніше було { $before } ({ $date }).
end-best = Рекорд за цим аркушем ({ $player }) — { $before } ({ $date }).
end-wrong = { $count ->
        [one] { $count } кидок не збігається із запечатаним секретом.
        [few] { $count } кидки не збігаються із запечатаним секретом.
       *[many] { $count } кидків не збігаються із запечатаним секретом.
    }
end-player = Гравець
end-round = Раунд { $round }
end-sum = Сума
end-difference = Різниця
end-won = Виграно
end-seal-wrong = Секрет не відповідає печатці.
end-dice-good = Перевірено за запечатаним секретом: { $dice ->
        [one] { $dice } кубик, усе правильно.
        [few] { $dice } кубики, усе правильно.
       *[many] { $dice } кубиків, усе правильно.
    }

new-title = Нова гра
new-title-pad = Новий блокнот
new-sheet = Аркуш
new-options = Варіанти
new-players = Гравці
new-players-hint = Імена через кому; порожньо — гра наодинці
new-default-player = Гравець
new-computers = Комп’ютери
new-computers-hint = Ніхто; або, наприклад, casual, bold
new-computers-known = Є такі: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Команди
new-teams-none = кожен за себе
new-teams-some = { $teams ->
        [one] { $teams } команда
        [few] { $teams } команди
       *[many] { $teams } команд
    }
new-rounds = Раунди
new-counting = Рахунок
new-counting-totals = найвища сума раундів
new-counting-differences = відрив переможця в кожному раунді
new-counting-rounds-won = виграні раунди
new-start = Хто починає
new-start-agreed = перше ім’я
new-start-roll-off = найбільший кидок
new-words = Щасливі слова
new-words-hint = Домішуються до кубиків; по одному, через кому
new-seal = Кубики цієї гри вже визначено й запечатано: { $game }, { $seal }. Щасливе слово перемішує їх ще раз, тож ніхто не міг їх підібрати.
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
