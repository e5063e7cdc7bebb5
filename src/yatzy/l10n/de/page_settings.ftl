# The page: settings, installing, and a server that is away.

page-settings = Einstellungen
page-like-name = Dein Name
page-like-colour = Deine Farbe
page-colour-fir = Tanne
page-colour-sea = Meer
page-colour-ochre = Ocker
page-colour-plum = Pflaume
page-colour-teal = Petrol
page-colour-rose = Rose
page-colour-moss = Moos
page-colour-slate = Schiefer
page-shortcut-lay = Tisch eröffnen
page-install = App installieren

page-like-language = Sprache
page-like-language-own = Wie im Browser
page-like-theme = Farben
page-like-theme-system = System
page-like-theme-light = Hell
page-like-theme-dark = Dunkel
page-like-motion = Bewegung
page-like-motion-system = System
page-like-motion-none = Keine
page-like-sound = Ton
page-like-sound-off = Aus
page-like-sound-on = An
page-like-best = Bestes Feld hervorheben
page-like-best-off = Aus
page-like-best-on = An
page-like-pass = Nächste Person am gemeinsamen Gerät ansagen
page-like-pass-on = An
page-like-pass-off = Aus
page-like-keys = Tastenkürzel
page-like-keys-on = An
page-like-keys-off = Aus
page-like-dice = Würfel
page-like-dice-birch = Birke
page-like-dice-walnut = Nussbaum
page-like-dice-pips = Große Augen

page-away-title = Der Server antwortet nicht
page-away-lost = Deine Spiele sind gespeichert und gehen weiter, sobald er wieder da ist.
page-away-check = Wir versuchen es weiter. Prüf deine Verbindung, und ob der Rechner mit dem Server läuft.
page-away-again = Erneut versuchen
page-away-asks = Wird versucht …
