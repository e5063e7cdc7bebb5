# The page: settings, installing, and a server that is away.

page-settings = Impostazioni
page-like-name = Il tuo nome
page-like-colour = Il tuo colore
page-colour-fir = Abete
page-colour-sea = Mare
page-colour-ochre = Ocra
page-colour-plum = Prugna
page-colour-teal = Petrolio
page-colour-rose = Rosa
page-colour-moss = Muschio
page-colour-slate = Ardesia
page-shortcut-lay = Apri un tavolo
page-install = Aggiungi Yatzy alle tue app

page-like-language = Lingua
page-like-language-own = Come il browser
page-like-theme = Tema
page-like-theme-system = Sistema
page-like-theme-light = Chiaro
page-like-theme-dark = Scuro
page-like-motion = Animazioni
page-like-motion-system = Sistema
page-like-motion-none = Nessuna
page-like-sound = Suono
page-like-sound-off = No
page-like-sound-on = Sì
page-like-best = Evidenzia la casella migliore
page-like-best-off = No
page-like-best-on = Sì
page-like-pass = Annuncia chi gioca dopo sul dispositivo condiviso
page-like-pass-on = Sì
page-like-pass-off = No
page-like-keys = Tasti al tavolo
page-like-keys-on = Sì
page-like-keys-off = No
page-like-dice = Dadi
page-like-dice-birch = Betulla
page-like-dice-walnut = Noce
page-like-dice-pips = Punti grandi

page-away-title = Il server non risponde
page-away-lost = Non si perde niente: le tue partite aspettano dove sono, e riprendono quando torna.
page-away-check = Questa pagina continua a provare. Se dura molto: il dispositivo è in rete, e il computer che tiene i tavoli è acceso?
page-away-again = Riprova ora
page-away-asks = Nuovo tentativo…
