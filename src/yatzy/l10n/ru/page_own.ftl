# The page: rules of one's own.

page-own-about = Измени, что поле требует или сколько даёт, добавь поля, играй шестью кубиками. Возьми за основу напечатанные правила и сразу смотри, что меняется.
page-own-begin = Какие правила взять за основу?
page-own-title = { $title }, свои правила
page-own-open = Открыть файл TOML
page-own-from = Основа: { $title }
page-own-anew = Начать заново
page-own-link-wrong = Не удаётся прочитать правила в этой ссылке.
page-own-play = Играть по этим правилам

page-own-name-of-game = Название игры
page-own-dice = Кубики
page-own-rolls = Бросков за ход
page-own-order = Поля берут
page-own-order-free = в любом порядке
page-own-order-fixed = сверху вниз
page-own-strike = Вычёркивать поле
page-own-strike-free = когда угодно
page-own-strike-last = только если очков нет нигде
page-own-bonus = Бонус за верхнюю секцию
page-own-bonus-at = От суммы
page-own-points = Очки

page-own-boxes = Поля
page-own-add-box = Добавить поле
page-own-new-box = Новое поле
page-own-name = Название
page-own-section = Секция
page-own-upper = Верхняя секция
page-own-lower = Нижняя секция
page-own-move-up = Выше: { $name }
page-own-move-down = Ниже: { $name }
page-own-remove = Убрать: { $name }
page-own-face = Число
page-own-asks = Требует
page-own-asks-groups = одинаковые кубики
page-own-asks-run = числа подряд
page-own-asks-faces = именно эти числа
page-own-asks-face = одно число
page-own-asks-any = любые кубики
page-own-groups = Сколько одинаковых
page-own-shared = Одно число может быть в обеих группах
page-own-run = Сколько подряд
page-own-faces = Числа
page-own-pays = Даёт
page-own-pays-matched = сумму этих кубиков
page-own-pays-all = сумму всех кубиков
page-own-pays-fixed = твёрдое число очков
page-own-plus = Плюс
page-own-last-resort = Только если ни одно другое свободное поле не даёт очков

page-own-alike = Ещё раз пять одинаковых
page-own-alike-on = Особые правила для повторных пяти одинаковых
page-own-alike-box = Своё поле
page-own-alike-bonus = Бонус каждый раз
page-own-bonus-after = Бонус считается
page-own-bonus-after-points = если в своём поле есть очки
page-own-bonus-after-any-entry = после очков или нуля
page-own-bonus-while = Бонус дают
page-own-bonus-while-always = всегда
page-own-bonus-while-upper-open = только при свободном верхнем поле
page-own-joker = Джокер
page-own-joker-none = без джокера
page-own-joker-free = свободный: любое нижнее поле
page-own-joker-forced = обязательный, по правилам
page-own-joker-pays = Джокер даёт
page-own-joker-pays-dice = очки своих кубиков
page-own-joker-pays-highest = наибольшее для поля
page-own-upper-first = Сначала верхнее поле
page-own-upper-first-always = всегда
page-own-upper-first-after-points = только если в своём поле есть очки
page-own-in-chance = Сколько в Шансе
page-own-as-usual = как обычно
page-own-zero = Ноль очков
page-own-zero-never = никогда
page-own-zero-chance-and-upper = когда закрыты Шанс и верхнее поле
page-own-zero-upper-box = когда закрыто верхнее поле
page-own-zero-upper-section = когда закрыты все верхние поля

page-own-customs = Порядок игры
page-own-start = Кто начинает
page-own-rounds = Раундов не больше
page-own-most = Игроков не больше
page-own-any = сколько угодно

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = нужно целое число до 1000.
page-own-fault-upper-box = поле верхней секции считает одно число и даёт сумму этих кубиков.
page-own-fault-not-five-alike = нужно поле, где все кубики одинаковые.
page-own-fault-needs-forced-joker = работает только с обязательным джокером.
page-own-fault-against-order = не сочетается с порядком сверху вниз.
page-own-fault-needs-chance = нужно ровно одно поле для любых кубиков.

page-own-changes = Что меняется
page-own-count = { $count ->
        [0] Без изменений
        [one] { $count } изменение
        [few] { $count } изменения
       *[many] { $count } изменений
    }
page-own-faults =
    { $count ->
        [one] Исправь { $count } ошибку.
        [few] Исправь { $count } ошибки.
       *[many] Исправь { $count } ошибок.
    }
page-own-faults-about = Исправь ошибки, отмеченные в форме. Пока показаны последние правила без ошибок.
page-own-nothing-changed = Пока ничего: это напечатанные правила.
page-own-before = было
page-own-now = стало
page-own-added = новое
page-own-gone = убрано

page-own-expected = Среднее при идеальной игре
page-own-solve-about = Будут просмотрены все возможные партии; это займёт несколько секунд.
page-own-solve = Рассчитать эти правила
page-own-solving = Считаем: { $share }
page-own-stop = Остановить
page-own-these = Эти правила
page-own-original = Напечатанные
page-own-difference = Разница

page-own-out = Сохранить и поделиться
page-own-read = Читать правила
page-own-compare = Сравнить с напечатанными
page-own-share = Поделиться ссылкой
page-own-share-about = Правила содержатся в самой ссылке; на сервере ничего не хранится.
page-own-save = Скачать как TOML
