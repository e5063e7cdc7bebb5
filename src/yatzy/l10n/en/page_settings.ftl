# The page: settings, installing, and a server that is away.

page-settings = Settings
page-shortcut-lay = Lay a table
page-install = Add Yatzy to your apps

page-like-language = Language
page-like-language-own = As in the browser
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
page-like-keys = Keys at the table
page-like-keys-on = On
page-like-keys-off = Off
page-like-dice = Dice
page-like-dice-birch = Birch
page-like-dice-walnut = Walnut
page-like-dice-pips = Large pips

page-away-title = The server does not answer
page-away-lost = Nothing is lost: your games wait where they are, and go on once it is back.
page-away-check = This page keeps asking. If it takes long: is this device online, and is the computer that keeps the tables switched on?
page-away-again = Ask now
page-away-asks = Asking …
