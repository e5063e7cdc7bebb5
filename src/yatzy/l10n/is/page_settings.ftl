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
page-shortcut-lay = Opna borð
page-install = Setja Yatzy upp sem forrit

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
page-like-sound-off = Af
page-like-sound-on = Á
page-like-best = Auðkenna besta reitinn
page-like-best-off = Af
page-like-best-on = Á
page-like-pass = Sýna næsta leikmann á sameiginlegu tæki
page-like-pass-on = Á
page-like-pass-off = Af
page-like-keys = Lyklar við borðið
page-like-keys-on = Á
page-like-keys-off = Af
page-like-dice = Teningar
page-like-dice-birch = Birki
page-like-dice-walnut = Valhnota
page-like-dice-pips = Stórir punktar

page-away-title = Þjónninn svarar ekki
page-away-lost = Ekkert er glatað: leikirnir þínir bíða þar sem þeir eru og halda áfram þegar hann er kominn aftur.
page-away-check = Þessi síða heldur áfram að reyna. Ef það dregst: er þetta tæki nettengt, og er kveikt á tölvunni sem geymir borðin?
page-away-again = Reyna núna
page-away-asks = Reyni …
