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
page-shortcut-lay = Loo laud
page-install = Paigalda rakendus

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
page-like-keys = Kiirklahvid
page-like-keys-on = Sees
page-like-keys-off = Väljas
page-like-dice = Täringud
page-like-dice-birch = Kask
page-like-dice-walnut = Pähklipuu
page-like-dice-pips = Suured silmad

page-away-title = Server ei vasta
page-away-lost = Sinu mängud on salvestatud ja jätkuvad, kui server on tagasi.
page-away-check = Proovin edasi. Kontrolli ühendust ja kas serveri arvuti töötab.
page-away-again = Proovi kohe
page-away-asks = Proovin…
