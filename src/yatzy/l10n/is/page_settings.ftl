# The page: settings, installing, and a server that is away.

page-settings = Stillingar
page-like-name = Nafnið þitt
page-like-colour = Liturinn þinn
page-colour-fir = Greni
page-colour-sea = Haf
page-colour-ochre = Okkur
page-colour-plum = Plóma
page-colour-teal = Túrkis
page-colour-rose = Rós
page-colour-moss = Mosi
page-colour-slate = Skífa
page-shortcut-lay = Stofna borð
page-install = Setja upp forritið

page-like-language = Tungumál
page-like-language-own = Eins og vafrinn
page-like-theme = Þema
page-like-theme-system = Kerfið
page-like-theme-light = Ljóst
page-like-theme-dark = Dökkt
page-like-motion = Hreyfing
page-like-motion-system = Kerfið
page-like-motion-none = Engin
page-like-sound = Hljóð
page-like-sound-off = Slökkt
page-like-sound-on = Kveikt
page-like-best = Auðkenna besta reitinn
page-like-best-off = Slökkt
page-like-best-on = Kveikt
page-like-pass = Sýna næsta leikmann á sameiginlegu tæki
page-like-pass-on = Kveikt
page-like-pass-off = Slökkt
page-like-keys = Flýtilyklar
page-like-keys-on = Kveikt
page-like-keys-off = Slökkt
page-like-dice = Teningar
page-like-dice-birch = Birki
page-like-dice-walnut = Valhnota
page-like-dice-pips = Stórir punktar

page-away-title = Þjónninn svarar ekki
page-away-lost = Leikirnir þínir eru vistaðir og halda áfram þegar hann er kominn aftur.
page-away-check = Við reynum áfram. Athugaðu nettenginguna og hvort kveikt er á tölvu gestgjafans.
page-away-again = Reyna aftur
page-away-asks = Reyni …
