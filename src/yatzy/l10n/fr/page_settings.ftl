# The page: settings, installing, and a server that is away.

page-settings = Réglages
page-like-name = Ton nom
page-like-colour = Ta couleur
page-colour-fir = Sapin
page-colour-sea = Mer
page-colour-ochre = Ocre
page-colour-plum = Prune
page-colour-teal = Pétrole
page-colour-rose = Rose
page-colour-moss = Mousse
page-colour-slate = Ardoise
page-shortcut-lay = Créer une table
page-install = Installer l’appli

page-like-language = Langue
page-like-language-own = Celle du navigateur
page-like-theme = Thème
page-like-theme-system = Système
page-like-theme-light = Clair
page-like-theme-dark = Sombre
page-like-motion = Animations
page-like-motion-system = Système
page-like-motion-none = Aucune
page-like-sound = Son
page-like-sound-off = Non
page-like-sound-on = Oui
page-like-best = Mettre en avant la meilleure case
page-like-best-off = Non
page-like-best-on = Oui
page-like-pass = Annoncer qui joue ensuite sur un appareil partagé
page-like-pass-on = Oui
page-like-pass-off = Non
page-like-keys = Raccourcis clavier
page-like-keys-on = Oui
page-like-keys-off = Non
page-like-dice = Dés
page-like-dice-birch = Bouleau
page-like-dice-walnut = Noyer
page-like-dice-pips = Gros points

page-away-title = Le serveur ne répond pas
page-away-lost = Tes parties sont enregistrées. Elles reprendront à son retour.
page-away-check = On essaie toujours. Vérifie ta connexion, et que l’ordinateur hôte est allumé.
page-away-again = Réessayer
page-away-asks = Nouvel essai…
