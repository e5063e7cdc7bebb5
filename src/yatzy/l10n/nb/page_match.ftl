# A match with the same dice, and how everyone fares in it.

page-match-about = Alle spiller alene og får de samme kastene. Høyeste sluttsum vinner.
page-match-won = { $count ->
        [one] { $players } vant med { $points } poeng
       *[other] { $players } deler seieren med { $points } poeng
    }
page-match-over = Kampen er slutt. Du kan gå gjennom alle spillene.
page-match-along = Bli med
page-match-go-on = Fortsett spillet ditt
page-match-nobody = Ingen spiller ennå.
page-match-invite = Den som åpner dette, kan bli med, nå eller senere.
page-match-close = Avslutt kampen
page-match-close-yes = Avslutt
page-match-close-about = { $playing ->
        [0] Ingen kan bli med lenger, og alle kan gå gjennom alle spill.
        [one] Ett spill er ikke ferdig. Ingen kan bli med lenger, og alle kan gå gjennom alle spill.
       *[other] { $playing } spill er ikke ferdige. Ingen kan bli med lenger, og alle kan gå gjennom alle spill.
    }

page-match-by = Rangering
page-match-by-total = etter sluttsum
page-match-by-cost = etter tapte poeng
page-match-cost-about = Poeng tapt mot de beste valgene: færre er bedre, uansett terninger.
page-match-place = Plass
page-match-name = Navn
page-match-accuracy = Beste valg
page-match-total = Totalt
page-match-cost = Poeng tapt
page-match-playing = { $turns } av { $boxes } omganger
page-match-count = { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }, { $over ->
        [0] ingen er ferdig.
        [one] 1 er ferdig.
       *[other] { $over } er ferdige.
    }
page-match-later = { $count ->
        [one] Tapte poeng i 1 spill regnes fortsatt ut.
       *[other] Tapte poeng i { $count } spill regnes fortsatt ut.
    }
page-match-no-costs = Ingen er ferdig ennå.
page-match-share = { $sheet }, dagens spill { $date }: { $points } poeng, plass { $place } av { $over }{ $known ->
        [no] {""}
       *[yes] , { $cost } poeng tapt
    }
page-match-until = Åpen til { $day }.
page-match-apart = Nye spillere og gjester
page-match-apart-about = Rangeringen teller hver spillers første spill for dagen, når spilleren har spilt her i en uke.
page-match-new = ny
page-match-guest = gjest
page-match-again = ikke det første
page-match-unusual = uvanlig flaks
page-match-unusual-about = Uvanlig flaks: for den som ikke kjenner terningene på forhånd, går høyst ett av { $games } spill slik.
page-match-key = Spillene dine teller på rangeringen når du har spilt her i en uke. Til det lagrer nettleseren en nøkkel, som for statistikken din.
