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
page-install = Zainstaluj aplikację

page-like-language = Język
page-like-language-own = Jak przeglądarka
page-like-theme = Motyw
page-like-theme-system = Systemowy
page-like-theme-light = Jasny
page-like-theme-dark = Ciemny
page-like-motion = Animacje
page-like-motion-system = Systemowe
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
page-like-keys = Skróty klawiszowe
page-like-keys-on = Wł.
page-like-keys-off = Wył.
page-like-dice = Kości
page-like-dice-birch = Brzoza
page-like-dice-walnut = Orzech
page-like-dice-pips = Duże oczka

page-away-title = Serwer nie odpowiada
page-away-lost = Twoje gry są zapisane; wznowisz je, gdy serwer wróci.
page-away-check = Próbujemy dalej. Sprawdź połączenie i czy komputer z serwerem jest włączony.
page-away-again = Ponów
page-away-asks = Łączymy…
