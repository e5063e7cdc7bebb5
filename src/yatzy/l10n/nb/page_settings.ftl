# The page: settings, installing, and a server that is away.

page-settings = Innstillinger
page-shortcut-lay = Åpne et bord
page-install = Legg til Yatzy som app

page-like-language = Språk
page-like-language-own = Som nettleseren
page-like-theme = Tema
page-like-theme-system = System
page-like-theme-light = Lyst
page-like-theme-dark = Mørkt
page-like-motion = Bevegelse
page-like-motion-system = System
page-like-motion-none = Ingen
page-like-sound = Lyd
page-like-sound-off = Av
page-like-sound-on = På
page-like-keys = Taster ved bordet
page-like-keys-on = På
page-like-keys-off = Av
page-like-dice = Terninger
page-like-dice-birch = Bjørk
page-like-dice-walnut = Valnøtt
page-like-dice-pips = Store øyne

page-away-title = Serveren svarer ikke
page-away-lost = Ingenting er tapt: spillene dine venter der de er, og fortsetter når den er tilbake.
page-away-check = Siden fortsetter å spørre. Tar det lang tid: er denne enheten på nett, og er maskinen med bordene slått på?
page-away-again = Spør nå
page-away-asks = Spør …
