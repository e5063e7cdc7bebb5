# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Статистика
page-records-whose = Игрок
page-records-none = Твои очки, рост и самые дорогие ошибки рядом с идеальной игрой. Учётная запись не нужна: ключ остаётся в этом браузере.
page-records-start = Вести статистику
page-records-name = Твоё имя в игре
page-records-add = Добавить игрока
page-records-add-about = Игры под этим именем на этом устройстве учитываются с этого момента; добавятся и те, что оно ещё помнит.
page-records-empty = Игр пока нет
page-records-empty-about = Доиграй игру под именем { $name }, и она появится здесь.
page-records-play = Сыграть
page-records-playing =
    { $count ->
        [one] Идёт { $count } игра.
        [few] Идут { $count } игры.
       *[many] Идёт { $count } игр.
    }
page-records-later =
    { $count ->
        [one] Разбираем { $count } игру…
        [few] Разбираем { $count } игры…
       *[many] Разбираем { $count } игр…
    }
page-records-opening = Загружаем…
page-records-sheet = Правила
page-records-games = { $rounds ->
        [one] { $rounds } партия
        [few] { $rounds } партии
       *[many] { $rounds } партий
    }
page-records-best = Рекорд
page-records-worst = Минимум
page-records-mean = Среднее
page-records-perfect = идеальная игра: { $number }
page-records-odds-later = Считаем, что даёт идеальная игра…
page-records-rates = Как часто
page-records-upper-bonus = Верхний бонус
page-records-five-alike = Пять одинаковых
page-records-rate = { $made } из { $of }
page-records-you = ты
page-records-best-play = идеальная игра
page-records-further = Повторные пять одинаковых приносят тебе в среднем { $own } очка за партию, идеальной игре — { $perfect }.
page-records-choices = Твои решения
page-records-accuracy = Лучшие решения
page-records-cost-each = Потери на решение
page-records-cost-game = Потери за партию
page-records-luck = Удача за партию
page-records-habits = На чём теряешь очки
page-records-habit = { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }, { $points } очка
page-records-more-habits = Ещё { $count }
page-records-no-habits = Потерь нет.
page-records-trend = От партии к партии
page-records-yours = Твои данные
page-records-device = Перенести на другое устройство
page-records-device-about = Кто откроет эту ссылку, получит эту статистику и сможет её удалить. Открывай её только на другом своём устройстве.
page-records-device-qr = QR-код для переноса статистики на другое устройство
page-records-export = Скачать всё
page-records-remove = Убрать с этого устройства
page-records-remove-about = Статистика останется на сервере и на других устройствах с ключом. Без ключа её уже никто не найдёт.
page-records-remove-yes = Убрать
page-records-delete = Удалить всё
page-records-delete-about = Статистика игрока { $name } удалится навсегда на всех устройствах, а вместо имени в этих играх будет номер. Кто знает код игры, сможет её открыть и дальше.
page-records-delete-yes = Удалить
page-records-take = Статистика с другого устройства
page-records-take-about = В этой ссылке — чья-то статистика. Игры под тем же именем на этом устройстве будут добавляться к ней. Продолжай, только если это твоя ссылка.
page-records-take-yes = Добавить сюда
