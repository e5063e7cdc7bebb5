# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistikk
page-records-whose = Statistikk for
page-records-none = Sluttsummer, utvikling og dyre vaner fra hvert spill du fullfører her, ved siden av den perfekte spilleren. Du trenger ingen konto: nøkkelen blir i denne nettleseren.
page-records-start = Før statistikk
page-records-name = Navnet du spiller under
page-records-add = Noen andre
page-records-add-about = Spill på denne enheten under dette navnet teller fra nå av, sammen med dem den fortsatt husker.
page-records-empty = Ingenting å vise ennå
page-records-empty-about = Fullfør et spill som { $name }, så dukker det opp her.
page-records-play = Spill et spill
page-records-playing = { $count ->
        [one] Ett spill pågår.
       *[other] { $count } spill pågår.
    }
page-records-later = { $count ->
        [one] Ett spill gjennomgås fortsatt …
       *[other] { $count } spill gjennomgås fortsatt …
    }
page-records-opening = Henter …
page-records-sheet = Blokk
page-records-games = { $rounds ->
        [one] Ett spill
       *[other] { $rounds } spill
    }
page-records-best = Best
page-records-worst = Lavest
page-records-mean = Snitt
page-records-perfect = perfekt spill: { $number }
page-records-odds-later = Hva den perfekte spilleren får, regnes ut …
page-records-rates = Hvor ofte
page-records-upper-bonus = Øvre bonus
page-records-five-alike = Fem like
page-records-rate = { $made } av { $of }
page-records-you = du
page-records-best-play = perfekt spill
page-records-further = Fem like igjen gir deg { $own } poeng per spill i snitt, perfekt spill { $perfect }.
page-records-choices = Valgene dine
page-records-accuracy = Beste valg
page-records-cost-each = Gitt bort per valg
page-records-cost-game = Gitt bort per spill
page-records-luck = Terningflaks per spill
page-records-habits = Dyre vaner
page-records-habit = { $times ->
        [one] én gang
        [2] to ganger
       *[other] { $times } ganger
    }, { $points } poeng
page-records-more-habits = { $count ->
        [one] Én til
       *[other] { $count } til
    }
page-records-no-habits = Ingen valg kostet noe.
page-records-trend = Fra spill til spill
page-records-yours = Dine data
page-records-device = Til en annen enhet
page-records-device-about = Den som åpner lenken, har denne statistikken og kan slette den. Åpne den bare på den andre enheten din.
page-records-device-qr = QR-kode som tar statistikken til en annen enhet
page-records-export = Last ned alt
page-records-remove = Fjern fra enheten
page-records-remove-about = Statistikken blir på serveren, og på andre enheter som har nøkkelen. Uten nøkkelen finner ingen den igjen.
page-records-remove-yes = Fjern
page-records-delete = Slett alt
page-records-delete-about = Det { $name } har oppnådd, slettes for godt på alle enheter, og navnet i disse spillene byttes ut med et nummer. Selve spillene blir hos dem som har kodene.
page-records-delete-yes = Slett
page-records-take = Statistikk fra en annen enhet
page-records-take-about = I denne lenken ligger statistikken til noen. Spill her under det navnet regnes med i den, så ta bare over det som er ditt eget.
page-records-take-yes = Ta over
