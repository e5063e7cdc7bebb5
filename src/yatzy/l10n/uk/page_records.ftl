# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Статистика
page-records-whose = Гравець
page-records-none = Твої підсумки, поступ і найдорожчі помилки поруч з ідеальною грою. Без облікового запису: ключ лишається в цьому браузері.
page-records-start = Вести статистику
page-records-name = Твоє ім’я у грі
page-records-add = Додати гравця
page-records-add-about = Відтепер рахуються ігри під цим ім’ям на цьому пристрої, а також ті, що він іще пам’ятає.
page-records-empty = Ігор поки що немає
page-records-empty-about = Дограй гру під ім’ям { $name }, і вона з’явиться тут.
page-records-play = Зіграти
page-records-playing = { $count ->
        [one] Триває { $count } гра.
        [few] Тривають { $count } гри.
       *[many] Триває { $count } ігор.
    }
page-records-later = { $count ->
        [one] Розбираємо { $count } гру…
        [few] Розбираємо { $count } гри…
       *[many] Розбираємо { $count } ігор…
    }
page-records-opening = Завантажуємо…
page-records-sheet = Правила
page-records-games = { $rounds ->
        [one] { $rounds } партія
        [few] { $rounds } партії
       *[many] { $rounds } партій
    }
page-records-best = Рекорд
page-records-worst = Найменше
page-records-mean = Середнє
page-records-perfect = ідеальна гра: { $number }
page-records-odds-later = Обчислюємо, що дає ідеальна гра…
page-records-rates = Як часто
page-records-upper-bonus = Верхній бонус
page-records-five-alike = П’ять однакових
page-records-rate = { $made } з { $of }
page-records-you = ти
page-records-best-play = ідеальна гра
page-records-further = Повторні п’ять однакових дають тобі в середньому { $own } очка за партію, ідеальній грі — { $perfect }.
page-records-choices = Твої рішення
page-records-accuracy = Найкращі рішення
page-records-cost-each = Втрати на рішення
page-records-cost-game = Втрати за партію
page-records-luck = Удача за партію
page-records-habits = На чому втрачаєш очки
page-records-habit = { $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[many] { $times } разів
    }, { $points } очка
page-records-more-habits = Ще { $count }
page-records-no-habits = Втрат немає.
page-records-trend = Від партії до партії
page-records-yours = Твої дані
page-records-device = Перенести на інший пристрій
page-records-device-about = Хто відкриє це посилання, побачить цю статистику й зможе її видалити. Відкривай його лише на своєму пристрої.
page-records-device-qr = QR-код, що переносить статистику на інший пристрій
page-records-export = Завантажити все
page-records-remove = Прибрати з цього пристрою
page-records-remove-about = Статистика лишиться на сервері та на інших пристроях із ключем. Без ключа її вже ніхто не знайде.
page-records-remove-yes = Прибрати
page-records-delete = Видалити все
page-records-delete-about = Назавжди видаляє статистику ({ $name }) на всіх пристроях, а замість імені в цих іграх ставить номер. Хто має код гри, і далі зможе її відкрити.
page-records-delete-yes = Видалити
page-records-take = Статистика з іншого пристрою
page-records-take-about = У цьому посиланні чиясь статистика. До неї додаватимуться ігри, зіграні тут під тим ім’ям. Погоджуйся, лише якщо посилання створено на твоєму пристрої.
page-records-take-yes = Додати на цей пристрій
