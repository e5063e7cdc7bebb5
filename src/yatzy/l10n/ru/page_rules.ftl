# The page: rules, and pads to print.

page-rules-title = { $title }: правила
page-rules-about = Каждое поле с объяснением и кубиками. Выбери блокнот.
page-rules-missing = Таких правил нет.
page-rules-back = Ко всем правилам
page-rules-table = Назад к столу
page-rules-play = Играть по этому листу
page-rules-print = Напечатать блокнот
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
page-pad-print = Печать
