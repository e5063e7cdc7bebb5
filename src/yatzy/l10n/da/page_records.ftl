# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistik
page-records-whose = Spiller
page-records-none = Se dine point, din udvikling og dine dyreste fejl ved siden af perfekt spil. Ingen konto: din nøgle bliver i denne browser.
page-records-start = Gem min statistik
page-records-name = Dit spillernavn
page-records-add = Tilføj en spiller
page-records-add-about = Spil med dette navn på denne enhed tæller fra nu af, og dem, den stadig husker.
page-records-empty = Ingen spil endnu
page-records-empty-about = Spil et spil færdigt som { $name } for at se det her.
page-records-play = Spil et spil
page-records-playing = { $count ->
        [one] Ét spil er i gang.
       *[other] { $count } spil er i gang.
    }
page-records-later = { $count ->
        [one] Gennemgår 1 spil …
       *[other] Gennemgår { $count } spil …
    }
page-records-opening = Indlæser …
page-records-sheet = Regler
page-records-games = { $rounds ->
        [one] Ét spil
       *[other] { $rounds } spil
    }
page-records-best = Bedst
page-records-worst = Lavest
page-records-mean = Snit
page-records-perfect = perfekt spil: { $number }
page-records-odds-later = Regner perfekt spil ud …
page-records-rates = Hvor ofte
page-records-upper-bonus = Bonus øverst
page-records-five-alike = Fem ens
page-records-rate = { $made } af { $of }
page-records-you = dig
page-records-best-play = perfekt spil
page-records-further = Nye fem ens giver dig { $own } point pr. spil i snit, perfekt spil { $perfect }.
page-records-choices = Dine valg
page-records-accuracy = Bedste valg
page-records-cost-each = Point spildt pr. valg
page-records-cost-game = Point spildt pr. spil
page-records-luck = Held pr. spil
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
page-records-no-habits = Du har ikke spildt nogen point.
page-records-trend = Fra spil til spil
page-records-yours = Dine data
page-records-device = Flyt til en anden enhed
page-records-device-about = Den, der åbner linket, får denne statistik og kan slette den. Åbn det kun på din anden enhed.
page-records-device-qr = QR-kode, der tager statistikken med til en anden enhed
page-records-export = Download alt
page-records-remove = Fjern fra enheden
page-records-remove-about = Statistikken bliver på serveren og på andre enheder, der har nøglen. Uden nøglen finder ingen den igen.
page-records-remove-yes = Fjern
page-records-delete = Slet alt
page-records-delete-about = Sletter statistikken for { $name } for altid på alle enheder, og erstatter navnet i de spil med et nummer. Den, der har et spils kode, kan stadig åbne det.
page-records-delete-yes = Slet
page-records-take = Statistik fra en anden enhed
page-records-take-about = Linket indeholder en spillers statistik. Spil med det navn her tæller så med. Fortsæt kun, hvis du selv har oprettet linket.
page-records-take-yes = Tilføj på denne enhed
