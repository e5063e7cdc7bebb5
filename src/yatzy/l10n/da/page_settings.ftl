# The page: settings, installing, and a server that is away.

page-settings = Indstillinger
page-shortcut-lay = Åbn et bord
page-install = Tilføj Yatzy som app

page-like-language = Sprog
page-like-language-own = Som browseren
page-like-theme = Tema
page-like-theme-system = System
page-like-theme-light = Lyst
page-like-theme-dark = Mørkt
page-like-motion = Bevægelse
page-like-motion-system = System
page-like-motion-none = Ingen
page-like-sound = Lyd
page-like-sound-off = Fra
page-like-sound-on = Til
page-like-keys = Taster ved bordet
page-like-keys-on = Til
page-like-keys-off = Fra
page-like-dice = Terninger
page-like-dice-birch = Birk
page-like-dice-walnut = Valnød
page-like-dice-pips = Store øjne

page-away-title = Serveren svarer ikke
page-away-lost = Intet er tabt: dine spil venter, hvor de er, og fortsætter, når den er tilbage.
page-away-check = Siden bliver ved med at spørge. Tager det lang tid: er denne enhed online, og er computeren med bordene tændt?
page-away-again = Spørg nu
page-away-asks = Spørger …
