# The table: the pad of a game, and the screen in the terminal.

pad-upper-sum = Сумма верха
pad-bonus = { $name } ({ NUMBER($at, useGrouping: 0) })

table-round = Раунд { $round } из { $rounds }
table-turn = Ход { $turn } из { $turns }
table-plays = Ходит { $player }
table-alone = Твой ход
table-throws-off = Первый ход: бросает { $player }
table-threw = { $player } бросает { $dice }: { $sum }.
table-begins = Начинает { $player }.
table-throw = Бросок { $throw } из { $throws }
table-sealed = Отпечаток { $seal }
table-standing = { $name } { $points }
table-series = Серия: { $standing }
table-real = Настоящие кубики
table-solving = Рассчитываем правила: { $percent } %
table-just-wrote = { $player }: { $box } — { $points }{ $known ->
        [yes] {" "}за { $dice }
       *[no] {""}
    }
table-just-struck = { $player }: { $box } — ноль{ $known ->
        [yes] {" "}за { $dice }
       *[no] {""}
    }
table-press-space = Пробел — бросить кубики.
table-type-roll-off = Набери свой бросок (кубиков: { $dice }), например { $example }.
table-all-kept = Все кубики оставлены: выбери поле.
table-choose = Выбери поле; Z отменяет кубики.
table-corrected = Исправлено.
table-unchanged = Ничего не изменено.
table-looking-back = Раунд { $round }, как он закончился. Page Down — следующий раунд.
table-small = Окно слишком маленькое. Нужно хотя бы { $width } × { $height } знаков.
table-kept = Сохранено. Продолжить: yatzy { $command }
table-throw-again = Пробел — бросить снова, 1–{ $dice } — оставить кубик.
table-choose-box = Бросков нет: выбери поле.
table-strike = Вычеркнуть поле «{ $box }»? Нажми Enter ещё раз.
table-type-dice = { $equals ->
        [no] Набери кубики ({ $dice }), например { $example }, или очки поля.
       *[yes] Набери кубики ({ $dice }), например { $example }, или очки поля со знаком = впереди, например =12.
    }
table-typed = Набрано: { $typed }
table-typed-dice =
    { $coach ->
        [yes] Enter — взять эти кубики, H — спросить тренера.
       *[no] Enter — взять эти кубики.
    }
table-laid = Твои кубики в этом ходе: { $dice }. Z отменяет их.
table-can-take = В поле «{ $box }» может быть { $possible }.
table-filled = Поле «{ $box }» заполнено.
table-correcting = Исправляем: { $player }, «{ $box }». Перейди к нужному полю, набери кубики или очки и нажми Enter. Esc — отмена.
table-cannot-correct = Здесь нечего исправлять: перейди к заполненному полю.
table-taken-back = Отменено.
table-thinking = { $player } думает…
table-computer-throws = { $again ->
        [yes] { $player } перебрасывает все кубики.
       *[no] { $player } бросает кубики.
    }
table-computer-keeps = { $player } оставляет { $dice }.
table-computer-takes = { $player } берёт поле «{ $box }».
table-welcome-back = С возвращением! Игра ждёт там, где остановилась.

hint-roll = бросить
hint-keep = оставить
hint-hurry = пропустить
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

keys-title = Горячие клавиши
keys-roll = бросить кубики, которые не оставлены
keys-keep = оставить или отпустить кубик
keys-walk = перейти к другому полю; влево и вправо — к другой колонке
keys-write = записать в поле
keys-back = отменить последнее действие
keys-type = набрать кубики или очки поля
keys-correct = исправить запись в поле
keys-result = показать счёт
keys-rounds = посмотреть прошлые раунды
keys-rules = показать правила
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

end-title = Игра окончена
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
end-review = Удачу и ошибки покажет yatzy review { $game }.
end-record = Новый рекорд по этим правилам ({ $player }): { $points }. Раньше было { $before } ({ $date }).
end-best = Рекорд по этим правилам ({ $player }) — { $before } ({ $date }).
end-wrong =
    { $count ->
        [one] { $count } бросок не следует из ключа бросков.
        [few] { $count } броска не следуют из ключа бросков.
       *[many] { $count } бросков не следуют из ключа бросков.
    }
end-player = Игрок
end-round = Раунд { $round }
end-sum = Сумма
end-difference = Разница
end-won = Выиграно
end-seal-wrong = Ключ бросков не подходит к отпечатку.
end-dice-good =
    Пересчитано по ключу бросков: { $dice ->
        [one] { $dice } кубик, всё верно.
        [few] { $dice } кубика, всё верно.
       *[many] { $dice } кубиков, всё верно.
    }

new-title = Новая игра
new-title-pad = Новая игра настоящими кубиками
new-sheet = Правила
new-options = Варианты
new-players = Игроки
new-players-hint = Имена через запятую; пусто — игра в одиночку
new-default-player = Игрок
new-computers = Боты
new-computers-hint = Никого или, например, Любитель, Смельчак
new-computers-known = Выбери из этих: { $known }.
new-computers-about = { $name }: { $about }
new-teams = Команды
new-teams-none = без команд
new-teams-some = { $teams ->
        [one] { $teams } команда
        [few] { $teams } команды
       *[many] { $teams } команд
    }
new-rounds = Раунды
new-counting = Счёт
new-counting-totals = сумма всех раундов
new-counting-differences = отрыв победителя в каждом раунде
new-counting-rounds-won = выигранные раунды
new-start = Кто начинает
new-start-agreed = первый в списке
new-start-roll-off = кто выбросит больше
new-words = Счастливые слова
new-words-hint = Влияют на кубики; по одному на игрока, через запятую
new-seal = Ключ бросков этой игры уже выбран: { $game }, отпечаток { $seal }. Добавь счастливое слово — и подобрать кубики никто не сможет.
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
