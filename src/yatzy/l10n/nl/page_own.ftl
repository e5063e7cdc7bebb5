# The page: rules of one's own.

page-own-about = Verander wat een vak vraagt of geeft, voeg er een toe, speel met zes dobbelstenen: ga uit van een gedrukt blok en zie meteen wat dat doet.
page-own-begin = Van welk blok ga je uit?
page-own-title = Onze eigen { $title }
page-own-open = TOML-bestand openen
page-own-from = Uitgaande van { $title }
page-own-anew = Opnieuw beginnen
page-own-link-wrong = Het regelblad in deze link is niet te lezen.
page-own-play = Speel met deze regels

page-own-name-of-game = Naam van het spel
page-own-dice = Dobbelstenen
page-own-rolls = Worpen per beurt
page-own-order = Volgorde
page-own-order-free = vrij
page-own-order-fixed = van boven naar onder
page-own-strike = Wegstrepen
page-own-strike-free = wanneer je wilt
page-own-strike-last = alleen als niets punten geeft
page-own-bonus = Bonus voor het bovenste deel
page-own-bonus-at = Vanaf deze som
page-own-points = Punten

page-own-boxes = Vakken
page-own-add-box = Vak toevoegen
page-own-new-box = Nieuw vak
page-own-name = Naam
page-own-section = Deel
page-own-upper = Bovenste deel
page-own-lower = Onderste deel
page-own-move-up = { $name } omhoog
page-own-move-down = { $name } omlaag
page-own-remove = { $name } van het blok halen
page-own-face = Ogen
page-own-asks = Vraagt
page-own-asks-groups = gelijke stenen
page-own-asks-run = getallen op rij
page-own-asks-faces = precies deze getallen
page-own-asks-face = één aantal ogen
page-own-asks-any = elke worp
page-own-groups = Hoeveel gelijke
page-own-shared = Eén aantal ogen mag voor beide groepen tellen
page-own-run = Hoeveel op rij
page-own-faces = Getallen
page-own-pays = Geeft
page-own-pays-matched = som van die stenen
page-own-pays-all = som van alle stenen
page-own-pays-fixed = altijd evenveel
page-own-plus = En nog
page-own-last-resort = Alleen als geen ander open vak punten geeft

page-own-alike = Nog eens vijf dezelfde
page-own-alike-on = Levert iets extra’s op zodra het eigen vak dicht is
page-own-alike-box = Eigen vak
page-own-alike-bonus = Bonus per keer
page-own-bonus-after = Bonus telt
page-own-bonus-after-points = na punten in eigen vak
page-own-bonus-after-any-entry = na punten of een nul
page-own-bonus-while = Bonus geldt
page-own-bonus-while-always = altijd
page-own-bonus-while-upper-open = alleen bij open vak bovenin
page-own-joker = Als joker
page-own-joker-none = telt gewoon mee
page-own-joker-free = vrij: in elk vak onderin
page-own-joker-forced = verplicht: volgens de regels
page-own-joker-pays = Een joker geeft
page-own-joker-pays-dice = wat de stenen opleveren
page-own-joker-pays-highest = het hoogste van het vak
page-own-upper-first = Het vak bovenin gaat voor
page-own-upper-first-always = altijd
page-own-upper-first-after-points = alleen na punten in eigen vak
page-own-in-chance = Waarde in Kans
page-own-as-usual = zoals altijd
page-own-zero = Een nul
page-own-zero-never = nooit
page-own-zero-chance-and-upper = zodra Kans en het vak bovenin dicht zijn
page-own-zero-upper-box = zodra het vak bovenin dicht is
page-own-zero-upper-section = zodra alle vakken bovenin dicht zijn

page-own-customs = Rond de tafel
page-own-start = Wie begint?
page-own-rounds = Max. rondes
page-own-most = Max. spelers
page-own-any = onbeperkt

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = moet een heel getal tot 1000 zijn.
page-own-fault-upper-box = een vak in het bovenste deel telt één aantal ogen en geeft de som van die dobbelstenen.
page-own-fault-not-five-alike = moet een vak zijn dat om louter gelijke dobbelstenen vraagt.
page-own-fault-needs-forced-joker = kan alleen met een verplichte joker.
page-own-fault-against-order = kan niet samen met de volgorde van boven naar onder.
page-own-fault-needs-chance = vraagt precies één vak waarin elke worp goed is.

page-own-changes = Wat er verandert
page-own-count = { $count ->
        [0] Geen wijzigingen
        [one] Eén wijziging
       *[other] { $count } wijzigingen
    }
page-own-faults = { $count ->
        [one] Eén ding klopt nog niet.
       *[other] { $count } dingen kloppen nog niet.
    }
page-own-faults-about = Er klopt nog iets niet, zie het formulier. Tot die tijd staat hier wat het laatst klopte.
page-own-nothing-changed = Nog niets: je speelt precies als op het gedrukte blok.
page-own-before = eerst
page-own-now = nu
page-own-added = nieuw
page-own-gone = weggehaald

page-own-expected = Wat perfect spel geeft
page-own-solve-about = Elk mogelijk potje wordt doorgerekend; dat duurt een paar seconden.
page-own-solve = Los deze regels op
page-own-solving = Oplossen: { $share }
page-own-stop = Stop
page-own-these = Deze regels
page-own-original = Het gedrukte blok
page-own-difference = Verschil

page-own-out = Bewaren en doorgeven
page-own-read = Regels lezen
page-own-compare = Vergelijk met het origineel
page-own-share = Deel met een link
page-own-share-about = Het regelblad zelf zit in de link; er wordt nergens iets opgeslagen.
page-own-save = Opslaan als TOML
