# The page: the drill, and the position of the day.

page-drill = Тренування
page-drill-day = Позиція дня
page-drill-pad = Блокнот
page-drill-menu = Тренування й блокноти
page-drill-practice = Тренуватися
page-drill-question = запитання { $number } з { $count }
page-drill-opening = Шукаємо позицію…
page-drill-keep = Що робиш? Познач, які кубики залишити, або обери поле.
page-drill-choose = Кидків немає. Яке поле береш?
page-drill-answer-roll = { $count ->
        [one] Кинути { $count } кубик
        [few] Кинути { $count } кубики
       *[many] Кинути { $count } кубиків
    }
page-drill-answer-all = Кинути всі кубики
page-drill-answer-box = Взяти: { $box }
page-drill-answer-none = Обери поле
page-drill-answer-kept = Усі кубики залишено
page-drill-show-pad = Показати картку
page-drill-next = Далі
page-drill-sum-up = Підсумки
page-drill-streak = { $streak ->
        [0] Лік найкращих відповідей починається знову.
        [1] Перша найкраща відповідь.
        [one] { $streak } найкраща відповідь поспіль.
        [few] { $streak } найкращі відповіді поспіль.
       *[many] { $streak } найкращих відповідей поспіль.
    }
page-drill-longest = Найбільше поспіль: { $streak }
page-drill-given = Поки втрачено: { $cost }.
page-drill-done = Найкращих: { $best } з { $count }
page-drill-done-about = Втрати: { $cost } очка, по { $mean } на запитання. { $praise ->
        [best] Краще не може ніхто.
        [good] Це сильна гра.
       *[learn] Кожна з них чогось учить.
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
page-drill-tried = Одна спроба на день: сьогоднішню вже зроблено.
page-drill-to-day = Позиція дня
page-drill-to-practice = Тренуватися ще
