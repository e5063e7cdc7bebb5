# The page: settings, installing, and a server that is away.

page-settings = Seaded
page-like-name = Sinu nimi
page-like-colour = Sinu värv
page-colour-fir = Kuusk
page-colour-sea = Meri
page-colour-ochre = Ooker
page-colour-plum = Ploom
page-colour-teal = Türkiis
page-colour-rose = Roos
page-colour-moss = Sammal
page-colour-slate = Kiltkivi
page-shortcut-lay = Ava laud
page-install = Lisa Yatzy rakendustesse

page-like-language = Keel
page-like-language-own = Brauseri keel
page-like-theme = Kujundus
page-like-theme-system = Süsteem
page-like-theme-light = Hele
page-like-theme-dark = Tume
page-like-motion = Liikumine
page-like-motion-system = Süsteem
page-like-motion-none = Väljas
page-like-sound = Heli
page-like-sound-off = Väljas
page-like-sound-on = Sees
page-like-best = Tõsta parim lahter esile
page-like-best-off = Väljas
page-like-best-on = Sees
page-like-pass = Näita ühises seadmes järgmist mängijat
page-like-pass-on = Sees
page-like-pass-off = Väljas
page-like-keys = Klahvid lauas
page-like-keys-on = Sees
page-like-keys-off = Väljas
page-like-dice = Täringud
page-like-dice-birch = Kask
page-like-dice-walnut = Pähkel
page-like-dice-pips = Suured silmad

page-away-title = Server ei vasta
page-away-lost = Midagi pole kadunud: su mängud ootavad oma kohal ja jätkuvad, kui server on tagasi.
page-away-check = Leht küsib muudkui uuesti. Kui see venib: kas see seade on võrgus ja kas laudade arvuti töötab?
page-away-again = Küsi kohe
page-away-asks = Küsin…
