# A match with the same dice, and how everyone fares in it.

page-match-about = Alle spiller alene og møter de samme kastene. Høyeste sluttsum vinner.
page-match-won = { $count ->
        [one] { $players } vant med { $points } poeng
       *[other] { $players } deler seieren med { $points } poeng
    }
page-match-over = Kampen er slutt. Alle spill kan gjennomgås.
page-match-along = Spill med
page-match-go-on = Fortsett spillet ditt
page-match-nobody = Ingen spiller ennå.
page-match-invite = Den som åpner dette, kan spille med, nå eller senere.
page-match-close = Avslutt kampen
page-match-close-yes = Avslutt
page-match-close-about = { $playing ->
        [0] Ingen kan bli med lenger, og alle kan gå gjennom alle spill.
        [one] Ett spill er ikke ferdig. Ingen kan bli med lenger, og alle kan gå gjennom alle spill.
       *[other] { $playing } spill er ikke ferdige. Ingen kan bli med lenger, og alle kan gå gjennom alle spill.
    }

page-match-by = Rangert
page-match-by-total = etter sluttsum
page-match-by-cost = etter valg
page-match-cost-about = Poeng gitt bort i forhold til de beste valgene: jo færre, desto bedre, uansett hva terningene gjorde.
page-match-place = Plass
page-match-name = Navn
page-match-accuracy = Beste valg
page-match-total = Totalt
page-match-cost = Gitt bort
page-match-playing = { $turns } av { $boxes } omganger
page-match-count = { $players ->
        [one] Én spiller med
       *[other] { $players } spiller med
    }, { $over ->
        [0] ingen er ferdig.
        [one] én er ferdig.
       *[other] { $over } er ferdige.
    }
page-match-later = { $count ->
        [one] Hva én av dem ga bort, regnes fortsatt ut.
       *[other] Hva { $count } av dem ga bort, regnes fortsatt ut.
    }
page-match-no-costs = Ingen er ferdig ennå.
page-match-share = { $sheet }, dagens spill { $date }: { $points } poeng, plass { $place } av { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } gitt bort
    }
page-match-until = Åpen til { $day }.
page-match-apart = Nye spillere og gjester
page-match-apart-about = På rangeringen teller dagens første spill, for den som har spilt her i minst en uke.
page-match-new = ny
page-match-guest = gjest
page-match-again = ikke det første
page-match-unusual = uvanlig flaks
page-match-unusual-about = Uvanlig flaks: for den som ikke kjenner terningene på forhånd, går høyst ett av { $games } spill slik.
page-match-key = Spillene dine teller på rangeringen når du har spilt her i en uke. Til det lagrer nettleseren en nøkkel, som for statistikken din.
