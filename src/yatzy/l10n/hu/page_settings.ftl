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
page-shortcut-lay = Asztal nyitása
page-install = Yatzy az appok közé

page-like-language = Nyelv
page-like-language-own = A böngészőé
page-like-theme = Megjelenés
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
page-like-keys = Billentyűk az asztalnál
page-like-keys-on = Be
page-like-keys-off = Ki
page-like-dice = Kockák
page-like-dice-birch = Nyír
page-like-dice-walnut = Dió
page-like-dice-pips = Nagy pöttyök

page-away-title = A szerver nem válaszol
page-away-lost = Semmi sem veszett el: a játékaid a helyükön várnak, és folytatódnak, ha a szerver visszatér.
page-away-check = Az oldal újra meg újra próbálkozik. Ha sokáig tart: van hálózata ennek az eszköznek, és fut a gép, amelyen az asztalok vannak?
page-away-again = Próba most
page-away-asks = Próbálkozás…
