# The page: rules of one's own.

page-own-about = Endre hva en rute krever eller gir, legg til ruter, bruk seks terninger. Gå ut fra trykte regler og se straks hva som endres.
page-own-begin = Hvilke regler går du ut fra?
page-own-title = Vår egen { $title }
page-own-open = Åpne en TOML-fil
page-own-from = Går ut fra { $title }
page-own-anew = Begynn på nytt
page-own-link-wrong = Reglene i denne lenken kan ikke leses.
page-own-play = Spill etter disse reglene

page-own-name-of-game = Navnet på spillet
page-own-dice = Terninger
page-own-rolls = Kast per omgang
page-own-order = Fyll ut rutene
page-own-order-free = i valgfri rekkefølge
page-own-order-fixed = ovenfra og ned
page-own-strike = Stryke en rute
page-own-strike-free = når som helst
page-own-strike-last = bare når ingenting gir poeng
page-own-bonus = Bonus for øvre del
page-own-bonus-at = Fra denne summen
page-own-points = Poeng

page-own-boxes = Ruter
page-own-add-box = Legg til en rute
page-own-new-box = Ny rute
page-own-name = Navn
page-own-section = Del
page-own-upper = Øvre del
page-own-lower = Nedre del
page-own-move-up = Flytt { $name } opp
page-own-move-down = Flytt { $name } ned
page-own-remove = Fjern { $name }
page-own-face = Tall
page-own-asks = Krever
page-own-asks-groups = like terninger
page-own-asks-run = tall på rad
page-own-asks-faces = akkurat disse tallene
page-own-asks-face = ett tall
page-own-asks-any = alle terninger
page-own-groups = Hvor mange like
page-own-shared = Begge gruppene kan ha samme tall
page-own-run = Hvor mange på rad
page-own-faces = Tall
page-own-pays = Gir
page-own-pays-matched = summen av de terningene
page-own-pays-all = summen av alle
page-own-pays-fixed = faste poeng
page-own-plus = Pluss
page-own-last-resort = Bare når ingen annen åpen rute ville gitt poeng

page-own-alike = Fem like på nytt
page-own-alike-on = Egne regler for fem like på nytt
page-own-alike-box = Egen rute
page-own-alike-bonus = Bonus per gang
page-own-bonus-after = Bonus teller
page-own-bonus-after-points = etter poeng i egen rute
page-own-bonus-after-any-entry = etter poeng eller null
page-own-bonus-while = Bonus gis
page-own-bonus-while-always = alltid
page-own-bonus-while-upper-open = bare med åpen øvre rute
page-own-joker = Joker
page-own-joker-none = ingen joker
page-own-joker-free = fri: i alle nedre ruter
page-own-joker-forced = tvungen av reglene
page-own-joker-pays = En joker gir
page-own-joker-pays-dice = det terningene gir
page-own-joker-pays-highest = det meste ruten kan gi
page-own-upper-first = Den øvre ruten kommer først
page-own-upper-first-always = alltid
page-own-upper-first-after-points = bare etter poeng
page-own-in-chance = Gir på Sjanse
page-own-as-usual = som vanlig
page-own-zero = Gir null
page-own-zero-never = aldri
page-own-zero-chance-and-upper = når Sjanse og den øvre ruten er utfylt
page-own-zero-upper-box = når den øvre ruten er utfylt
page-own-zero-upper-section = når alle øvre ruter er utfylt

page-own-customs = Ved bordet
page-own-start = Hvem begynner
page-own-rounds = Flest runder
page-own-most = Flest spillere
page-own-any = fritt antall

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = må være et heltall opptil 1000.
page-own-fault-upper-box = en rute i øvre del teller ett tall og gir summen av de terningene.
page-own-fault-not-five-alike = må være en som krever at alle terningene er like.
page-own-fault-needs-forced-joker = fungerer bare med tvungen joker.
page-own-fault-against-order = fungerer ikke når rutene fylles ut ovenfra og ned.
page-own-fault-needs-chance = trenger nøyaktig én rute for alle terninger.

page-own-changes = Hva som endres
page-own-count = { $count ->
        [0] Ingen endringer
        [one] Én endring
       *[other] { $count } endringer
    }
page-own-faults = { $count ->
        [one] Rett 1 feil.
       *[other] Rett { $count } feil.
    }
page-own-faults-about = Rett feilene som er merket i skjermbildet. Til da ser du de siste gyldige reglene.
page-own-nothing-changed = Ingenting ennå: dette er de trykte reglene.
page-own-before = før
page-own-now = nå
page-own-added = ny
page-own-gone = fjernet

page-own-expected = Snitt ved perfekt spill
page-own-solve-about = Alle mulige spill regnes ut; det tar noen sekunder.
page-own-solve = Regn ut disse reglene
page-own-solving = Regner ut: { $share }
page-own-stop = Stopp
page-own-these = Disse reglene
page-own-original = Trykte regler
page-own-difference = Forskjell

page-own-out = Lagre og del
page-own-read = Les reglene
page-own-compare = Sammenlign med de trykte reglene
page-own-share = Del lenke
page-own-share-about = Reglene ligger i selve lenken; ingenting lagres på serveren.
page-own-save = Last ned som TOML
