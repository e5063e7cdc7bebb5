# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Сумма верха
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Раунд { $round } из { $rounds }
table-turn = Ход { $turn } из { $turns }
table-plays = Ходит { $player }
table-alone = Твой ход
table-throws-off = { $player } бросает за первый ход
table-threw = { $player } бросает { $dice }: { $sum }.
table-begins = Начинает { $player }.
table-throw = Бросок { $throw } из { $throws }
table-sealed = Кубики запечатаны: { $seal }
table-standing = { $name } { $points }
table-series = Серия: { $standing }
table-real = С настоящими кубиками
table-solving = Просчитываем лист: { $percent } %
table-just-wrote = { $player }: { $box } — { $points }{ $known ->
        [yes] {" "}за { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: { $box } — ноль{ $known ->
        [yes] {" "}за { $dice }
       *[no] {""}
    }
table-press-space = Пробел бросает кубики.
table-type-roll-off = Набери свой бросок (кубиков: { $dice }), например { $example }.
table-all-kept = Все кубики оставлены: выбери поле.
table-choose = Выбери поле; Z возвращает кубики.
table-corrected = Исправлено.
table-unchanged = Ничего не изменено.
table-looking-back = Раунд { $round }, как он закончился. Page Down — дальше.
table-small = Окно слишком мало для игры. Достаточно { $width } × { $height } знаков.
table-kept = Сохранено. Продолжить: yatzy { $command }
table-throw-again = Пробел бросает снова; 1–{ $dice } оставляют кубик.
table-choose-box = Бросков нет: выбери поле.
table-strike = Вычеркнуть поле «{ $box }»? Ещё раз Enter — и там ноль.
table-type-dice = { $equals ->
        [no] Набери кубики ({ $dice }), например { $example }, или очки поля.
       *[yes] Набери кубики ({ $dice }), например { $example }, или очки поля со знаком = впереди, например =12.
    }
table-typed = Набрано: { $typed }
table-typed-dice = { $coach ->
        [yes] Enter заносит эти кубики в блокнот, H спрашивает тренера.
       *[no] Enter заносит эти кубики в блокнот.
    }
table-laid = Кубики этого хода в блокноте: { $dice }. Z возвращает их.
table-can-take = В поле «{ $box }» может быть { $possible }.
table-filled = Поле «{ $box }» заполнено.
table-correcting = Исправляем: { $player }, «{ $box }». Перейди к нужному полю, набери кубики или очки; Enter записывает, Esc оставляет как есть.
table-cannot-correct = Здесь нечего исправлять: перейди к заполненному полю.
table-taken-back = Отменено.
table-thinking = { $player } думает…
table-computer-throws = { $again ->
        [yes] { $player } перебрасывает все кубики.
       *[no] { $player } бросает кубики.
    }
table-computer-keeps = { $player } оставляет { $dice }.
table-computer-takes = { $player } берёт поле «{ $box }».
table-welcome-back = С возвращением: игра там, где остановилась.

hint-roll = бросить
hint-keep = оставить
hint-hurry = сразу дальше
hint-walk = поле
hint-write = записать
hint-back = отменить
hint-correct = исправить
hint-rules = правила
hint-verify = проверить кубики
hint-new = новая
hint-again = сыграть ещё
hint-light = тема
hint-result = счёт
hint-scroll = листать
hint-quit = выйти
hint-close = закрыть
hint-keys = помощь
hint-rounds = раунды

keys-title = Клавиши
keys-roll = бросить кубики, которые не оставлены
keys-keep = оставить кубик или передумать
keys-walk = перейти к другому полю; влево и вправо — к другой колонке
keys-write = записать в поле
keys-back = отменить последнее действие
keys-type = набрать кубики или очки поля
keys-correct = исправить запись в поле
keys-result = какой счёт
keys-rounds = посмотреть прошлые раунды
keys-rules = правила этого листа
keys-new = новая игра; эту можно продолжить позже
keys-again = сыграть ещё, те же игроки
keys-light = светлая или тёмная тема
keys-quit = выйти; всё сохранено
keys-mouse = Мышью: щёлкни по кубику, чтобы оставить его, по полю, чтобы перейти к нему, и ещё раз, чтобы записать, по клавише внизу, чтобы нажать её.
signs-title = Что значат знаки
signs-offer = столько дают здесь эти кубики
signs-barred = с этими кубиками нельзя
signs-struck = вычеркнуто: 0 очков
hint-start = начать
hint-field = следующее поле

end-title = Конец
end-one = Победа: { $player } — { $counting ->
        [differences] отрыв { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
        [rounds-won] { $points ->
            [one] { $points } раунд, больше, чем у остальных.
            [few] { $points } раунда, больше, чем у остальных.
           *[many] { $points } раундов, больше, чем у остальных.
        }
       *[totals] { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
    }
end-shared = Победу делят { $players }: { $counting ->
        [differences] отрыв по { $points ->
            [one] { $points } очку.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
        [rounds-won] по { $points ->
            [one] { $points } раунду.
            [few] { $points } раунда.
           *[many] { $points } раундов.
        }
       *[totals] по { $points ->
            [one] { $points } очку.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
    }
end-alone = { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
end-so-far = Промежуточный счёт
end-review = yatzy review { $game } отделяет удачу от решений.
end-record = Новый рекорд по этому листу ({ $player }): { $points }. Раньше было { $before } ({ $date }).
end-best = Рекорд по этому листу ({ $player }) — { $before } ({ $date }).
end-wrong = { $count ->
        [one] { $count } бросок не совпадает с запечатанным секретом.
        [few] { $count } броска не совпадают с запечатанным секретом.
       *[many] { $count } бросков не совпадают с запечатанным секретом.
    }
end-player = Игрок
end-round = Раунд { $round }
end-sum = Сумма
end-difference = Разница
end-won = Выиграно
end-seal-wrong = Секрет не соответствует печати.
end-dice-good = Проверено по запечатанному секрету: { $dice ->
        [one] { $dice } кубик, всё верно.
        [few] { $dice } кубика, всё верно.
       *[many] { $dice } кубиков, всё верно.
    }

new-title = Новая игра
new-title-pad = Новый блокнот
new-sheet = Лист
new-options = Варианты
new-players = Игроки
new-players-hint = Имена через запятую; пусто — игра в одиночку
new-default-player = Игрок
new-computers = Компьютеры
new-computers-hint = Никто; или, например, casual, bold
new-computers-known = Есть: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Команды
new-teams-none = каждый за себя
new-teams-some = { $teams ->
        [one] { $teams } команда
        [few] { $teams } команды
       *[many] { $teams } команд
    }
new-rounds = Раунды
new-counting = Счёт
new-counting-totals = наибольшая сумма раундов
new-counting-differences = отрыв победителя в каждом раунде
new-counting-rounds-won = выигранные раунды
new-start = Кто начинает
new-start-agreed = первое имя
new-start-roll-off = наибольший бросок
new-words = Счастливые слова
new-words-hint = Подмешиваются к кубикам; по одному, через запятую
new-seal = Кубики этой игры уже определены и запечатаны: { $game }, { $seal }. Счастливое слово перемешивает их ещё раз, так что никто не мог их подобрать.
new-about = { $boxes ->
        [one] { $boxes } поле
        [few] { $boxes } поля
       *[many] { $boxes } полей
    }, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, { $bonus ->
        [0] без бонуса
       *[other] бонус { $bonus } за { $at } и больше
    }. { $players }
new-about-teams = Команды: { $teams }.
new-start-game = Начать
