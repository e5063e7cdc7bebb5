# The page: settings, installing, and a server that is away.

page-settings = Nuostatos
page-like-name = Tavo vardas
page-like-colour = Tavo spalva
page-colour-fir = Eglė
page-colour-sea = Jūra
page-colour-ochre = Ochra
page-colour-plum = Slyva
page-colour-teal = Turkis
page-colour-rose = Rožė
page-colour-moss = Samanos
page-colour-slate = Skalūnas
page-shortcut-lay = Kurti stalą
page-install = Įdiegti programėlę

page-like-language = Kalba
page-like-language-own = Kaip naršyklės
page-like-theme = Išvaizda
page-like-theme-system = Sistemos
page-like-theme-light = Šviesi
page-like-theme-dark = Tamsi
page-like-motion = Animacija
page-like-motion-system = Sistemos
page-like-motion-none = Išjungta
page-like-sound = Garsas
page-like-sound-off = Išjungtas
page-like-sound-on = Įjungtas
page-like-best = Paryškinti geriausią langelį
page-like-best-off = Išjungta
page-like-best-on = Įjungta
page-like-pass = Bendrame įrenginyje rodyti, kas kitas
page-like-pass-on = Įjungta
page-like-pass-off = Išjungta
page-like-keys = Spartieji klavišai
page-like-keys-on = Įjungti
page-like-keys-off = Išjungti
page-like-dice = Kauliukai
page-like-dice-birch = Beržas
page-like-dice-walnut = Riešutmedis
page-like-dice-pips = Didelės akutės

page-away-title = Serveris neatsako
page-away-lost = Tavo partijos išsaugotos ir tęsis, kai serveris grįš.
page-away-check = Bandoma toliau. Patikrink ryšį ir ar įjungtas kompiuteris, kuriame veikia serveris.
page-away-again = Bandyti vėl
page-away-asks = Bandoma…
