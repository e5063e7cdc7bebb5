# The page: rules of one's own.

page-own-about = Зміни, чого поле вимагає чи скільки дає, додай поля, грай шістьма кубиками. Візьми за основу друковані правила — і відразу видно, що змінюється.
page-own-begin = Які правила за основу?
page-own-title = { $title }, наші правила
page-own-open = Відкрити файл TOML
page-own-from = Основа: { $title }
page-own-anew = Почати спочатку
page-own-link-wrong = Правила в цьому посиланні не читаються.
page-own-play = Грати за цими правилами

page-own-name-of-game = Назва гри
page-own-dice = Кубики
page-own-rolls = Кидків за хід
page-own-order = Заповнювати поля
page-own-order-free = у будь-якому порядку
page-own-order-fixed = згори донизу
page-own-strike = Викреслювати
page-own-strike-free = будь-коли
page-own-strike-last = лише коли кубики нікуди не підходять
page-own-bonus = Бонус за верхню секцію
page-own-bonus-at = Від суми
page-own-points = Очки

page-own-boxes = Поля
page-own-add-box = Додати поле
page-own-new-box = Нове поле
page-own-name = Назва
page-own-section = Секція
page-own-upper = Верхня секція
page-own-lower = Нижня секція
page-own-move-up = Вище: { $name }
page-own-move-down = Нижче: { $name }
page-own-remove = Прибрати: { $name }
page-own-face = Число
page-own-asks = Вимагає
page-own-asks-groups = однакові кубики
page-own-asks-run = числа поспіль
page-own-asks-faces = саме ці числа
page-own-asks-face = одне число
page-own-asks-any = будь-які кубики
page-own-groups = Скільки однакових
page-own-shared = Число може бути те саме в обох групах
page-own-run = Скільки поспіль
page-own-faces = Числа
page-own-pays = Дає
page-own-pays-matched = суму цих кубиків
page-own-pays-all = суму всіх кубиків
page-own-pays-fixed = фіксовані очки
page-own-plus = Додатково
page-own-last-resort = Лише коли жодне інше вільне поле не дає очок

page-own-alike = Повторні п’ять однакових
page-own-alike-on = Окремі правила для повторних п’яти однакових
page-own-alike-box = Їхнє поле
page-own-alike-bonus = Бонус за кожні
page-own-bonus-after = Бонус дають
page-own-bonus-after-points = якщо в їхньому полі є очки
page-own-bonus-after-any-entry = якщо там очки або нуль
page-own-bonus-while = Бонус діє
page-own-bonus-while-always = завжди
page-own-bonus-while-upper-open = лише поки їхнє верхнє поле вільне
page-own-joker = Джокер
page-own-joker-none = без джокера
page-own-joker-free = вільний: у будь-яке нижнє поле
page-own-joker-forced = обов’язковий
page-own-joker-pays = Джокер дає
page-own-joker-pays-dice = те, що дають кубики
page-own-joker-pays-highest = найбільше, що може дати поле
page-own-upper-first = Спершу верхнє поле
page-own-upper-first-always = завжди
page-own-upper-first-after-points = лише якщо в їхньому полі є очки
page-own-in-chance = Очки в полі «Шанс»
page-own-as-usual = як зазвичай
page-own-zero = Дають 0
page-own-zero-never = ніколи
page-own-zero-chance-and-upper = коли заповнено Шанс і верхнє поле
page-own-zero-upper-box = коли заповнено верхнє поле
page-own-zero-upper-section = коли заповнено всі верхні поля

page-own-customs = Гравці й раунди
page-own-start = Хто починає
page-own-rounds = Найбільше раундів
page-own-most = Найбільше гравців
page-own-any = без межі

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = потрібне ціле число до 1000.
page-own-fault-upper-box = поле верхньої секції рахує одне число й дає суму цих кубиків.
page-own-fault-not-five-alike = потрібне поле, де всі кубики однакові.
page-own-fault-needs-forced-joker = працює лише з обов’язковим джокером.
page-own-fault-against-order = не працює, коли поля заповнюють згори донизу.
page-own-fault-needs-chance = потрібне рівно одне поле для будь-яких кубиків.

page-own-changes = Що змінюється
page-own-count = { $count ->
        [0] Без змін
        [one] { $count } зміна
        [few] { $count } зміни
       *[many] { $count } змін
    }
page-own-faults = { $count ->
        [one] Виправ { $count } помилку.
        [few] Виправ { $count } помилки.
       *[many] Виправ { $count } помилок.
    }
page-own-faults-about = Виправ помилки, позначені у формі. Поки що показано останній варіант без помилок.
page-own-nothing-changed = Поки що нічого: це друковані правила.
page-own-before = було
page-own-now = стало
page-own-added = нове
page-own-gone = прибрано

page-own-expected = У середньому за ідеальної гри
page-own-solve-about = Переглядаємо всі можливі партії; це кілька секунд.
page-own-solve = Прорахувати ці правила
page-own-solving = Рахуємо: { $share }
page-own-stop = Зупинити
page-own-these = Ці правила
page-own-original = Друковані правила
page-own-difference = Різниця

page-own-out = Зберегти й поділитися
page-own-read = Читати правила
page-own-compare = Порівняти з друкованими
page-own-share = Поділитися посиланням
page-own-share-about = Правила записано в самому посиланні; на сервері нічого не зберігається.
page-own-save = Завантажити як TOML
