# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistik
page-records-whose = Statistik for
page-records-none = Slutsummer, udvikling og dyre vaner fra hvert spil, du gør færdigt her, ved siden af den perfekte spiller. Du behøver ingen konto: nøglen bliver i denne browser.
page-records-start = Før statistik
page-records-name = Navnet, du spiller under
page-records-add = En anden
page-records-add-about = Spil på denne enhed under dette navn tæller fra nu af, sammen med dem, den stadig husker.
page-records-empty = Intet at vise endnu
page-records-empty-about = Spil et spil færdigt som { $name }, så dukker det op her.
page-records-play = Spil et spil
page-records-playing = { $count ->
        [one] Ét spil er i gang.
       *[other] { $count } spil er i gang.
    }
page-records-later = { $count ->
        [one] Ét spil gennemgås stadig …
       *[other] { $count } spil gennemgås stadig …
    }
page-records-opening = Henter …
page-records-sheet = Blok
page-records-games = { $rounds ->
        [one] Ét spil
       *[other] { $rounds } spil
    }
page-records-best = Bedst
page-records-worst = Lavest
page-records-mean = Snit
page-records-perfect = perfekt spil: { $number }
page-records-odds-later = Hvad den perfekte spiller får, udregnes …
page-records-rates = Hvor ofte
page-records-upper-bonus = Øvre bonus
page-records-five-alike = Fem ens
page-records-rate = { $made } af { $of }
page-records-you = dig
page-records-best-play = perfekt spil
page-records-further = Fem ens igen giver dig { $own } point pr. spil i snit, perfekt spil { $perfect }.
page-records-choices = Dine valg
page-records-accuracy = Bedste valg
page-records-cost-each = Givet væk pr. valg
page-records-cost-game = Givet væk pr. spil
page-records-luck = Terningheld pr. spil
page-records-habits = Dyre vaner
page-records-habit = { $times ->
        [one] én gang
        [2] to gange
       *[other] { $times } gange
    }, { $points } point
page-records-more-habits = { $count ->
        [one] Én til
       *[other] { $count } til
    }
page-records-no-habits = Ingen valg kostede noget.
page-records-trend = Fra spil til spil
page-records-yours = Dine data
page-records-device = Til en anden enhed
page-records-device-about = Den, der åbner linket, har denne statistik og kan slette den. Åbn det kun på din anden enhed.
page-records-device-qr = QR-kode, der tager statistikken med til en anden enhed
page-records-export = Download alt
page-records-remove = Fjern fra enheden
page-records-remove-about = Statistikken bliver på serveren og på andre enheder, der har nøglen. Uden nøglen finder ingen den igen.
page-records-remove-yes = Fjern
page-records-delete = Slet alt
page-records-delete-about = Det, { $name } har opnået, slettes for altid på alle enheder, og navnet i de spil erstattes af et nummer. Selve spillene bliver hos dem, der har koderne.
page-records-delete-yes = Slet
page-records-take = Statistik fra en anden enhed
page-records-take-about = I dette link ligger der en statistik. Spil her under det navn regnes med i den, så overtag kun det, der er dit eget.
page-records-take-yes = Overtag
