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
page-shortcut-lay = Izveidot galdu
page-install = Instalēt lietotni

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
page-like-best-off = Izslēgts
page-like-best-on = Ieslēgts
page-like-pass = Kopīgā ierīcē paziņot nākamo spēlētāju
page-like-pass-on = Ieslēgts
page-like-pass-off = Izslēgts
page-like-keys = Īsinājumtaustiņi
page-like-keys-on = Ieslēgti
page-like-keys-off = Izslēgti
page-like-dice = Kauliņi
page-like-dice-birch = Bērzs
page-like-dice-walnut = Valrieksts
page-like-dice-pips = Lielas acis

page-away-title = Serveris neatbild
page-away-lost = Tavas spēles ir saglabātas un turpināsies, kad serveris atgriezīsies.
page-away-check = Joprojām mēģinām. Pārbaudi savienojumu un to, vai servera dators ir ieslēgts.
page-away-again = Mēģināt vēlreiz
page-away-asks = Mēģinām…
