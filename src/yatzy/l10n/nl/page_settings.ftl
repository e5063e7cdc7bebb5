# The page: settings, installing, and a server that is away.

page-settings = Instellingen
page-like-name = Je naam
page-like-colour = Je kleur
page-colour-fir = Spar
page-colour-sea = Zee
page-colour-ochre = Oker
page-colour-plum = Pruim
page-colour-teal = Petrol
page-colour-rose = Roos
page-colour-moss = Mos
page-colour-slate = Lei
page-shortcut-lay = Tafel maken
page-install = App installeren

page-like-language = Taal
page-like-language-own = Van de browser
page-like-theme = Thema
page-like-theme-system = Systeem
page-like-theme-light = Licht
page-like-theme-dark = Donker
page-like-motion = Beweging
page-like-motion-system = Systeem
page-like-motion-none = Geen
page-like-sound = Geluid
page-like-sound-off = Uit
page-like-sound-on = Aan
page-like-best = Beste vak markeren
page-like-best-off = Uit
page-like-best-on = Aan
page-like-pass = Volgende speler aankondigen op een gedeeld toestel
page-like-pass-on = Aan
page-like-pass-off = Uit
page-like-keys = Sneltoetsen
page-like-keys-on = Aan
page-like-keys-off = Uit
page-like-dice = Dobbelstenen
page-like-dice-birch = Berk
page-like-dice-walnut = Notenhout
page-like-dice-pips = Grote stippen

page-away-title = De server antwoordt niet
page-away-lost = Je potjes zijn bewaard en gaan verder zodra de server terug is.
page-away-check = We blijven het proberen. Controleer je verbinding, en of de computer met de server aanstaat.
page-away-again = Opnieuw proberen
page-away-asks = Opnieuw proberen …
