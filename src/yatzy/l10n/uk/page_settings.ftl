# The page: settings, installing, and a server that is away.

page-settings = Налаштування
page-like-name = Твоє ім’я
page-like-colour = Твій колір
page-colour-fir = Ялина
page-colour-sea = Море
page-colour-ochre = Вохра
page-colour-plum = Слива
page-colour-teal = Бірюза
page-colour-rose = Троянда
page-colour-moss = Мох
page-colour-slate = Сланець
page-shortcut-lay = Створити стіл
page-install = Установити застосунок

page-like-language = Мова
page-like-language-own = Як у браузері
page-like-theme = Тема
page-like-theme-system = Системна
page-like-theme-light = Світла
page-like-theme-dark = Темна
page-like-motion = Анімація
page-like-motion-system = Як у системі
page-like-motion-none = Немає
page-like-sound = Звук
page-like-sound-off = Вимк.
page-like-sound-on = Увімк.
page-like-best = Виділяти найкраще поле
page-like-best-off = Вимк.
page-like-best-on = Увімк.
page-like-pass = На спільному пристрої казати, чий хід
page-like-pass-on = Увімк.
page-like-pass-off = Вимк.
page-like-keys = Гарячі клавіші
page-like-keys-on = Увімк.
page-like-keys-off = Вимк.
page-like-dice = Кубики
page-like-dice-birch = Береза
page-like-dice-walnut = Горіх
page-like-dice-pips = Великі крапки

page-away-title = Сервер не відповідає
page-away-lost = Твої ігри збережено. Вони продовжаться, щойно сервер повернеться.
page-away-check = Пробуємо далі. Перевір інтернет і чи ввімкнено сервер.
page-away-again = Повторити
page-away-asks = Пробуємо…
