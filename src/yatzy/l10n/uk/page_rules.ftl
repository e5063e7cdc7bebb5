# The page: rules, and pads to print.

page-rules-title = { $title }: правила
page-rules-about = Кожне поле з поясненням і прикладом. Обери свої правила.
page-rules-missing = Таких правил немає.
page-rules-back = Усі правила
page-rules-table = Назад до столу
page-rules-play = Грати за цими правилами
page-rules-print = Надрукувати бланк
page-rules-language = Мова назв
page-rules-example = Приклад
page-rules-dice = Наприклад, { $dice }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
page-rules-note = Примітка { $number }
page-rules-bonus = бонус { $bonus }

page-pad-back = Правила
page-pad-columns = Колонки
page-pad-print = Друкувати
