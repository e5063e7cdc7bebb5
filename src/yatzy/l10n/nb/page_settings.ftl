# The page: settings, installing, and a server that is away.

page-settings = Innstillinger
page-like-name = Navnet ditt
page-like-colour = Fargen din
page-colour-fir = Gran
page-colour-sea = Hav
page-colour-ochre = Oker
page-colour-plum = Plomme
page-colour-teal = Petrol
page-colour-rose = Rose
page-colour-moss = Mose
page-colour-slate = Skifer
page-shortcut-lay = Opprett et bord
page-install = Installer appen

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
page-like-best = Fremhev den beste ruta
page-like-best-off = Av
page-like-best-on = På
page-like-pass = Vis neste spiller på en delt enhet
page-like-pass-on = På
page-like-pass-off = Av
page-like-keys = Hurtigtaster
page-like-keys-on = På
page-like-keys-off = Av
page-like-dice = Terninger
page-like-dice-birch = Bjørk
page-like-dice-walnut = Valnøtt
page-like-dice-pips = Store øyne

page-away-title = Serveren svarer ikke
page-away-lost = Spillene dine er lagret og fortsetter når den er tilbake.
page-away-check = Prøver fortsatt. Sjekk forbindelsen, og at maskinen med serveren er på.
page-away-again = Prøv igjen
page-away-asks = Prøver …
