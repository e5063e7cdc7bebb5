# The page: settings, installing, and a server that is away.

page-settings = Настройки
page-like-name = Твоё имя
page-like-colour = Твой цвет
page-colour-fir = Ель
page-colour-sea = Море
page-colour-ochre = Охра
page-colour-plum = Слива
page-colour-teal = Бирюза
page-colour-rose = Роза
page-colour-moss = Мох
page-colour-slate = Сланец
page-shortcut-lay = Создать стол
page-install = Установить приложение

page-like-language = Язык
page-like-language-own = Как в браузере
page-like-theme = Тема
page-like-theme-system = Системная
page-like-theme-light = Светлая
page-like-theme-dark = Тёмная
page-like-motion = Анимация
page-like-motion-system = Как в системе
page-like-motion-none = Без анимации
page-like-sound = Звук
page-like-sound-off = Выкл.
page-like-sound-on = Вкл.
page-like-best = Выделять лучшее поле
page-like-best-off = Выкл.
page-like-best-on = Вкл.
page-like-pass = Объявлять следующего на общем устройстве
page-like-pass-on = Вкл.
page-like-pass-off = Выкл.
page-like-keys = Горячие клавиши
page-like-keys-on = Вкл.
page-like-keys-off = Выкл.
page-like-dice = Кубики
page-like-dice-birch = Берёза
page-like-dice-walnut = Орех
page-like-dice-pips = Крупные точки

page-away-title = Сервер не отвечает
page-away-lost = Игры сохранены и продолжатся, как только он ответит.
page-away-check = Пробуем дальше. Проверь связь и включён ли компьютер с сервером.
page-away-again = Повторить
page-away-asks = Подключаемся…
