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
page-shortcut-lay = Crea un tavolo
page-install = Installa l’app

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
page-like-keys = Scorciatoie da tastiera
page-like-keys-on = Sì
page-like-keys-off = No
page-like-dice = Dadi
page-like-dice-birch = Betulla
page-like-dice-walnut = Noce
page-like-dice-pips = Punti grandi

page-away-title = Il server non risponde
page-away-lost = Le tue partite sono salvate e riprendono quando torna.
page-away-check = Nuovi tentativi in corso. Controlla la connessione e che il computer che ospita i tavoli sia acceso.
page-away-again = Riprova
page-away-asks = Tentativo…
