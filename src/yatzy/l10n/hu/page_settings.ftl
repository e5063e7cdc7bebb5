# The page: settings, installing, and a server that is away.

page-settings = Beállítások
page-like-name = A neved
page-like-colour = A színed
page-colour-fir = Fenyő
page-colour-sea = Tenger
page-colour-ochre = Okker
page-colour-plum = Szilva
page-colour-teal = Türkiz
page-colour-rose = Rózsa
page-colour-moss = Moha
page-colour-slate = Pala
page-shortcut-lay = Asztal létrehozása
page-install = Az app telepítése

page-like-language = Nyelv
page-like-language-own = A böngészőé
page-like-theme = Téma
page-like-theme-system = Rendszer
page-like-theme-light = Világos
page-like-theme-dark = Sötét
page-like-motion = Mozgás
page-like-motion-system = Rendszer
page-like-motion-none = Nincs
page-like-sound = Hang
page-like-sound-off = Ki
page-like-sound-on = Be
page-like-best = Legjobb rovat kiemelése
page-like-best-off = Ki
page-like-best-on = Be
page-like-pass = Következő játékos jelzése közös eszközön
page-like-pass-on = Be
page-like-pass-off = Ki
page-like-keys = Billentyűparancsok
page-like-keys-on = Be
page-like-keys-off = Ki
page-like-dice = Kockák
page-like-dice-birch = Nyír
page-like-dice-walnut = Dió
page-like-dice-pips = Nagy pöttyök

page-away-title = A szerver nem válaszol
page-away-lost = A játékaid el vannak mentve, és folytatódnak, ha a szerver visszatér.
page-away-check = Még próbálkozunk. Ellenőrizd a kapcsolatodat, és hogy be van-e kapcsolva a szerver gépe.
page-away-again = Újrapróbálás
page-away-asks = Próbálkozás…
