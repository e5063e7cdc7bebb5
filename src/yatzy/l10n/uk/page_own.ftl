# The page: rules of one's own.

page-own-about = Зміни, що поле вимагає чи дає, додай нове, грай шістьма кубиками: візьми за основу друкований блокнот — і відразу побачиш, що з того вийде.
page-own-begin = Який блокнот за основу?
page-own-title = { $title } по-нашому
page-own-open = Відкрити файл TOML
page-own-from = Основа: { $title }
page-own-anew = Почати знову
page-own-link-wrong = Аркуш у цьому посиланні не читається.
page-own-play = Грати за цими правилами

page-own-name-of-game = Назва гри
page-own-dice = Кубики
page-own-rolls = Кидків за хід
page-own-order = Поля беруть
page-own-order-free = у будь-якому порядку
page-own-order-fixed = згори донизу
page-own-strike = Викреслювати поле
page-own-strike-free = будь-коли
page-own-strike-last = лише коли очок немає ніде
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
page-own-remove = Прибрати з блокнота: { $name }
page-own-face = Число
page-own-asks = Вимагає
page-own-asks-groups = однакові кубики
page-own-asks-run = числа поспіль
page-own-asks-faces = саме ці числа
page-own-asks-face = одне число
page-own-asks-any = будь-які кубики
page-own-groups = Скільки однакових
page-own-shared = Одне число може бути в обох групах
page-own-run = Скільки поспіль
page-own-faces = Числа
page-own-pays = Дає
page-own-pays-matched = суму цих кубиків
page-own-pays-all = суму всіх кубиків
page-own-pays-fixed = завжди однаково
page-own-plus = І ще
page-own-last-resort = Лише коли жодне інше вільне поле не дає очок

page-own-alike = Знову п’ять однакових
page-own-alike-on = Особливий випадок, коли своє поле вже закрито
page-own-alike-box = Своє поле
page-own-alike-bonus = Бонус щоразу
page-own-bonus-after = Бонус рахується
page-own-bonus-after-points = після очок у своєму полі
page-own-bonus-after-any-entry = після очок або нуля
page-own-bonus-while = Бонус дають
page-own-bonus-while-always = завжди
page-own-bonus-while-upper-open = лише коли верхнє поле вільне
page-own-joker = Як джокер
page-own-joker-none = рахується як є
page-own-joker-free = іде в будь-яке нижнє поле
page-own-joker-forced = як велять правила
page-own-joker-pays = Джокер дає
page-own-joker-pays-dice = очки своїх кубиків
page-own-joker-pays-highest = найбільше для поля
page-own-upper-first = Спершу верхнє поле
page-own-upper-first-always = завжди
page-own-upper-first-after-points = лише після очок
page-own-in-chance = Скільки в Шансі
page-own-as-usual = як зазвичай
page-own-zero = Нуль
page-own-zero-never = ніколи
page-own-zero-chance-and-upper = коли закрито Шанс і верхнє поле
page-own-zero-upper-box = коли закрито верхнє поле
page-own-zero-upper-section = коли закрито всі верхні поля

page-own-customs = За столом
page-own-start = Хто починає
page-own-rounds = Найбільше раундів
page-own-most = Найбільше гравців
page-own-any = без межі

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = потрібне ціле число до 1000.
page-own-fault-upper-box = поле верхньої секції рахує одне число й дає суму цих кубиків.
page-own-fault-not-five-alike = потрібне поле, де всі кубики однакові.
page-own-fault-needs-forced-joker = працює лише з джокером, що йде туди, куди велять правила.
page-own-fault-against-order = не поєднується з порядком згори донизу.
page-own-fault-needs-chance = потрібне рівно одне поле для будь-яких кубиків.

page-own-changes = Що змінюється
page-own-count = { $count ->
        [0] Без змін
        [one] { $count } зміна
        [few] { $count } зміни
       *[many] { $count } змін
    }
page-own-faults = { $count ->
        [one] Лишилася { $count } помилка.
        [few] Лишилися { $count } помилки.
       *[many] Лишилося { $count } помилок.
    }
page-own-faults-about = Є помилки, їх позначено у формі. Поки показано останній варіант без помилок.
page-own-nothing-changed = Поки нічого: грають точно за друкованим блокнотом.
page-own-before = було
page-own-now = стало
page-own-added = нове
page-own-gone = прибрано

page-own-expected = Що дає ідеальна гра
page-own-solve-about = Треба переглянути всі можливі партії; це кілька секунд.
page-own-solve = Прорахувати ці правила
page-own-solving = Рахуємо: { $share }
page-own-stop = Зупинити
page-own-these = Ці правила
page-own-original = Друкований блокнот
page-own-difference = Різниця

page-own-out = Зберегти, передати
page-own-read = Читати правила
page-own-compare = Порівняти з друкованим
page-own-share = Поділитися посиланням
page-own-share-about = Аркуш — у самому посиланні; ніде більше нічого не зберігається.
page-own-save = Завантажити як TOML
