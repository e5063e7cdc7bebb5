# The page: rules, and pads to print.

page-rules-title = { $title }: правила
page-rules-about = Каждое поле с объяснением и примером. Выбери правила.
page-rules-missing = Таких правил нет.
page-rules-back = Все правила
page-rules-table = Назад к столу
page-rules-play = Играть по этим правилам
page-rules-print = Напечатать бланк
page-rules-language = Язык названий
page-rules-example = Пример
page-rules-dice = Например, { $dice }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
page-rules-note = Примечание { $number }
page-rules-bonus = бонус { $bonus }

page-pad-back = Правила
page-pad-columns = Колонки
page-pad-print = Напечатать
