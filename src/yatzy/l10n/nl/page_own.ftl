# The page: rules of one's own.

page-own-about = Verander wat een vak nodig heeft of oplevert, voeg vakken toe, speel met zes dobbelstenen. Begin met gedrukte regels en zie meteen wat er verandert.
page-own-begin = Met welke regels begin je?
page-own-title = { $title }, onze regels
page-own-open = TOML-bestand openen
page-own-from = Begonnen met { $title }
page-own-anew = Opnieuw beginnen
page-own-link-wrong = De regels in deze link zijn niet te lezen.
page-own-play = Speel met deze regels

page-own-name-of-game = Naam van het spel
page-own-dice = Dobbelstenen
page-own-rolls = Worpen per beurt
page-own-order = Vakken invullen
page-own-order-free = in elke volgorde
page-own-order-fixed = van boven naar onder
page-own-strike = Wegstrepen
page-own-strike-free = wanneer je wilt
page-own-strike-last = alleen als niets punten geeft
page-own-bonus = Bonus bovenste deel
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
page-own-remove = { $name } weghalen
page-own-face = Ogen
page-own-asks = Nodig
page-own-asks-groups = gelijke dobbelstenen
page-own-asks-run = getallen op rij
page-own-asks-faces = precies deze getallen
page-own-asks-face = één aantal ogen
page-own-asks-any = elke worp
page-own-groups = Hoeveel gelijke
page-own-shared = Beide groepen mogen hetzelfde aantal ogen hebben
page-own-run = Hoeveel op rij
page-own-faces = Getallen
page-own-pays = Levert op
page-own-pays-matched = som van die dobbelstenen
page-own-pays-all = som van alle dobbelstenen
page-own-pays-fixed = vast aantal punten
page-own-plus = Plus
page-own-last-resort = Alleen als geen ander open vak punten geeft

page-own-alike = Nog eens vijf dezelfde
page-own-alike-on = Bijzondere regels voor nog eens vijf dezelfde
page-own-alike-box = Eigen vak
page-own-alike-bonus = Bonus per keer
page-own-bonus-after = Bonus telt
page-own-bonus-after-points = na punten in eigen vak
page-own-bonus-after-any-entry = na punten of een nul
page-own-bonus-while = Bonus geldt
page-own-bonus-while-always = altijd
page-own-bonus-while-upper-open = alleen bij open vak bovenin
page-own-joker = Joker
page-own-joker-none = geen joker
page-own-joker-free = vrij: elk vak onderin
page-own-joker-forced = verplicht: volgens de regels
page-own-joker-pays = Een joker levert op
page-own-joker-pays-dice = wat de dobbelstenen geven
page-own-joker-pays-highest = het hoogste van het vak
page-own-upper-first = Het vak bovenin gaat voor
page-own-upper-first-always = altijd
page-own-upper-first-after-points = alleen na punten
page-own-in-chance = Punten in Kans
page-own-as-usual = zoals altijd
page-own-zero = Geeft 0
page-own-zero-never = nooit
page-own-zero-chance-and-upper = zodra Kans en het vak bovenin ingevuld zijn
page-own-zero-upper-box = zodra het vak bovenin ingevuld is
page-own-zero-upper-section = zodra alle vakken bovenin ingevuld zijn

page-own-customs = Aan tafel
page-own-start = Wie begint
page-own-rounds = Max. rondes
page-own-most = Max. spelers
page-own-any = onbeperkt

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = moet een heel getal tot 1000 zijn.
page-own-fault-upper-box = een vak in het bovenste deel telt één aantal ogen en geeft de som van die dobbelstenen.
page-own-fault-not-five-alike = moet een vak zijn waarvoor alle dobbelstenen gelijk moeten zijn.
page-own-fault-needs-forced-joker = kan alleen met een verplichte joker.
page-own-fault-against-order = kan niet met vakken die je van boven naar onder invult.
page-own-fault-needs-chance = heeft precies één vak nodig waarin elke worp goed is.

page-own-changes = Wat er verandert
page-own-count = { $count ->
        [0] Geen wijzigingen
        [one] Eén wijziging
       *[other] { $count } wijzigingen
    }
page-own-faults = { $count ->
        [one] Herstel 1 fout.
       *[other] Herstel { $count } fouten.
    }
page-own-faults-about = Herstel de fouten die in het formulier staan. Tot dan zie je de laatste regels die klopten.
page-own-nothing-changed = Nog niets: dit zijn de gedrukte regels.
page-own-before = eerst
page-own-now = nu
page-own-added = nieuw
page-own-gone = weggehaald

page-own-expected = Gemiddeld bij perfect spel
page-own-solve-about = Elk mogelijk potje wordt doorgerekend; dat duurt een paar seconden.
page-own-solve = Regels doorrekenen
page-own-solving = Doorrekenen: { $share }
page-own-stop = Stop
page-own-these = Deze regels
page-own-original = Gedrukte regels
page-own-difference = Verschil

page-own-out = Bewaren en delen
page-own-read = Regels lezen
page-own-compare = Vergelijk met de gedrukte regels
page-own-share = Link delen
page-own-share-about = De link zelf bevat je regels; op de server wordt niets bewaard.
page-own-save = Downloaden als TOML
