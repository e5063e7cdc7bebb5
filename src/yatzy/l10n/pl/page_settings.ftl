# The page: settings, installing, and a server that is away.

page-settings = Ustawienia
page-like-name = Twoje imię
page-like-colour = Twój kolor
page-colour-fir = Świerk
page-colour-sea = Morze
page-colour-ochre = Ochra
page-colour-plum = Śliwka
page-colour-teal = Turkus
page-colour-rose = Róża
page-colour-moss = Mech
page-colour-slate = Łupek
page-shortcut-lay = Załóż stolik
page-install = Dodaj Yatzy do aplikacji

page-like-language = Język
page-like-language-own = Jak przeglądarka
page-like-theme = Motyw
page-like-theme-system = Systemowy
page-like-theme-light = Jasny
page-like-theme-dark = Ciemny
page-like-motion = Ruch
page-like-motion-system = Systemowy
page-like-motion-none = Brak
page-like-sound = Dźwięk
page-like-sound-off = Wył.
page-like-sound-on = Wł.
page-like-best = Wyróżniaj najlepsze pole
page-like-best-off = Wył.
page-like-best-on = Wł.
page-like-pass = Zapowiadaj następną osobę na wspólnym urządzeniu
page-like-pass-on = Wł.
page-like-pass-off = Wył.
page-like-keys = Klawisze przy stoliku
page-like-keys-on = Wł.
page-like-keys-off = Wył.
page-like-dice = Kości
page-like-dice-birch = Brzoza
page-like-dice-walnut = Orzech
page-like-dice-pips = Duże oczka

page-away-title = Serwer nie odpowiada
page-away-lost = Nic nie ginie: gry czekają tam, gdzie były, i ruszą dalej, gdy serwer wróci.
page-away-check = Strona pyta dalej. Jeśli to długo trwa: czy to urządzenie ma internet i czy działa komputer, na którym są stoliki?
page-away-again = Zapytaj teraz
page-away-asks = Pytamy…
