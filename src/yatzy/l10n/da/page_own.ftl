# The page: rules of one's own.

page-own-about = Ret, hvad et felt kræver eller giver, tilføj et, spil med seks terninger: gå ud fra en trykt blok, og se straks, hvad det fører til.
page-own-begin = Hvilken blok går du ud fra?
page-own-title = { $title } på vores måde
page-own-open = Åbn en TOML-fil
page-own-from = Går ud fra { $title }
page-own-anew = Begynd forfra
page-own-link-wrong = Arket i dette link kan ikke læses.
page-own-play = Spil efter disse regler

page-own-name-of-game = Spillets navn
page-own-dice = Terninger
page-own-rolls = Kast pr. omgang
page-own-order = Rækkefølge
page-own-order-free = fri
page-own-order-fixed = oppefra og ned
page-own-bonus = Bonus for øvre del
page-own-bonus-at = Fra denne sum
page-own-points = Point

page-own-boxes = Felter
page-own-add-box = Tilføj et felt
page-own-new-box = Nyt felt
page-own-name = Navn
page-own-section = Del
page-own-upper = Øvre del
page-own-lower = Nedre del
page-own-move-up = Flyt { $name } op
page-own-move-down = Flyt { $name } ned
page-own-remove = Fjern { $name } fra blokken
page-own-face = Værdi
page-own-asks = Kræver
page-own-asks-groups = ens terninger
page-own-asks-run = værdier i træk
page-own-asks-faces = netop disse værdier
page-own-asks-face = én værdi
page-own-asks-any = hvad som helst
page-own-groups = Hvor mange ens
page-own-shared = Samme værdi må bruges i begge grupper
page-own-run = Hvor mange i træk
page-own-faces = Værdier
page-own-pays = Giver
page-own-pays-matched = summen af de terninger
page-own-pays-all = summen af alle terninger
page-own-pays-fixed = altid det samme
page-own-plus = Og oveni
page-own-last-resort = Kun når intet andet åbent felt giver point

page-own-alike = Fem ens igen
page-own-alike-on = Giver noget ekstra, når eget felt er lukket
page-own-alike-box = Eget felt
page-own-alike-bonus = Bonus pr. gang
page-own-joker = Som joker
page-own-joker-none = tæller som det, de er
page-own-joker-free = fri: i alle nedre felter
page-own-joker-forced = tvungen: som reglerne siger
page-own-upper-first = Det øvre felt kommer først
page-own-upper-first-always = altid
page-own-upper-first-after-points = kun efter point i eget felt
page-own-in-chance = Værd i Chancen
page-own-as-usual = som sædvanlig
page-own-zero = Et nul
page-own-zero-never = aldrig
page-own-zero-chance-and-upper = når Chancen og det øvre felt er lukket
page-own-zero-upper-box = når det øvre felt er lukket
page-own-zero-upper-section = når alle øvre felter er lukket

page-own-customs = Rundt om bordet
page-own-start = Hvem begynder?
page-own-rounds = Runder, højst
page-own-most = Spillere, højst
page-own-any = frit antal

page-own-fault = { $label }: { $fault }
page-own-fault-not-pays = skal være et helt tal op til 1000.
page-own-fault-upper-box = et felt i øvre del tæller én værdi og giver summen af de terninger.
page-own-fault-not-five-alike = skal være et, der kræver, at alle terninger er ens.
page-own-fault-needs-forced-joker = går kun sammen med en tvungen joker.
page-own-fault-against-order = går ikke sammen med rækkefølgen oppefra og ned.
page-own-fault-needs-chance = kræver præcis ét felt, hvor alle kast gælder.

page-own-changes = Hvad der ændres
page-own-count = { $count ->
        [0] Ingen ændringer
        [one] Én ændring
       *[other] { $count } ændringer
    }
page-own-faults = { $count ->
        [one] Én ting er ikke i orden endnu.
       *[other] { $count } ting er ikke i orden endnu.
    }
page-own-faults-about = Noget er ikke i orden endnu, se markeringen i formularen. Indtil da vises det, der sidst var i orden.
page-own-nothing-changed = Intet endnu: spillene går præcis som på den trykte blok.
page-own-before = før
page-own-now = nu
page-own-added = nyt
page-own-gone = fjernet

page-own-expected = Hvad perfekt spil giver
page-own-solve-about = Alle mulige spil regnes igennem; det tager nogle sekunder.
page-own-solve = Løs disse regler
page-own-solving = Løser: { $share }
page-own-stop = Stop
page-own-these = Disse regler
page-own-original = Den trykte blok
page-own-difference = Forskel

page-own-out = Gem og del
page-own-read = Læs reglerne
page-own-compare = Sammenlign med originalen
page-own-share = Del med link
page-own-share-about = Hele arket ligger i linket; intet gemmes noget sted.
page-own-save = Hent som TOML
