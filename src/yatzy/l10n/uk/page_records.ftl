# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Статистика
page-records-whose = Чия статистика
page-records-none = Підсумки, динаміка й дорогі звички з кожної дограної тут гри, поруч із тим, що дає ідеальна гра. Облікового запису немає: ключ лишається в цьому браузері.
page-records-start = Вести статистику
page-records-name = Ім’я, як у грі
page-records-add = Хтось інший
page-records-add-about = Ігри з цього пристрою під цим ім’ям рахуються відтепер, а також ті, які він іще пам’ятає.
page-records-empty = Показати поки нічого
page-records-empty-about = Дограй гру під ім’ям { $name }, і вона з’явиться тут.
page-records-play = Зіграти
page-records-playing = { $count ->
        [one] { $count } гра триває.
        [few] { $count } гри тривають.
       *[many] { $count } ігор триває.
    }
page-records-later = { $count ->
        [one] { $count } гру ще розбираємо…
        [few] { $count } гри ще розбираємо…
       *[many] { $count } ігор ще розбираємо…
    }
page-records-opening = Шукаємо…
page-records-sheet = Блокнот
page-records-games = { $rounds ->
        [one] { $rounds } партія
        [few] { $rounds } партії
       *[many] { $rounds } партій
    }
page-records-best = Найкраще
page-records-worst = Найнижче
page-records-mean = Середнє
page-records-perfect = ідеальна гра: { $number }
page-records-odds-later = Обчислюємо, що дає ідеальна гра…
page-records-rates = Як часто
page-records-upper-bonus = Верхній бонус
page-records-five-alike = П’ять однакових
page-records-rate = { $made } з { $of }
page-records-you = ти
page-records-best-play = ідеальна гра
page-records-further = Нові п’ять однакових дають тобі в середньому { $own } очка за партію, ідеальній грі — { $perfect }.
page-records-choices = Твої рішення
page-records-accuracy = Найкращі рішення
page-records-cost-each = Втрати на рішення
page-records-cost-game = Втрати за партію
page-records-luck = Удача за партію
page-records-habits = Дорогі звички
page-records-habit = { $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[many] { $times } разів
    }, { $points } очка
page-records-more-habits = Ще { $count }
page-records-no-habits = Жодне рішення не забрало очок.
page-records-trend = Від партії до партії
page-records-yours = Усе це твоє
page-records-device = На інший пристрій
page-records-device-about = Хто відкриє це посилання, матиме цю статистику й зможе її видалити. Відкривай його лише на своєму пристрої.
page-records-device-qr = QR-код, що переносить статистику на інший пристрій
page-records-export = Забрати все собі
page-records-remove = Прибрати звідси
page-records-remove-about = Статистика лишається на сервері та на інших пристроях, що мають ключ. Без ключа її вже ніхто не знайде.
page-records-remove-yes = Прибрати
page-records-delete = Видалити все
page-records-delete-about = Статистика ({ $name }) видалиться назавжди на всіх пристроях, а замість імені в цих іграх буде номер. Самі ігри лишаться в тих, хто має їхні коди.
page-records-delete-yes = Видалити
page-records-take = Статистика з іншого пристрою
page-records-take-about = Це посилання несе чиюсь статистику. Ігри, зіграні тут під тим ім’ям, додаватимуться до неї, тож бери лише свою.
page-records-take-yes = Взяти
