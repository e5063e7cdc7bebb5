# The page: settings, installing, and a server that is away.

page-settings = Asetukset
page-like-name = Nimesi
page-like-colour = Värisi
page-colour-fir = Kuusi
page-colour-sea = Meri
page-colour-ochre = Okra
page-colour-plum = Luumu
page-colour-teal = Turkoosi
page-colour-rose = Ruusu
page-colour-moss = Sammal
page-colour-slate = Liuske
page-shortcut-lay = Luo pöytä
page-install = Asenna sovellus

page-like-language = Kieli
page-like-language-own = Selaimen
page-like-theme = Teema
page-like-theme-system = Järjestelmä
page-like-theme-light = Vaalea
page-like-theme-dark = Tumma
page-like-motion = Liike
page-like-motion-system = Järjestelmä
page-like-motion-none = Pois
page-like-sound = Ääni
page-like-sound-off = Pois
page-like-sound-on = Päällä
page-like-best = Korosta paras ruutu
page-like-best-off = Pois
page-like-best-on = Päällä
page-like-pass = Näytä seuraava pelaaja yhteisellä laitteella
page-like-pass-on = Päällä
page-like-pass-off = Pois
page-like-keys = Pikanäppäimet
page-like-keys-on = Päällä
page-like-keys-off = Pois
page-like-dice = Nopat
page-like-dice-birch = Koivu
page-like-dice-walnut = Pähkinä
page-like-dice-pips = Isot silmät

page-away-title = Palvelin ei vastaa
page-away-lost = Pelisi ovat tallessa ja jatkuvat, kun palvelin palaa.
page-away-check = Yritetään edelleen. Tarkista yhteytesi ja että palvelinkone on päällä.
page-away-again = Yritä nyt
page-away-asks = Yritetään…
