# The page: settings, installing, and a server that is away.

page-settings = Inställningar
page-shortcut-lay = Öppna ett bord
page-install = Installera Yatzy som app

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
page-like-keys = Tangenter vid bordet
page-like-keys-on = På
page-like-keys-off = Av
page-like-dice = Tärningar
page-like-dice-birch = Björk
page-like-dice-walnut = Valnöt
page-like-dice-pips = Stora prickar

page-away-title = Servern svarar inte
page-away-lost = Inget är förlorat: dina partier väntar där de är och fortsätter när den är tillbaka.
page-away-check = Sidan fortsätter att försöka. Om det dröjer: är den här enheten uppkopplad, och är datorn som har borden i gång?
page-away-again = Försök nu
page-away-asks = Försöker …
