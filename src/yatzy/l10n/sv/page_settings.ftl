# The page: settings, installing, and a server that is away.

page-settings = Inställningar
page-like-name = Ditt namn
page-like-colour = Din färg
page-colour-fir = Gran
page-colour-sea = Hav
page-colour-ochre = Ockra
page-colour-plum = Plommon
page-colour-teal = Petrol
page-colour-rose = Ros
page-colour-moss = Mossa
page-colour-slate = Skiffer
page-shortcut-lay = Skapa ett bord
page-install = Installera appen

page-like-language = Språk
page-like-language-own = Som webbläsaren
page-like-theme = Tema
page-like-theme-system = System
page-like-theme-light = Ljust
page-like-theme-dark = Mörkt
page-like-motion = Rörelse
page-like-motion-system = System
page-like-motion-none = Ingen
page-like-sound = Ljud
page-like-sound-off = Av
page-like-sound-on = På
page-like-best = Markera bästa rutan
page-like-best-off = Av
page-like-best-on = På
page-like-pass = Visa nästa spelare på en delad enhet
page-like-pass-on = På
page-like-pass-off = Av
page-like-keys = Kortkommandon
page-like-keys-on = På
page-like-keys-off = Av
page-like-dice = Tärningar
page-like-dice-birch = Björk
page-like-dice-walnut = Valnöt
page-like-dice-pips = Stora prickar

page-away-title = Servern svarar inte
page-away-lost = Dina partier är sparade och fortsätter när den är tillbaka.
page-away-check = Försöker fortfarande. Kontrollera uppkopplingen, och att datorn med servern är på.
page-away-again = Försök igen
page-away-asks = Försöker …
