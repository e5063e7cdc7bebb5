# The page: settings, installing, and a server that is away.

page-settings = Nuostatos
page-shortcut-lay = Ruošti stalą
page-install = Įdiegti Yatzy kaip programėlę

page-like-language = Kalba
page-like-language-own = Kaip naršyklės
page-like-theme = Išvaizda
page-like-theme-system = Sistemos
page-like-theme-light = Šviesi
page-like-theme-dark = Tamsi
page-like-motion = Judesys
page-like-motion-system = Sistemos
page-like-motion-none = Be judesio
page-like-sound = Garsas
page-like-sound-off = Išjungtas
page-like-sound-on = Įjungtas
page-like-keys = Klavišai prie stalo
page-like-keys-on = Įjungti
page-like-keys-off = Išjungti
page-like-dice = Kauliukai
page-like-dice-birch = Beržas
page-like-dice-walnut = Riešutmedis
page-like-dice-pips = Didelės akutės

page-away-title = Serveris neatsako
page-away-lost = Niekas neprarasta: tavo partijos laukia ten, kur yra, ir tęsis, kai serveris grįš.
page-away-check = Šis puslapis vis klausia. Jei trunka ilgai: ar šis įrenginys prisijungęs ir ar veikia kompiuteris, kuriame yra stalai?
page-away-again = Klausti dabar
page-away-asks = Klausiama …
