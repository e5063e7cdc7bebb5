# The page: settings, installing, and a server that is away.

page-settings = Iestatījumi
page-like-name = Tavs vārds
page-like-colour = Tava krāsa
page-colour-fir = Egle
page-colour-sea = Jūra
page-colour-ochre = Okers
page-colour-plum = Plūme
page-colour-teal = Tirkīzs
page-colour-rose = Roze
page-colour-moss = Sūna
page-colour-slate = Šīferis
page-shortcut-lay = Sagatavot galdu
page-install = Instalēt Yatzy kā lietotni

page-like-language = Valoda
page-like-language-own = Kā pārlūkā
page-like-theme = Izskats
page-like-theme-system = Kā sistēmā
page-like-theme-light = Gaišs
page-like-theme-dark = Tumšs
page-like-motion = Animācija
page-like-motion-system = Kā sistēmā
page-like-motion-none = Izslēgta
page-like-sound = Skaņa
page-like-sound-off = Izslēgta
page-like-sound-on = Ieslēgta
page-like-best = Izcelt labāko lauciņu
page-like-best-off = Izslēgta
page-like-best-on = Ieslēgta
page-like-pass = Kopīgā ierīcē rādīt nākamo spēlētāju
page-like-pass-on = Ieslēgta
page-like-pass-off = Izslēgta
page-like-keys = Taustiņi pie galda
page-like-keys-on = Ieslēgti
page-like-keys-off = Izslēgti
page-like-dice = Kauliņi
page-like-dice-birch = Bērzs
page-like-dice-walnut = Valrieksts
page-like-dice-pips = Lielas acis

page-away-title = Serveris neatbild
page-away-lost = Nekas nav zudis: tavas spēles gaida turpat un turpināsies, kad tas būs atpakaļ.
page-away-check = Šī lapa turpina mēģināt. Ja tas ievelkas: vai šī ierīce ir tiešsaistē un vai darbojas dators, kurā ir galdi?
page-away-again = Mēģināt tagad
page-away-asks = Mēģina…
