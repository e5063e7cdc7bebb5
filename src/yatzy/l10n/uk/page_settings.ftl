# The page: settings, installing, and a server that is away.

page-settings = Параметри
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
page-install = Додати Yatzy до застосунків

page-like-language = Мова
page-like-language-own = Як у браузері
page-like-theme = Тема
page-like-theme-system = Системна
page-like-theme-light = Світла
page-like-theme-dark = Темна
page-like-motion = Рух
page-like-motion-system = Як у системі
page-like-motion-none = Без руху
page-like-sound = Звук
page-like-sound-off = Вимк.
page-like-sound-on = Увімк.
page-like-best = Виділяти найкраще поле
page-like-best-off = Вимк.
page-like-best-on = Увімк.
page-like-pass = Оголошувати наступного на спільному пристрої
page-like-pass-on = Увімк.
page-like-pass-off = Вимк.
page-like-keys = Клавіші за столом
page-like-keys-on = Увімк.
page-like-keys-off = Вимк.
page-like-dice = Кубики
page-like-dice-birch = Береза
page-like-dice-walnut = Горіх
page-like-dice-pips = Великі крапки

page-away-title = Сервер не відповідає
page-away-lost = Нічого не пропало: ігри чекають там, де були, й підуть далі, щойно він повернеться.
page-away-check = Сторінка питає далі. Якщо це надовго: чи є інтернет на цьому пристрої і чи працює комп’ютер зі столами?
page-away-again = Спитати зараз
page-away-asks = Питаємо…
