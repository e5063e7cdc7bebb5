# The page: the drill, and the position of the day.

page-drill = Тренування
page-drill-day = Позиція дня
page-drill-pad = Правила
page-drill-menu = Тренування й правила
page-drill-practice = Тренуватися
page-drill-question = запитання { $number } з { $count }
page-drill-opening = Шукаємо позицію…
page-drill-keep = Що робиш? Торкни кубики, які залишаєш, або обери поле.
page-drill-choose = Кидків не лишилося. Яке поле обираєш?
page-drill-answer-roll = { $count ->
        [one] Кинути { $count } кубик
        [few] Кинути { $count } кубики
       *[many] Кинути { $count } кубиків
    }
page-drill-answer-all = Кинути всі кубики
page-drill-answer-box = Обрати: { $box }
page-drill-answer-none = Обери поле
page-drill-answer-kept = Усі залишено
page-drill-show-pad = Показати таблицю
page-drill-next = Далі
page-drill-sum-up = Результат
page-drill-streak = { $streak ->
        [0] Лічба починається знову.
        [1] Перша найкраща відповідь.
        [one] { $streak } найкраща відповідь поспіль.
        [few] { $streak } найкращі відповіді поспіль.
       *[many] { $streak } найкращих відповідей поспіль.
    }
page-drill-longest = Рекорд поспіль: { $streak }
page-drill-given = Поки що втрачено: { $cost }
page-drill-done = Правильно: { $best } з { $count }
page-drill-done-about = Втрати: { $cost } очка, у середньому { $mean } на запитання. { $praise ->
        [best] Краще не зіграв би ніхто.
        [good] Сильна гра.
       *[learn] Переглянь помилки: на них і вчаться.
    }
page-drill-again = Ще десять
page-drill-share = Поділитися
page-drill-copied = Скопійовано
page-drill-days = { $days ->
        [1] Перший день. Приходь завтра.
        [one] { $days } день поспіль.
        [few] { $days } дні поспіль.
       *[many] { $days } днів поспіль.
    }
page-drill-tried = На день одна спроба, і сьогоднішню вже використано.
page-drill-to-day = Позиція дня
page-drill-to-practice = Тренуватися ще
