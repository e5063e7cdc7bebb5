# Records: what somebody has reached, kept under a key of this browser.

page-records-title = Statistikk
page-records-whose = Spiller
page-records-none = Se poengene dine, utviklingen og de dyreste feilene ved siden av perfekt spill. Ingen konto: nøkkelen din blir i denne nettleseren.
page-records-start = Lagre statistikken min
page-records-name = Spillernavnet ditt
page-records-add = Legg til en spiller
page-records-add-about = Spill med dette navnet på denne enheten teller fra nå av, og de den fortsatt husker.
page-records-empty = Ingen spill ennå
page-records-empty-about = Fullfør et spill som { $name } for å se det her.
page-records-play = Spill et spill
page-records-playing = { $count ->
        [one] Ett spill pågår.
       *[other] { $count } spill pågår.
    }
page-records-later = { $count ->
        [one] Går gjennom 1 spill …
       *[other] Går gjennom { $count } spill …
    }
page-records-opening = Laster …
page-records-sheet = Regler
page-records-games = { $rounds ->
        [one] Ett spill
       *[other] { $rounds } spill
    }
page-records-best = Best
page-records-worst = Lavest
page-records-mean = Snitt
page-records-perfect = perfekt spill: { $number }
page-records-odds-later = Regner ut perfekt spill …
page-records-rates = Hvor ofte
page-records-upper-bonus = Øvre bonus
page-records-five-alike = Fem like
page-records-rate = { $made } av { $of }
page-records-you = du
page-records-best-play = perfekt spill
page-records-further = Fem like på nytt gir deg { $own } poeng per spill i snitt, perfekt spill { $perfect }.
page-records-choices = Valgene dine
page-records-accuracy = Beste valg
page-records-cost-each = Poeng tapt per valg
page-records-cost-game = Poeng tapt per spill
page-records-luck = Flaks per spill
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
page-records-no-habits = Du har ikke tapt noen poeng.
page-records-trend = Fra spill til spill
page-records-yours = Dine data
page-records-device = Flytt til en annen enhet
page-records-device-about = Den som åpner lenken, får denne statistikken og kan slette den. Åpne den bare på den andre enheten din.
page-records-device-qr = QR-kode som tar statistikken til en annen enhet
page-records-export = Last ned alt
page-records-remove = Fjern fra enheten
page-records-remove-about = Statistikken blir på serveren og på andre enheter med nøkkelen. Uten nøkkelen finner ingen den igjen.
page-records-remove-yes = Fjern
page-records-delete = Slett alt
page-records-delete-about = Sletter statistikken til { $name } for godt på alle enheter, og bytter ut navnet i spillene med et nummer. Den som har koden til et spill, kan fortsatt åpne det.
page-records-delete-yes = Slett
page-records-take = Statistikk fra en annen enhet
page-records-take-about = Denne lenken inneholder statistikken til en spiller. Spill med det navnet her teller da med. Fortsett bare hvis du laget lenken selv.
page-records-take-yes = Legg til på denne enheten
