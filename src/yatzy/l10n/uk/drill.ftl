# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · кидків немає
        [one] { $dice } · ще { $rolls } кидок
        [few] { $dice } · ще { $rolls } кидки
       *[many] { $dice } · ще { $rolls } кидків
    }
position-open = Вільно: { $boxes }.
position-filled = Заповнено: { $boxes }.
position-sums = { $boxes }.

drill-question = { $count ->
        [1] Запитання
       *[other] Запитання { $number } з { $count }
    }
drill-day = Позиція дня, { $date }
drill-from = { $player }, хід { $turn }
drill-ask = Що робиш? (? — довідка)
drill-next = Enter: наступне запитання, q: кінець
drill-none = немає
drill-help-keep = Кубики, які залишаєш, цифрами: { $typed } залишає { $dice }, 0 перекидає всі кубики.
drill-help-box = { $where ->
        [alone] Поле для запису
       *[with-dice] Або поле для запису
    }, назвою чи її початком, як-от { $box }.
drill-help-stop = q — кінець.
drill-best = Правильно: { $best }.
drill-equal = Правильно: «{ $choice }» не гірше, ніж «{ $best }».
drill-costs = Найкраще: { $best }. Твій варіант ({ $choice }) коштує { $cost }.
drill-then = Тоді було так: { $choice }. Втрата: { $cost }.
drill-yours = твій
drill-summary = Найкращих: { $best } з { $asked }. Втрати: усього { $total }, у середньому { $mean } на запитання.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] найкраще
       *[costs] втрата { $cost }
    }
    .guest = { $sheet }, позиція дня { $date }: { $squares } { $result ->
        [best] найкраще
       *[costs] втрата { $cost }
    }
drill-reviewing = Переглядаємо ігри
drill-no-games = Ще немає ігор, з яких учитися. yatzy play починає гру, yatzy games import додає готову.
drill-no-games-by = Ще немає ігор за аркушем { $sheet }, з яких учитися. yatzy games показує збережені.
drill-no-games-of = { $player }: немає жодної гри { $some ->
        [yes] за аркушем { $sheet }
       *[no] серед збережених
    }. yatzy games показує їх.
drill-no-coach = Усі наявні ігри ще тривають за столами без тренера. З них можна вчитися, коли вони закінчаться.
drill-no-mistakes = { $one ->
        [yes] { $player }: жодне рішення там
       *[no] Жодне рішення там
    } не забрало { $least } або більше. yatzy drill без --own пропонує вигадані позиції.

error-answer-empty = Немає відповіді: набери кубики, які залишаєш, або поле.
error-answer-many-boxes = З «{ $typed }» починається кілька полів: { $boxes }.
error-drill-no-choice = За цим аркушем ніколи немає вибору: питати нічого.
error-drill-which = Запитання задають або днем, або числом seed: щось одне.
error-drill-either = Позиції беруться з одного джерела: --own, або --today чи --date, або --seed.
error-drill-player = --player працює лише з --own.
error-drill-answer = --answer працює з --today, --date, --seed або --own: без них запитання ще невідоме.
error-drill-one = --count не працює з --today, --date чи --answer: там одне запитання.
error-drill-count = --count — це число від 1 до { NUMBER($most, useGrouping: 0) }, а не { $got }.
error-drill-date = «{ $got }» — не дата на зразок { $today }.
