# The page: settings, installing, and a server that is away.

page-settings = Indstillinger
page-like-name = Dit navn
page-like-colour = Din farve
page-colour-fir = Gran
page-colour-sea = Hav
page-colour-ochre = Okker
page-colour-plum = Blomme
page-colour-teal = Petrol
page-colour-rose = Rose
page-colour-moss = Mos
page-colour-slate = Skifer
page-shortcut-lay = Opret et bord
page-install = Installér appen

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
page-like-best = Fremhæv det bedste felt
page-like-best-off = Fra
page-like-best-on = Til
page-like-pass = Vis næste spiller på en delt enhed
page-like-pass-on = Til
page-like-pass-off = Fra
page-like-keys = Genvejstaster
page-like-keys-on = Til
page-like-keys-off = Fra
page-like-dice = Terninger
page-like-dice-birch = Birk
page-like-dice-walnut = Valnød
page-like-dice-pips = Store øjne

page-away-title = Serveren svarer ikke
page-away-lost = Dine spil er gemt og fortsætter, når den er tilbage.
page-away-check = Prøver stadig. Tjek forbindelsen, og at computeren med serveren er tændt.
page-away-again = Prøv igen
page-away-asks = Prøver …
