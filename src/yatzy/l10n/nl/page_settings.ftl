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
page-shortcut-lay = Tafel openen
page-install = Zet Yatzy bij je apps

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
page-like-pass = Volgende speler aankondigen op een gedeeld apparaat
page-like-pass-on = Aan
page-like-pass-off = Uit
page-like-keys = Toetsen aan tafel
page-like-keys-on = Aan
page-like-keys-off = Uit
page-like-dice = Dobbelstenen
page-like-dice-birch = Berk
page-like-dice-walnut = Notenhout
page-like-dice-pips = Grote stippen

page-away-title = De server antwoordt niet
page-away-lost = Er is niets verloren: je potjes wachten waar ze zijn en gaan verder zodra hij terug is.
page-away-check = Deze pagina blijft het vragen. Duurt het lang: is dit toestel online, en staat de computer met de tafels aan?
page-away-again = Vraag nu
page-away-asks = Vragen …
