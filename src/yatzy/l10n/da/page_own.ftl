# The page: rules of one's own.

page-own-about = Ret, hvad et felt kræver eller giver, tilføj felter, brug seks terninger. Gå ud fra trykte regler, og se straks, hvad der ændres.
page-own-begin = Hvilke regler går du ud fra?
page-own-title = Vores egen { $title }
page-own-open = Åbn en TOML-fil
page-own-from = Går ud fra { $title }
page-own-anew = Begynd forfra
page-own-link-wrong = Reglerne i dette link kan ikke læses.
page-own-play = Spil efter disse regler

page-own-name-of-game = Spillets navn
page-own-dice = Terninger
page-own-rolls = Kast pr. tur
page-own-order = Udfyld felterne
page-own-order-free = i valgfri rækkefølge
page-own-order-fixed = oppefra og ned
page-own-strike = Stryge et felt
page-own-strike-free = når som helst
page-own-strike-last = kun når intet giver point
page-own-bonus = Bonus i øverste del
page-own-bonus-at = Fra denne sum
page-own-points = Point

page-own-boxes = Felter
page-own-add-box = Tilføj et felt
page-own-new-box = Nyt felt
page-own-name = Navn
page-own-section = Del
page-own-upper = Øverste del
page-own-lower = Nederste del
page-own-move-up = Flyt { $name } op
page-own-move-down = Flyt { $name } ned
page-own-remove = Fjern { $name }
page-own-face = Tal
page-own-asks = Kræver
page-own-asks-groups = ens terninger
page-own-asks-run = tal på række
page-own-asks-faces = netop disse tal
page-own-asks-face = ét tal
page-own-asks-any = alle terninger
page-own-groups = Hvor mange ens
page-own-shared = Begge grupper må have samme tal
page-own-run = Hvor mange på række
page-own-faces = Tal
page-own-pays = Giver
page-own-pays-matched = summen af de terninger
page-own-pays-all = summen af alle terninger
page-own-pays-fixed = faste point
page-own-plus = Plus
page-own-last-resort = Kun når intet andet åbent felt ville give point

page-own-alike = Nye fem ens
page-own-alike-on = Særlige regler for nye fem ens
page-own-alike-box = Eget felt
page-own-alike-bonus = Bonus pr. gang
page-own-bonus-after = Bonus tæller
page-own-bonus-after-points = efter point i eget felt
page-own-bonus-after-any-entry = efter point eller nul
page-own-bonus-while = Bonus gives
page-own-bonus-while-always = altid
page-own-bonus-while-upper-open = kun med åbent felt øverst
page-own-joker = Joker
page-own-joker-none = ingen joker
page-own-joker-free = fri: alle felter i nederste del
page-own-joker-forced = tvungen af reglerne
page-own-joker-pays = En joker giver
page-own-joker-pays-dice = hvad terningerne giver
page-own-joker-pays-highest = det meste, feltet kan give
page-own-upper-first = Tallets felt kommer først
page-own-upper-first-always = altid
page-own-upper-first-after-points = kun efter point
page-own-in-chance = Giver i Chancen
page-own-as-usual = som sædvanlig
page-own-zero = Giver nul
page-own-zero-never = aldrig
page-own-zero-chance-and-upper = når Chancen og tallets felt er udfyldt
page-own-zero-upper-box = når tallets felt er udfyldt
page-own-zero-upper-section = når hele øverste del er udfyldt

page-own-customs = Ved bordet
page-own-start = Hvem begynder
page-own-rounds = Flest runder
page-own-most = Flest spillere
page-own-any = frit antal

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = skal være et helt tal op til 1000.
page-own-fault-upper-box = et felt i øverste del tæller ét tal og giver summen af de terninger.
page-own-fault-not-five-alike = skal være et, der kræver, at alle terninger er ens.
page-own-fault-needs-forced-joker = virker kun med tvungen joker.
page-own-fault-against-order = virker ikke, når felterne udfyldes oppefra og ned.
page-own-fault-needs-chance = kræver præcis ét felt til alle terninger.

page-own-changes = Hvad der ændres
page-own-count = { $count ->
        [0] Ingen ændringer
        [one] Én ændring
       *[other] { $count } ændringer
    }
page-own-faults = { $count ->
        [one] Ret 1 fejl.
       *[other] Ret { $count } fejl.
    }
page-own-faults-about = Ret de fejl, der er markeret i formularen. Indtil da ser du de seneste gyldige regler.
page-own-nothing-changed = Intet endnu: det er de trykte regler.
page-own-before = før
page-own-now = nu
page-own-added = nyt
page-own-gone = fjernet

page-own-expected = Snit ved perfekt spil
page-own-solve-about = Alle mulige spil gennemregnes; det tager nogle sekunder.
page-own-solve = Gennemregn disse regler
page-own-solving = Gennemregner: { $share }
page-own-stop = Stop
page-own-these = Disse regler
page-own-original = Trykte regler
page-own-difference = Forskel

page-own-out = Gem og del
page-own-read = Læs reglerne
page-own-compare = Sammenlign med de trykte regler
page-own-share = Del link
page-own-share-about = Reglerne ligger i selve linket; intet gemmes på serveren.
page-own-save = Download som TOML
