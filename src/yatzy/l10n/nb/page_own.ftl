# The page: rules of one's own.

page-own-about = Endre hva en rute krever eller gir, legg til en, spill med seks terninger: gå ut fra en trykt blokk og se med en gang hva det fører til.
page-own-begin = Hvilken blokk går du ut fra?
page-own-title = { $title } på vår måte
page-own-open = Åpne en TOML-fil
page-own-from = Går ut fra { $title }
page-own-anew = Begynn på nytt
page-own-link-wrong = Arket i denne lenken kan ikke leses.
page-own-play = Spill etter disse reglene

page-own-name-of-game = Navnet på spillet
page-own-dice = Terninger
page-own-rolls = Kast per omgang
page-own-order = Rekkefølge
page-own-order-free = fri
page-own-order-fixed = ovenfra og ned
page-own-bonus = Bonus for øvre del
page-own-bonus-at = Fra summen
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
page-own-remove = Fjern { $name } fra blokken
page-own-face = Verdi
page-own-asks = Krever
page-own-asks-groups = like terninger
page-own-asks-run = verdier på rad
page-own-asks-faces = akkurat disse verdiene
page-own-asks-face = én verdi
page-own-asks-any = hva som helst
page-own-groups = Hvor mange like
page-own-shared = Samme verdi kan brukes i begge gruppene
page-own-run = Hvor mange på rad
page-own-faces = Verdier
page-own-pays = Gir
page-own-pays-matched = summen av de terningene
page-own-pays-all = summen av alle
page-own-pays-fixed = alltid det samme
page-own-plus = Og i tillegg
page-own-last-resort = Bare når ingen annen åpen rute gir poeng

page-own-alike = Fem like igjen
page-own-alike-on = Gir noe ekstra når egen rute er lukket
page-own-alike-box = Egen rute
page-own-alike-bonus = Bonus per gang
page-own-joker = Som joker
page-own-joker-none = teller som det er
page-own-joker-free = fri: i alle nedre ruter
page-own-joker-forced = tvungen: dit reglene sier
page-own-upper-first = Den øvre ruten går foran
page-own-upper-first-always = alltid
page-own-upper-first-after-points = bare etter poeng i egen rute
page-own-in-chance = Verdt på Sjanse
page-own-as-usual = som vanlig
page-own-zero = En null
page-own-zero-never = aldri
page-own-zero-chance-and-upper = når Sjanse og den øvre ruten er lukket
page-own-zero-upper-box = når den øvre ruten er lukket
page-own-zero-upper-section = når alle øvre ruter er lukket

page-own-customs = Rundt bordet
page-own-start = Hvem begynner?
page-own-rounds = Runder, høyst
page-own-most = Spillere, høyst
page-own-any = fritt antall

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = må være et heltall opptil 1000.
page-own-fault-upper-box = en rute i øvre del teller én verdi og gir summen av de terningene.
page-own-fault-not-five-alike = må være en som krever at alle terningene er like.
page-own-fault-needs-forced-joker = går bare sammen med en tvungen joker.
page-own-fault-against-order = går ikke sammen med rekkefølgen ovenfra og ned.
page-own-fault-needs-chance = trenger nøyaktig én rute der alle kast gjelder.

page-own-changes = Hva som endres
page-own-count = { $count ->
        [0] Ingen endringer
        [one] Én endring
       *[other] { $count } endringer
    }
page-own-faults = { $count ->
        [one] Én ting stemmer ikke ennå.
       *[other] { $count } ting stemmer ikke ennå.
    }
page-own-faults-about = Noe stemmer ikke ennå, se merkingen under feltene. Så lenge vises det som sist stemte.
page-own-nothing-changed = Ingenting ennå: spillene går nøyaktig som på den trykte blokken.
page-own-before = før
page-own-now = nå
page-own-added = ny
page-own-gone = fjernet

page-own-expected = Hva perfekt spill gir
page-own-solve-about = Alle mulige spill regnes gjennom; det tar noen sekunder.
page-own-solve = Løs disse reglene
page-own-solving = Løser: { $share }
page-own-stop = Stopp
page-own-these = Disse reglene
page-own-original = Den trykte blokken
page-own-difference = Forskjell

page-own-out = Lagre og del
page-own-read = Les reglene
page-own-compare = Sammenlign med originalen
page-own-share = Del med lenke
page-own-share-about = Hele arket ligger i lenken; ingenting lagres noe sted.
page-own-save = Last ned som TOML
