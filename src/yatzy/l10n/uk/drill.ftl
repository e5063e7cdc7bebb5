# The drill: positions asked as a quiz.

position-dice = { $rolls ->
        [0] { $dice } · кидків не лишилося
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
drill-help-keep = Набери цифрами кубики, які залишаєш: { $typed } залишає { $dice }, 0 перекидає всі.
drill-help-box = { $where ->
        [alone] Набери поле
       *[with-dice] Або набери поле
    }: його назву чи її початок, як-от { $box }.
drill-help-stop = Набери q, щоб закінчити.
drill-best = Правильно: { $best }.
drill-equal = Правильно: «{ $choice }» не гірше, ніж «{ $best }».
drill-costs = Найкраще: { $best }. Твій варіант ({ $choice }) втрачає { $cost }.
drill-then = У грі було так: { $choice }. Втрата: { $cost }.
drill-yours = твій вибір
drill-summary = Правильно: { $best } з { $asked }. Втрати: усього { $total }, у середньому { $mean } на запитання.
drill-share = yatzy drill { $sheet } --date { $date } { $squares } { $result ->
        [best] найкраще
       *[costs] втрата { $cost }
    }
    .guest = { $sheet }, позиція за { $date }: { $squares } { $result ->
        [best] найкраще
       *[costs] втрата { $cost }
    }
drill-reviewing = Розбираємо ігри
drill-no-games = Ігор, на яких можна вчитися, ще немає. Почни гру: yatzy play — або імпортуй: yatzy games import
drill-no-games-by = Ігор за правилами { $sheet }, на яких можна вчитися, ще немає. Усі ігри: yatzy games
drill-no-games-of = { $player }: { $some ->
        [yes] ігор за правилами { $sheet } немає
       *[no] серед збережених таких ігор немає
    }. Усі ігри: yatzy games
drill-no-coach = Усі твої ігри ще тривають, і тренера в них немає. На них можна буде вчитися, коли вони закінчаться.
drill-no-mistakes = { $one ->
        [yes] { $player }: жодне рішення
       *[no] Жодне рішення
    } не коштувало { $least } або більше. Нові позиції дає yatzy drill без --own.

error-answer-empty = Набери кубики, які залишаєш, або поле.
error-answer-many-boxes = З «{ $typed }» починається кілька полів: { $boxes }. Набери більше літер.
error-drill-no-choice = За цими правилами вибору ніколи немає, тож питати нічого.
error-drill-which = Вкажи або день, або число seed, а не обидва.
error-drill-either = Обери одне джерело позицій: --own, --today, --date або --seed.
error-drill-player = --player працює лише з --own.
error-drill-answer = --answer працює лише з --today, --date, --seed або --own.
error-drill-one = --count не працює з --today, --date чи --answer: там одне запитання.
error-drill-count = --count — це число від 1 до { NUMBER($most, useGrouping: 0) }, а не { $got }.
error-drill-date = «{ $got }» — не дата на зразок { $today }.
