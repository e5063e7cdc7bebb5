# The page: settings, installing, and a server that is away.

page-settings = Settings
page-like-name = Your name
page-like-colour = Your colour
page-colour-fir = Fir
page-colour-sea = Sea
page-colour-ochre = Ochre
page-colour-plum = Plum
page-colour-teal = Teal
page-colour-rose = Rose
page-colour-moss = Moss
page-colour-slate = Slate
page-shortcut-lay = Create a table
page-install = Install the app

page-like-language = Language
page-like-language-own = Browser’s
page-like-theme = Theme
page-like-theme-system = System
page-like-theme-light = Light
page-like-theme-dark = Dark
page-like-motion = Motion
page-like-motion-system = System
page-like-motion-none = None
page-like-sound = Sound
page-like-sound-off = Off
page-like-sound-on = On
page-like-best = Highlight the best box
page-like-best-off = Off
page-like-best-on = On
page-like-pass = Announce the next player on a shared device
page-like-pass-on = On
page-like-pass-off = Off
page-like-keys = Keyboard shortcuts
page-like-keys-on = On
page-like-keys-off = Off
page-like-dice = Dice
page-like-dice-birch = Birch
page-like-dice-walnut = Walnut
page-like-dice-pips = Large pips

page-away-title = The server isn’t answering
page-away-lost = Your games are saved and resume once it’s back.
page-away-check = Still trying. Check your connection and that the host computer is on.
page-away-again = Retry
page-away-asks = Trying …
