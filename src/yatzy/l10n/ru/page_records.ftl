# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Статистика
page-records-whose = Чья статистика
page-records-none = Итоги, динамика и дорогие привычки по каждой доигранной здесь игре, рядом с тем, что даёт идеальная игра. Учётной записи нет: ключ остаётся в этом браузере.
page-records-start = Вести статистику
page-records-name = Имя, как в игре
page-records-add = Кто-то другой
page-records-add-about = Игры с этого устройства под этим именем считаются с этого момента, а также те, которые оно ещё помнит.
page-records-empty = Показать пока нечего
page-records-empty-about = Доиграй игру под именем { $name }, и она появится здесь.
page-records-play = Сыграть
page-records-playing = { $count ->
        [one] { $count } игра идёт.
        [few] { $count } игры идут.
       *[many] { $count } игр идёт.
    }
page-records-later = { $count ->
        [one] { $count } игру ещё разбираем…
        [few] { $count } игры ещё разбираем…
       *[many] { $count } игр ещё разбираем…
    }
page-records-opening = Ищем…
page-records-sheet = Блокнот
page-records-games = { $rounds ->
        [one] { $rounds } партия
        [few] { $rounds } партии
       *[many] { $rounds } партий
    }
page-records-best = Лучшее
page-records-worst = Худшее
page-records-mean = Среднее
page-records-perfect = идеальная игра: { $number }
page-records-odds-later = Вычисляем, что даёт идеальная игра…
page-records-rates = Как часто
page-records-upper-bonus = Верхний бонус
page-records-five-alike = Пять одинаковых
page-records-rate = { $made } из { $of }
page-records-you = ты
page-records-best-play = идеальная игра
page-records-further = Новые пять одинаковых дают тебе в среднем { $own } очка за партию, идеальной игре — { $perfect }.
page-records-choices = Твои решения
page-records-accuracy = Лучшие решения
page-records-cost-each = Потери на решение
page-records-cost-game = Потери за партию
page-records-luck = Удача за партию
page-records-habits = Дорогие привычки
page-records-habit = { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }, { $points } очка
page-records-more-habits = Ещё { $count }
page-records-no-habits = Ни одно решение не отняло очков.
page-records-trend = От партии к партии
page-records-yours = Всё это твоё
page-records-device = На другое устройство
page-records-device-about = Кто откроет эту ссылку, получит эту статистику и сможет её удалить. Открывай её только на своём устройстве.
page-records-device-qr = QR-код, который переносит статистику на другое устройство
page-records-export = Забрать всё себе
page-records-remove = Убрать отсюда
page-records-remove-about = Статистика остаётся на сервере и на других устройствах, у которых есть ключ. Без ключа её уже никто не найдёт.
page-records-remove-yes = Убрать
page-records-delete = Удалить всё
page-records-delete-about = Статистика ({ $name }) удалится навсегда на всех устройствах, а вместо имени в этих играх будет номер. Сами игры останутся у тех, у кого есть их коды.
page-records-delete-yes = Удалить
page-records-take = Статистика с другого устройства
page-records-take-about = Эта ссылка несёт чью-то статистику. Игры, сыгранные здесь под тем именем, будут добавляться к ней, поэтому бери только свою.
page-records-take-yes = Взять
